// Says at once that a number or an address in a public text is covered for visitors.
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hasContacts } from '../../../domain/contacts.ts';
import { Hinted } from './hinted.tsx';

export function ContactHint({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useLingui();
  const hint = t`Phone numbers, email addresses and links are hidden from visitors here. People you accept see your contact details.`;
  return <Hinted hint={hasContacts(text) ? hint : undefined}>{children}</Hinted>;
}
