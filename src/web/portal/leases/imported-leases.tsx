// The leases that a file describes, before any is written.
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { ImportedLease } from '../../../contract/lease-import.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import type { Column } from '../../ui/columns.tsx';

export function ImportedLeases({ leases }: { leases: readonly ImportedLease[] }) {
  const { t } = useLingui();
  const columns: Column<ImportedLease>[] = [
    { key: 'tenant', label: t`Tenant`, cell: (lease) => lease.tenant_name, isHeader: true },
    { key: 'home', label: t`Home`, cell: (lease) => lease.home_name },
    { key: 'from', label: t`From`, cell: (lease) => formatDate(lease.start_date), isNarrow: true },
    { key: 'to', label: t`Until`, cell: (lease) => formatDate(lease.end_date), isNarrow: true },
    { key: 'rent', label: t`Monthly rent`, align: 'right', cell: ({ rent }) => formatRupees(paise(rent)) },
    {
      key: 'state',
      label: t`Status`,
      cell: (lease) =>
        lease.is_repeated ? (
          <Badge color="gray">{t`Here already`}</Badge>
        ) : (
          <Badge color="green">{t`New`}</Badge>
        ),
    },
  ];
  return (
    <DataTable
      label={t`Leases of the file`}
      columns={columns}
      rows={leases}
      rowKey={({ row }) => String(row)}
      minWidth={680}
    />
  );
}
