// Those who would earn most in an open month.
import { useLingui } from '@lingui/react/macro';
import type { MonthPreview } from '../../../contract/months.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { CellLines } from '../../ui/cell-text.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';

export function Earners({ earners }: Pick<MonthPreview, 'earners'>) {
  const { t } = useLingui();
  return (
    <DataTable
      label={t`Top earners`}
      columns={[
        {
          key: 'affiliate',
          label: t`Affiliate`,
          cell: ({ full_name: name, affiliate_id: id }) => <CellLines isStrong main={name} detail={id} />,
        },
        { key: 'rank', label: t`Rank`, cell: ({ rank }) => rank },
        moneyColumn('qualifying', t`Qualifying volume`),
        moneyColumn('earned', t`Commission`),
        moneyColumn('held', t`Held`),
        moneyColumn('before', t`Month before`),
      ]}
      rows={earners}
      rowKey={({ affiliate_id: id }) => id}
      minWidth={760}
    />
  );
}
