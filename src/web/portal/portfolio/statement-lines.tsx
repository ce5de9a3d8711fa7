// What a month's statement is the sum of: each receipt with the months it is for, repairs, fees and municipal tax.
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Text, Title } from '@mantine/core';
import type { RentStatement, StatementLine } from '../../../contract/rents.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { HomeName } from '../../components/property/home-names.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactTable } from '../../ui/fact-table.tsx';

const exact = (amount: number) => formatRupeesAndPaise(paise(amount));

export function StatementLines({ statement }: { statement: RentStatement }) {
  const { t } = useLingui();
  const { lines, lines_total: total } = statement;
  if (lines.length === 0) {
    return (
      <EmptyState title={t`Nothing in this month`}>
        <Trans>Rent counts in the month it was paid.</Trans>
      </EmptyState>
    );
  }
  const shown = lines.length;
  return (
    <Card padding="md" component="section" aria-label={t`One by one`}>
      <Title order={2} size="h4" mb="sm">
        <Trans>One by one</Trans>
      </Title>
      <FactTable
        label={t`One by one`}
        columns={[
          {
            key: 'day',
            label: t`Paid on`,
            isNarrow: true,
            cell: (line) => line.date && formatDate(line.date),
          },
          { key: 'what', label: t`For`, isHeader: true, cell: (line) => <What line={line} /> },
          {
            key: 'amount',
            label: t`Amount`,
            align: 'right',
            isNarrow: true,
            cell: (line) => exact(line.amount),
          },
          {
            key: 'home',
            label: t`Home`,
            cell: (line) => line.home_name && <HomeName name={line.home_name} />,
          },
        ]}
        rows={lines}
        rowKey={({ id, kind }) => `${kind} ${id}`}
        minWidth={560}
      />
      {total > shown && (
        <Text size="sm" c="dimmed" mt="sm">
          <Trans>
            The first {shown} of {total} entries. PDF and CSV have all of them.
          </Trans>
        </Text>
      )}
    </Card>
  );
}

function What({ line: { kind, what, paid_for: months, amount } }: { line: StatementLine }) {
  const { t } = useLingui();
  const parts =
    months.length === 1 && months[0]?.amount === amount
      ? formatMonth(months[0].month)
      : months.map((part) => `${formatMonth(part.month)}: ${exact(part.amount)}`).join(' · ');
  const named = {
    rent: months.length > 0 ? t`Rent due for ${parts}` : t`Rent in advance`,
    repair: t`Repair`,
    fee: t`Management fee of ${parts}`,
    municipal_tax: t`Municipal tax`,
  }[kind];
  return (
    <>
      {named}
      {what && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {what}
        </Text>
      )}
    </>
  );
}
