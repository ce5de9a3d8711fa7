// Confirms that the fee of a check is on our account: in its row once the owner reported it, and on its page.
import { useLingui } from '@lingui/react/macro';
import type { TenantCheck } from '../../../contract/tenant-checks.ts';
import { ReferenceButton } from '../../components/tenant-checks/reference-button.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { useMay } from '../shell/use-may.ts';

type PaidButtonProps = {
  check: TenantCheck;
  /** Among other rows its name says which it is. */
  isRow?: boolean;
};

export function PaidButton({ check, isRow = false }: PaidButtonProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const may = useMay();
  const { id, number, status, payment_reference: reported } = check;
  if (status !== 'agreed' || (isRow && !reported) || !may('tenantChecks.markPaid')) return null;
  return (
    <ReferenceButton
      id={id}
      label={reported ? t`Confirm payment` : t`Mark as paid`}
      of={isRow ? number : undefined}
      explanation={t`Only after the money is in our account. The owner gets the invoice.`}
      known={reported}
      send={api.tenantChecks.markPaid}
    />
  );
}
