// Marks the month paid for the chosen homes, or all that match, whose tenants' rent came in full.
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import type { Chosen } from '../../components/list/all-matching.tsx';
import { BatchBar, useBatchBar } from '../../components/list/batch-bar.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

type MarkPaidBarProps = {
  chosen: Chosen;
  q: string | undefined;
  month: Month;
  /** How many match, counted up to 1,000. */
  total: number;
  onDone: () => void;
};

export function MarkPaidBar({ chosen, q, month, total, onDone }: MarkPaidBarProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const bar = useBatchBar({
    chosen,
    send: api.rvl.markMatchingPaid,
    said: (count) => msg`${plural(count, { one: '# home marked paid', other: '# homes marked paid' })}`,
    failure: failures.updateRvlPayment,
    reload: useReloadManagedRentals(),
    onDone,
  });
  const named = formatMonth(month);
  return (
    <BatchBar chosen={chosen} total={total} bar={bar} hint={<Trans>Choose homes to mark paid</Trans>}>
      {(isDisabled) => (
        <ConfirmButton
          variant="default"
          size="compact-sm"
          disabled={isDisabled}
          question={t`Mark ${named} paid for the chosen homes?`}
          explanation={
            <Trans>
              We record each home’s tenant and payment reference. To undo this, set each home back to pending.
            </Trans>
          }
          confirmLabel={t`Mark Paid`}
          onConfirm={() => bar.run({ q, month })}
        >{t`Mark Paid`}</ConfirmButton>
      )}
    </BatchBar>
  );
}
