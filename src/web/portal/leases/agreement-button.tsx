// The agreement of a lease as PDF.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Lease } from '../../../contract/leases.ts';
import { PdfButton } from '../../components/pdf-button.tsx';
import { useApi } from '../../lib/api-provider.tsx';

/** A lease that moved in with a business was agreed to elsewhere, and has no agreement of ours. */
export function AgreementButton({ lease }: { lease: Pick<Lease, 'id' | 'home_name' | 'moved_on'> }) {
  const { t } = useLingui();
  const { api } = useApi();
  if (lease.moved_on !== null) return null;
  return (
    <PdfButton
      label={t`Agreement as PDF: ${lease.home_name}`}
      ask={() => api.leases.agreementFile({ id: lease.id })}
    >
      <Trans>Agreement as PDF</Trans>
    </PdfButton>
  );
}
