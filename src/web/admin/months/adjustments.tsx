// What administrators pay somebody more, or take back, for a closed month: agreed on by two, posted by a close.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Adjustment } from '../../../contract/adjustments.ts';
import type { CommissionMonth } from '../../../contract/months.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { FoldedRow } from '../../ui/setting-rows.tsx';
import { May } from '../shell/may.tsx';
import { useAdjustmentColumns } from './adjustment-columns.tsx';
import { AgreeDialog, type Decision, WithdrawDialog } from './adjustment-decisions.tsx';
import { AdjustmentDialog, type AdjustmentStart } from './adjustment-dialog.tsx';
import { monthFailures } from './month-messages.ts';

const ROWS = 25;

export function Adjustments({ months }: { months: readonly CommissionMonth[] }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [proposing, setProposing] = useState<AdjustmentStart>();
  const [deciding, setDeciding] = useState<{ adjustment: Adjustment; decision: Decision }>();
  const closed = months.filter(({ closed_at }) => closed_at !== null).map(({ month }) => month);
  const list = useInfiniteQuery(
    queries.adjustments.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: ROWS, cursor }),
      staleTime: 0,
    }),
  );
  const end = () => setDeciding(undefined);
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const proposed = rows.filter(({ state }) => state === 'proposed').length;
  return (
    <FoldedRow
      title={t`Adjustments`}
      state={list.data && (proposed > 0 ? t`${proposed} to approve` : t`Nothing to approve`)}
      text={
        <Trans>
          Use this to correct a mistake in a closed month. Another administrator approves it, and the next
          close posts it. The affiliate sees the reason in the statement.
        </Trans>
      }
      isOpen={proposed > 0}
    >
      <Stack gap="md">
        <Group>
          <May to="adjustments.propose">
            <Button
              size="sm"
              variant="default"
              disabled={closed.length === 0}
              onClick={() => setProposing({})}
            >
              <Trans>Propose an adjustment</Trans>
            </Button>
          </May>
        </Group>
        <DataList
          name="adjustments"
          label={t`Adjustments`}
          query={list}
          failure={monthFailures.loadAdjustments}
          empty={<Text size="sm" c="dimmed">{t`No adjustments yet.`}</Text>}
          columns={useAdjustmentColumns({
            onDecide: (adjustment, decision) => setDeciding({ adjustment, decision }),
            onTakeBack: setProposing,
          })}
          rowKey={({ id }) => id}
          minWidth={900}
        />
        {proposing && (
          <AdjustmentDialog months={closed} start={proposing} onClose={() => setProposing(undefined)} />
        )}
        {deciding?.decision === 'approve' && <AgreeDialog adjustment={deciding.adjustment} onClose={end} />}
        {deciding?.decision === 'withdraw' && (
          <WithdrawDialog adjustment={deciding.adjustment} onClose={end} />
        )}
      </Stack>
    </FoldedRow>
  );
}
