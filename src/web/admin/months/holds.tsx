// Commission that waits because of how its affiliate stood, and the decision that the next close carries out.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommissionHold } from '../../../contract/commissions.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import type { HoldOutcome } from '../../../domain/months.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { FoldedRow } from '../../ui/setting-rows.tsx';
import { useMay } from '../shell/use-may.ts';
import { HoldBar } from './hold-bar.tsx';
import { useHoldColumns } from './hold-columns.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { monthFailures } from './month-messages.ts';

const ROWS = 25;

export function Holds() {
  const { t } = useLingui();
  const { queries } = useApi();
  const may = useMay();
  const [deciding, setDeciding] = useState<{ hold: CommissionHold; decision: HoldOutcome }>();
  const list = useInfiniteQuery(
    queries.commissions.listHolds.infiniteOptions({
      input: (offset: number) => ({ limit: ROWS, offset }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (last.has_more ? pages.length * ROWS : undefined),
      staleTime: 0,
    }),
  );
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const undecided = rows.filter(({ decision }) => decision === null).length;
  // Of all of them, once all are here.
  const total =
    rows.length > 0 &&
    !list.hasNextPage &&
    formatRupees(paise(rows.reduce((sum, { amount }) => sum + amount, 0)));
  return (
    <FoldedRow
      title={t`Held money`}
      state={
        list.data &&
        [total, undecided > 0 ? t`${undecided} to decide` : t`Nothing to decide`].filter(Boolean).join(' · ')
      }
      text={<Trans>The next close applies your decision. You can change it until then.</Trans>}
      isOpen={undecided > 0}
    >
      <Stack gap="md">
        <DataList
          name="holds"
          label={t`Held money`}
          query={list}
          failure={monthFailures.loadHolds}
          empty={<Text size="sm" c="dimmed">{t`No money is held.`}</Text>}
          columns={useHoldColumns((hold, decision) => setDeciding({ hold, decision }))}
          rowKey={({ affiliate_id: id, month }) => `${month} ${id}`}
          choosing={
            may('commissions.decideHolds')
              ? {
                  nameOf: ({ full_name: name, month }) => `${name} · ${formatMonth(month)}`,
                  bar: (chosen, total, onDone) => <HoldBar chosen={chosen} total={total} onDone={onDone} />,
                }
              : undefined
          }
          minWidth={800}
        />
        {deciding && <HoldDialog {...deciding} onClose={() => setDeciding(undefined)} />}
      </Stack>
    </FoldedRow>
  );
}
