// Rent that no payment was found for yet: the other side of the statements.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StatementDue, StatementSide } from '../../../contract/bank-statements.ts';
import { dueShows } from '../../../contract/choices.ts';
import { formatDate } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { DataList } from '../list/data-list.tsx';
import { ListFilters } from '../list/list-filters.tsx';
import { useListInput } from '../list/list-input.ts';
import { useDueLabel } from './due-label.ts';

/** What a statement has to show before it counts. */
function Reported({ due: { reported } }: { due: StatementDue }) {
  if (!reported) return '–';
  const { amount, paid_on: day, reference } = reported;
  return (
    <CellLines
      main={<MoneyText amount={paise(amount)} format="plain" />}
      detail={[reference, formatDate(day)].filter(Boolean).join(' · ')}
    />
  );
}

export function OpenDues({ as: side }: { as: StatementSide }) {
  const { t } = useLingui();
  const whatOf = useDueLabel();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: dueShows });
  const columns: Column<StatementDue>[] = [
    { key: 'tenant', label: t`Tenant`, cell: (due) => due.tenant_name, isHeader: true },
    { key: 'home', label: t`Home`, cell: (due) => due.home_name },
    { key: 'month', label: t`Month`, cell: whatOf, isNarrow: true },
    { key: 'due', label: t`Due on`, cell: (due) => formatDate(due.due_date), isNarrow: true },
    moneyColumn('open', t`Open`),
    { key: 'reported', label: t`Reported by the tenant`, cell: (due) => <Reported due={due} /> },
  ];
  return (
    <Stack gap="md">
      <ListFilters
        placeholder={t`Home or tenant`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: [
              { value: 'all', label: t`All` },
              { value: 'reported', label: t`Reported as paid` },
            ],
          },
        ]}
      />
      <DataList
        label={t`Open rent`}
        query={useQuery(
          queries.bankStatements.openDues.queryOptions({
            input: { as: side, ...input },
            staleTime: 0,
            placeholderData: keepPage,
          }),
        )}
        failure={msg`The open rent could not be loaded`}
        empty={isFiltered ? t`Nothing matches` : t`No rent is open`}
        columns={columns}
        rowKey={({ id }) => id}
        minWidth={560}
      />
    </Stack>
  );
}
