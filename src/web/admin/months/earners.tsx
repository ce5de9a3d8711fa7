// Those who would earn most in an open month.
import { useLingui } from '@lingui/react/macro';
import type { MonthPreview } from '../../../contract/months.ts';
import { paise } from '../../../domain/money.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { MoneyText } from '../../ui/money-text.tsx';

type Earner = MonthPreview['earners'][number];

export function Earners({ earners }: { earners: readonly Earner[] }) {
  const { t } = useLingui();
  const sum = (key: 'qualifying' | 'earned' | 'held' | 'before', label: string): Column<Earner> => ({
    key,
    label,
    align: 'right',
    cell: (earner) => <MoneyText amount={paise(earner[key])} format="exact" />,
  });
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
        sum('qualifying', t`Qualifying volume`),
        sum('earned', t`Commission`),
        sum('held', t`Held`),
        sum('before', t`Month before`),
      ]}
      rows={earners}
      rowKey={({ affiliate_id: id }) => id}
      minWidth={760}
    />
  );
}
