// The first rows of the file as the import will read them, with what it cannot read said at once.
import { Trans, useLingui } from '@lingui/react/macro';
import { Table, Text } from '@mantine/core';
import type { ImportMapping } from '../../../domain/import-mapping.ts';
import { type ImportCells, type ImportedRow, readImportRow } from '../../../domain/imports.ts';
import { formatRupees } from '../../../domain/money.ts';
import { clock } from '../../lib/clock.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { fieldLabels, reasonSentence } from './import-messages.ts';

export function PreviewRows({ rows, mapping }: { rows: readonly ImportCells[]; mapping: ImportMapping }) {
  const { t } = useLingui();
  const today = clock.today();
  // Row 1 of the file is its header.
  const read = rows.map((cells, place) => readImportRow(place + 2, cells, mapping, today));
  return (
    <WideTable minWidth={640} aria-label={t`First rows`}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Row</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Home</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Rent</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Area</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {read.map((row) => (
            <PreviewRow key={row.row} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

function PreviewRow({ row }: { row: ImportedRow }) {
  const { i18n } = useLingui();
  if (row.kind === 'rejected') {
    return (
      <Table.Tr>
        <Table.Td className="money">{row.row}</Table.Td>
        <Table.Td colSpan={3}>
          <Text size="sm" c="var(--mantine-color-error)">
            {row.reasons
              .map((reason) => i18n._(reasonSentence(reason, i18n._(fieldLabels[reason.field]))))
              .join(' · ')}
          </Text>
        </Table.Td>
      </Table.Tr>
    );
  }
  const { title, rent, areaSqft } = row.listing;
  const area = areaSqft.toLocaleString('en-IN');
  return (
    <Table.Tr>
      <Table.Td className="money">{row.row}</Table.Td>
      <Table.Td>{title}</Table.Td>
      <Table.Td className="money">{formatRupees(rent)}</Table.Td>
      <Table.Td>
        <Trans>{area} sq ft</Trans>
      </Table.Td>
    </Table.Tr>
  );
}
