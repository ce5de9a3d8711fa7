// Dismisses the chosen doubts, or all that match, for one reason.
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { DoubtKind } from '../../../domain/listing-doubts.ts';
import type { Chosen } from '../../components/list/all-matching.tsx';
import { BatchBar, useBatchBar } from '../../components/list/batch-bar.tsx';
import { BatchReasonButton } from '../../components/list/batch-reason-button.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { flagFailures } from './flag-labels.ts';

type DismissBarProps = {
  chosen: Chosen;
  filter: { q: string | undefined; kind: DoubtKind | undefined };
  /** How many match, counted up to 1,000. */
  total: number;
  onDone: () => void;
};

export function DismissBar({ chosen, filter, total, onDone }: DismissBarProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const bar = useBatchBar({
    chosen,
    send: api.flags.dismissMatching,
    said: (count) => msg`${plural(count, { one: '# flag dismissed', other: '# flags dismissed' })}`,
    failure: flagFailures.save,
    reload: () => client.invalidateQueries({ queryKey: queries.flags.key() }),
    onDone,
  });
  return (
    <BatchBar
      chosen={chosen}
      total={total}
      bar={bar}
      hint={<Trans>Choose flags to dismiss them together</Trans>}
    >
      {(isDisabled) => (
        <BatchReasonButton
          label={t`Dismiss chosen`}
          title={t`Dismiss the chosen flags?`}
          explanation={<Trans>The homes stay as they are. This can’t be undone.</Trans>}
          disabled={isDisabled}
          onSubmit={(reason) => bar.run({ ...filter, reason })}
        />
      )}
    </BatchBar>
  );
}
