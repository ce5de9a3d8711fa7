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

export function Earners({ earners }: Pick<MonthPreview, 'earners'>) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(earners.length <= FIRST + 2);
  const count = earners.length;
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
          moneyColumn('before', t`Month before`),
        ]}
        rows={isWhole ? earners : earners.slice(0, FIRST)}
        rowKey={({ affiliate_id: id }) => id}
        minWidth={760}
      />
      {!isWhole && (
        <Button variant="default" mt="sm" onClick={() => setWhole(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
    </>
  );
}
