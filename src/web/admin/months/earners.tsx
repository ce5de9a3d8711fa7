// Those who would earn most in an open month.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MonthPreview } from '../../../contract/months.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { CellLines } from '../../ui/cell-text.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';

/** The first of them say whether a month is as it should be. */
const FIRST = 8;

/** The pages that are not loaded yet. */
export type MoreEarners = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};

type EarnersProps = Pick<MonthPreview, 'earners'> & {
  more: MoreEarners;
  /** Name of the month closed before. */
  before: string;
};

export function Earners({ earners, more, before }: EarnersProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(earners.length <= FIRST + 2);
  const count = earners.length;
  const { hasNextPage: hasMore, isFetchingNextPage: isLoading } = more;
  return (
    <>
      <DataTable
        label={t`Top earners`}
        columns={[
          {
            key: 'affiliate',
            label: t`Affiliate`,
            cell: ({ full_name: name, affiliate_id: id }) => <CellLines isStrong main={name} detail={id} />,
          },
          { key: 'rank', label: t`Rank`, isInLine: true, cell: ({ rank }) => rank },
          moneyColumn('qualifying', t`Qualifying volume`),
          { ...moneyColumn('earned', t`Commission`), isInLine: true },
          moneyColumn('held', t`Held`),
          moneyColumn('before', before),
        ]}
        rows={isWhole ? earners : earners.slice(0, FIRST)}
        rowKey={({ affiliate_id: id }) => id}
        minWidth={760}
      />
      {(!isWhole || hasMore) && (
        <Button
          variant="default"
          mt="sm"
          loading={isLoading}
          onClick={() => (isWhole ? more.fetchNextPage() : setWhole(true))}
        >
          {hasMore ? <Trans>Show more</Trans> : <Trans>Show all {count}</Trans>}
        </Button>
      )}
    </>
  );
}
