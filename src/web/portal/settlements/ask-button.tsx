// The tenant asks for the deposit.
import { useLingui } from '@lingui/react/macro';
import { useSettlementMove } from '../../components/settlements/use-settlement-move.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';

export function AskButton({ leaseId }: { leaseId: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const ask = useSettlementMove(() => api.settlements.ask({ id: leaseId }));
  return (
    <ConfirmButton
      size="sm"
      question={t`Ask for your deposit?`}
      explanation={t`The landlord then has 7 days to name deductions, and you answer each of them.`}
      confirmLabel={t`Ask for it`}
      onConfirm={() => ask.mutateAsync(undefined).catch(() => {})}
    >
      {t`Ask for the deposit`}
    </ConfirmButton>
  );
}
