// The one field of whoever signs in: a mobile number or an e-mail address; the address alone where no texts can be sent.
import { useLingui } from '@lingui/react/macro';
import { TextInput, type TextInputProps } from '@mantine/core';
import { identifierOf } from '../../../domain/identifiers.ts';
import { useSettings } from '../../lib/use-settings.ts';

export function AccountField(props: TextInputProps) {
  const { t } = useLingui();
  const { texts } = useSettings();
  return texts ? (
    <TextInput label={t`Mobile number or email`} inputMode="email" autoComplete="username" {...props} />
  ) : (
    <TextInput label={t`Email address`} type="email" autoComplete="username" {...props} />
  );
}

/** Whether a number stands there, or is about to: then a code comes by SMS, or by WhatsApp. */
export function isNumber(typed: string): boolean {
  const read = identifierOf(typed);
  return read === 'bad-phone' || (typeof read === 'object' && 'phone' in read);
}

type Typed = { account: string; name: string; signupRole: 'tenant' | 'landlord' | 'none' | '' };

export const nothingTyped: Typed = { account: '', name: '', signupRole: '' };

/** What was typed so far: it comes along when somebody switches to another way in. Passwords do not. */
export type TypedAccount = { typed: Typed; keep: (typed: Partial<Typed>) => void };
