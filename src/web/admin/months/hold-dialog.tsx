// Asks why a held amount is to be released or to lapse.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { CommissionHold } from '../../../contract/commissions.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import type { HoldOutcome } from '../../../domain/months.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { monthFailures } from './month-messages.ts';

type HoldDialogProps = { hold: CommissionHold; decision: HoldOutcome; onClose: () => void };

export function HoldDialog({ hold, decision, onClose }: HoldDialogProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const form = useFormMutation({
    send: api.commissions.decideHold,
    failure: monthFailures.decideHold,
    onSent: () => {
      toast.success(msg`Held money decided`);
      onClose();
      const changed = [queries.commissions.key(), queries.months.preview.key()];
      return Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  const { affiliate_id, month, full_name: name } = hold;
  const [amount, period] = [formatRupeesAndPaise(paise(hold.amount)), formatMonth(month)];
  const isLapse = decision === 'lapsed';
  return (
    <ReasonDialog
      title={isLapse ? t`Lapse ${amount} of ${name}` : t`Release ${amount} to ${name}`}
      submitLabel={isLapse ? t`Lapse` : t`Release`}
      destructive={isLapse}
      explanation={
        isLapse ? (
          <Trans>
            {name} loses the amount held for {period} with the next close.
          </Trans>
        ) : (
          <Trans>
            {name} gets the amount held for {period} with the next close.
          </Trans>
        )
      }
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ affiliate_id, month, decision, reason })}
      onClose={onClose}
    />
  );
}
