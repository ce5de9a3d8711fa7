// A month of what an owner is owed: sums from the beginning to the end of it, and each entry.
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Stack, Text, Title } from '@mantine/core';
import type { OwnerLine, OwnerStatement } from '../../../contract/remittances.ts';
import { formatDate, formatMonth, isMonth } from '../../../domain/dates.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { ownerEntryKinds, ownerLineKinds } from '../../../domain/remittances.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { DataTable } from '../list/data-table.tsx';
import { PdfButton } from '../pdf-button.tsx';
import { type LineLabels, lineLabels, ownLineLabels } from './line-labels.ts';

type StatementProps = { statement: OwnerStatement; isOwn?: boolean };

/** `isOwn`: whoever reads it is the owner. */
export function OwnerStatementView({ statement, isOwn = false }: StatementProps) {
  const { t, i18n } = useLingui();
  const labels = isOwn ? ownLineLabels : lineLabels;
  const { opening, sums, closing, lines, all_lines: all } = statement;
  const shown = lines.length;
  return (
    <Stack gap="md">
      <Card padding="md">
        <FactTable
          label={t`Sums of the month`}
          columns={[
            { key: 'what', label: t`What`, isHeader: true, cell: ({ name }) => name },
            moneyColumn('amount', t`Amount`, 'exact'),
          ]}
          rows={[
            { name: t`Owed at the beginning`, amount: opening },
            ...ownerLineKinds
              .filter((kind) => sums[kind] !== 0)
              .map((kind) => ({ name: i18n._(labels[kind]), amount: sums[kind] })),
            closing < 0
              ? { name: isOwn ? t`You owe at the end` : t`Owed by the owner at the end`, amount: -closing }
              : { name: t`Owed at the end`, amount: closing },
          ]}
          rowKey={({ name }) => name}
          minWidth={260}
        />
      </Card>
      <Title order={2} size="h4">
        <Trans>Day by day</Trans>
      </Title>
      {shown === 0 ? (
        <Text c="dimmed">
          <Trans>Nothing moved in this month.</Trans>
        </Text>
      ) : (
        <OwnerLines lines={lines} labels={labels} />
      )}
      {all > shown && (
        <Text size="sm" c="dimmed">
          <Trans>
            The first {shown} of {all} entries are listed; the sums are of all of them.
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

function OwnerLines({ lines, labels }: { lines: readonly OwnerLine[]; labels: LineLabels }) {
  const { t } = useLingui();
  return (
    <DataTable
      label={t`Entries`}
      rows={lines.map((line, place) => ({ ...line, place }))}
      columns={useLineColumns(labels)}
      rowKey={({ place }) => String(place)}
      minWidth={560}
    />
  );
}

function InvoiceOfFee({ invoice: { id, number } }: { invoice: NonNullable<OwnerLine['invoice']> }) {
  const { t } = useLingui();
  const { api } = useApi();
  return (
    <PdfButton label={t`PDF of ${number}`} ask={() => api.invoices.pdf({ id, language: writtenLanguage })}>
      <Trans>Invoice {number}</Trans>
    </PdfButton>
  );
}

export function useLineColumns(labels = lineLabels): Column<OwnerLine>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'what',
      label: t`What`,
      isHeader: true,
      cell: ({ kind, home_name: home, reason, held, late_for: late, invoice }) => (
        <>
          <CellLines
            isStrong
            main={i18n._(labels[ownerEntryKinds[kind]])}
            detail={
              [
                home,
                // A guaranteed month has no other reason than itself.
                reason && (isMonth(reason) ? formatMonth(reason) : reason),
                held && formatRupeesExact(paise(held)),
                late && t`came on ${formatDate(late)}, after the statement of that month`,
              ]
                .filter(Boolean)
                .join(' · ') || null
            }
          />
          {invoice && <InvoiceOfFee invoice={invoice} />}
        </>
      ),
      csv: ({ kind }) => kind,
    },
    { key: 'on', label: t`Day`, isNarrow: true, cell: ({ on }) => formatDate(on), csv: ({ on }) => on },
    moneyColumn('amount', t`Amount`, 'exact'),
  ];
}
