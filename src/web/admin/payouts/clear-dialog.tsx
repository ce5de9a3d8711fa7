// An account from which a transfer came back is paid again as it is: somebody checked it and says why.
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { payoutTexts } from './payout-labels.ts';
import { useReloadPayouts } from './use-reload-payouts.ts';

type Payee = {
  user_id: string | null;
  full_name: string;
  account: string | null;
  last_failure: string | null;
};
type ClearDialogProps = { candidate: Payee; onClose: () => void };

export function ClearDialog({ candidate, onClose }: ClearDialogProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadPayouts();
  const form = useFormMutation({
    send: api.payouts.clearReturn,
    failure: payoutTexts.notDone,
    onSent: () => {
      toast.success(payoutTexts.cleared);
      onClose();
      return reload();
    },
  });
  const { user_id: userId, full_name: name, account, last_failure: failure } = candidate;
  return (
    <ReasonDialog
      title={t`Clear the account of ${name}`}
      submitLabel={t`Clear account`}
      destructive={false}
      explanation={
        <Trans>
          The bank returned the last transfer to {account}: {failure}. The next batch pays this account again.
        </Trans>
      }
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => userId && form.submit({ user_id: userId, reason })}
      onClose={onClose}
    />
  );
}
