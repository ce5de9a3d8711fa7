// A transfer of a draft that is not to be paid now: why, and that the amount stays owed.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Payout } from '../../../contract/payouts.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { payoutTexts } from './payout-labels.ts';
import { useReloadPayouts } from './use-reload-payouts.ts';

export function LeaveOutDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadPayouts();
  const form = useFormMutation({
    send: api.payouts.leaveOut,
    failure: payoutTexts.notDone,
    onSent: () => {
      toast.success(payoutTexts.leftOut);
      onClose();
      return reload();
    },
  });
  const amount = formatRupeesAndPaise(paise(payout.amount));
  return (
    <ReasonDialog
      title={t`Leave out ${payout.code}`}
      submitLabel={t`Leave out`}
      explanation={
        <Trans>
          We still owe {payout.full_name} {amount}. The next draft includes it, unless you leave it out again.
        </Trans>
      }
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ id: payout.id, reason })}
      onClose={onClose}
    />
  );
}
