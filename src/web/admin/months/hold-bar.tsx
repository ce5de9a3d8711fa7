// Decides the chosen held amounts, or all of them, for one reason.
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Chosen } from '../../components/list/all-matching.tsx';
import { BatchBar, useBatchBar } from '../../components/list/batch-bar.tsx';
import { BatchReasonButton } from '../../components/list/batch-reason-button.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { monthFailures } from './month-messages.ts';

type HoldBarProps = {
  chosen: Chosen;
  /** How many are open, counted up to 1,000. */
  total: number;
  onDone: () => void;
};

export function HoldBar({ chosen, total, onDone }: HoldBarProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const bar = useBatchBar({
    chosen,
    send: api.commissions.decideHolds,
    said: (count) => msg`${plural(count, { one: '# held amount decided', other: '# held amounts decided' })}`,
    failure: monthFailures.decideHold,
    reload: () =>
      Promise.all(
        [queries.commissions.key(), queries.months.preview.key()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
    onDone,
  });
  return (
    <BatchBar
      chosen={chosen}
      total={total}
      bar={bar}
      hint={<Trans>Choose amounts to release or lapse</Trans>}
    >
      {(isDisabled) => (
        <>
          <BatchReasonButton
            label={t`Release chosen`}
            title={t`Release the chosen amounts?`}
            explanation={
              <Trans>
                Each person gets the held amount with the next close. You can change this until then.
              </Trans>
            }
            destructive={false}
            disabled={isDisabled}
            onSubmit={(reason) => bar.run({ decision: 'released', reason })}
          />
          <BatchReasonButton
            label={t`Lapse chosen`}
            title={t`Lapse the chosen amounts?`}
            explanation={
              <Trans>
                Each person loses the held amount with the next close. You can change this until then.
              </Trans>
            }
            disabled={isDisabled}
            onSubmit={(reason) => bar.run({ decision: 'lapsed', reason })}
          />
        </>
      )}
    </BatchBar>
  );
}
