// Asks before an adjustment is approved, and why one is withdrawn.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { Adjustment } from '../../../contract/adjustments.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { monthFailures } from './month-messages.ts';
import { useAdjusted } from './use-adjusted.ts';

export type Decision = 'approve' | 'withdraw';

type DecisionProps = { adjustment: Adjustment; onClose: () => void };

export function AgreeDialog({ adjustment, onClose }: DecisionProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const onSent = useAdjusted(onClose);
  const form = useFormMutation({ send: api.adjustments.approve, failure: monthFailures.adjust, onSent });
  const [amount, name, month] = wordsOf(adjustment);
  const { reason } = adjustment;
  return (
    <ConfirmDialog
      opened
      title={t`Approve ${amount} for ${name}?`}
      confirmLabel={t`Approve`}
      busy={form.isBusy}
      onConfirm={() => form.submit({ id: adjustment.id })}
      onClose={onClose}
    >
      <Text>
        <Trans>
          Corrects {month}: {reason}
        </Trans>
      </Text>
      {adjustment.is_own && (
        <Text size="sm" c="dimmed">
          <Trans>
            You proposed it, so another administrator must approve it. In a demo or single-operator mode, you
            can.
          </Trans>
        </Text>
      )}
    </ConfirmDialog>
  );
}

export function WithdrawDialog({ adjustment, onClose }: DecisionProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const onSent = useAdjusted(onClose);
  const form = useFormMutation({ send: api.adjustments.withdraw, failure: monthFailures.adjust, onSent });
  const [amount, name] = wordsOf(adjustment);
  return (
    <ReasonDialog
      title={t`Withdraw ${amount} for ${name}`}
      submitLabel={t`Withdraw`}
      explanation={<Trans>Nothing is posted.</Trans>}
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ id: adjustment.id, reason })}
      onClose={onClose}
    />
  );
}

const wordsOf = ({ amount, full_name, origin_month }: Adjustment) =>
  [formatRupeesAndPaise(paise(amount)), full_name, formatMonth(origin_month)] as const;
