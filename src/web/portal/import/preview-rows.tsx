// The first rows of the file as the import will read them, with what it cannot read said at once.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ImportMapping } from '../../../domain/import-mapping.ts';
import { type ImportCells, type ImportedRow, readImportRow } from '../../../domain/imports.ts';
import { formatRupees } from '../../../domain/money.ts';
import { clock } from '../../lib/clock.ts';
import { FactTable } from '../../ui/fact-table.tsx';
import { importLabels, reasonSentence } from './import-messages.ts';

type PreviewRowsProps = {
  rows: readonly ImportCells[];
  /** As the file counts them: above its header there may be a title. */
  numbers: readonly number[];
  mapping: ImportMapping;
};

export function PreviewRows({ rows, numbers, mapping }: PreviewRowsProps) {
  const { t } = useLingui();
  const today = clock.today();
  const read = rows.map((cells, place) => readImportRow(numbers[place] ?? 0, cells, mapping, today));
  return (
    <FactTable
      label={t`First rows`}
      columns={[
        { key: 'row', label: t`Row`, isNarrow: true, cell: ({ row }) => row },
        {
          key: 'home',
          label: t`Home`,
          cell: (row) => (row.kind === 'rejected' ? <Problem row={row} /> : row.listing.title),
        },
        {
          key: 'rent',
          label: t`Rent`,
          isNarrow: true,
          align: 'right',
          cell: (row) => (row.kind === 'rejected' ? null : formatRupees(row.listing.rent)),
        },
        { key: 'area', label: t`Area`, cell: (row) => (row.kind === 'rejected' ? null : <Area row={row} />) },
        ...(mapping.columns.photos === undefined
          ? []
          : [
              {
                key: 'photos',
                label: t`Photos`,
                isNarrow: true,
                cell: (row: ImportedRow) => (row.kind === 'rejected' ? null : row.listing.photos.length),
              },
            ]),
      ]}
      rows={read}
      rowKey={({ row }) => row}
      minWidth={640}
    />
  );
}

type Rejected = Extract<ImportedRow, { kind: 'rejected' }>;
type Taken = Exclude<ImportedRow, Rejected>;

function Problem({ row: { reasons } }: { row: Rejected }) {
  const { i18n } = useLingui();
  return (
    <Text size="sm" c="var(--mantine-color-error)">
      {reasons
        .map((reason) => i18n._(reasonSentence(reason, i18n._(importLabels[reason.field]))))
        .join(' · ')}
    </Text>
  );
}

function Area({ row: { listing } }: { row: Taken }) {
  if (listing.areaSqft === null) return <Trans>None: a draft</Trans>;
  const area = listing.areaSqft.toLocaleString('en-IN');
  return <Trans>{area} sq ft</Trans>;
}
