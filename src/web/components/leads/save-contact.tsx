// The other side of an accepted visit or application for one's own address book.
import { Trans, useLingui } from '@lingui/react/macro';
import type { LeadContact } from '../../../contract/leads.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { PdfButton } from '../pdf-button.tsx';

type SaveContactProps = { id: string; person: Pick<LeadContact, 'side' | 'full_name'> };

export default function SaveContact({ id, person: { side, full_name: name } }: SaveContactProps) {
  const { t } = useLingui();
  const { api } = useApi();
  return (
    <div>
      <PdfButton
        {...(name ? { label: t`Save contact: ${name}` } : {})}
        ask={() => api.leads.contactCard({ id, side })}
      >
        <Trans>Save contact</Trans>
      </PdfButton>
    </div>
  );
}
