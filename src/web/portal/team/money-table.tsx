// Rent of an organisation's rented homes by month: what was asked for and what came.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OrganisationMoney } from '../../../contract/organisations.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import type { Column } from '../../ui/columns.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';

export function MoneyTable({ id }: { id: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const query = useQuery(queries.organisations.money.queryOptions({ input: { id }, staleTime: 0 }));
  if (query.isPending) return <FormSkeleton fields={1} />;
  if (query.isError) return <LoadError query={query} otherwise={msg`The money could not be loaded`} />;
  const { items } = query.data;
  if (items.length === 0)
    return <Text size="sm" c="dimmed">{t`Rent of its rented homes will appear here.`}</Text>;
  const columns: Column<OrganisationMoney>[] = [
    { key: 'month', label: t`Month`, isNarrow: true, cell: ({ month }) => formatMonth(month) },
    { key: 'title', label: t`Home`, isHeader: true, cell: ({ title }) => title },
    moneyColumn('asked', t`Rent due`),
    moneyColumn('received', t`Received`),
  ];
  return (
    <FactTable
      label={t`Rent of the last twelve months`}
      columns={columns}
      rows={items}
      rowKey={({ month, property_id: home }) => `${month} ${home}`}
      minWidth={520}
      maxHeight={420}
    />
  );
}
