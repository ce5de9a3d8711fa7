// The agreement of a lease as PDF.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Lease } from '../../../contract/leases.ts';
import { PdfButton } from '../../components/pdf-button.tsx';
import { useHomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';

/** A lease that moved in with a business was agreed to elsewhere, and has no agreement of ours. */
type AgreementButtonProps = {
  lease: Pick<Lease, 'id' | 'home_name' | 'moved_on'>;
  /** Where a list of agreements says what it is of. */
  isShort?: boolean;
};

export function AgreementButton({ lease, isShort }: AgreementButtonProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const home = useHomeName(lease.home_name);
  if (lease.moved_on !== null) return null;
  return (
    <PdfButton
      label={t`Agreement as PDF: ${home}`}
      size={isShort ? 'compact-sm' : 'sm'}
      ask={() => api.leases.agreementFile({ id: lease.id })}
    >
      {isShort ? 'PDF' : <Trans>Agreement as PDF</Trans>}
    </PdfButton>
  );
}
