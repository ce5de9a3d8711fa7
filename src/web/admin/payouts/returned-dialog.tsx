// A transfer that came back: why, and that the amount is owed again.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Payout } from '../../../contract/payouts.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { payoutTexts } from './payout-labels.ts';
import { useReloadPayouts } from './use-reload-payouts.ts';

export function ReturnedDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadPayouts();
  const form = useFormMutation({
    send: api.payouts.markFailed,
    failure: payoutTexts.notDone,
    onSent: () => {
      toast.success(payoutTexts.failed);
      onClose();
      return reload();
    },
  });
  const amount = formatRupeesAndPaise(paise(payout.amount));
  return (
    <ReasonDialog
      title={t`${payout.code} came back`}
      submitLabel={t`Returned`}
      explanation={
        <Trans>
          {amount} is owed to {payout.full_name} again. They’ll see why. Nothing more is sent to that account
          until they re-enter it or an administrator clears it.
        </Trans>
      }
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ id: payout.id, reason })}
      onClose={onClose}
    />
  );
}
