// The rows that were not taken, each with its number and reason, and all of them as a file to correct.
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Table, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import Papa from 'papaparse';
import type { ImportReject } from '../../../contract/imports.ts';
import { REJECTS_PER_PAGE } from '../../../domain/own-homes.ts';
import { FORMULA } from '../../../domain/spreadsheets.ts';
import type { Api } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { IconDownload } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { failures, fieldLabels, reasonSentence } from './import-messages.ts';

type RejectedRowsProps = { id: string; rejects: readonly ImportReject[]; total: number };

export function RejectedRows({ id, rejects, total }: RejectedRowsProps) {
  const { i18n, t } = useLingui();
  const { api } = useApi();
  const download = useMutation({
    mutationFn: async () => save(rejectsCsv(await readAll(api, id, total), i18n), 'rejected-rows.csv'),
    onError: (error) => toast.destructive(failureMessage(error, failures.load)),
  });
  return (
    <section>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3">
          <Trans>Rows that were not taken</Trans>
        </Title>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          onClick={() => download.mutate()}
          loading={download.isPending}
        >
          <Trans>Download as CSV</Trans>
        </Button>
      </Group>
      <WideTable minWidth={560} aria-label={t`Rows that were not taken`}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <Trans>Row</Trans>
              </Table.Th>
              <Table.Th>
                <Trans>Reason</Trans>
              </Table.Th>
              <Table.Th>
                <Trans>What stood there</Trans>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rejects.map((reject) => (
              <Table.Tr key={reject.row}>
                <Table.Td className="money">{reject.row}</Table.Td>
                <Table.Td>{reasonsOf(reject, i18n)}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  {Object.values(reject.cells).filter(Boolean).join(' · ')}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </WideTable>
    </section>
  );
}

const reasonsOf = ({ reasons }: ImportReject, i18n: I18n): string =>
  reasons
    .map((reason) => i18n._(reasonSentence(reason, reason.field ? i18n._(fieldLabels[reason.field]) : '')))
    .join('; ');

async function readAll(api: Api, id: string, total: number): Promise<ImportReject[]> {
  const all: ImportReject[] = [];
  for (let page = 1; (page - 1) * REJECTS_PER_PAGE < total; page += 1) {
    all.push(...(await api.imports.get({ id, rejects_page: page })).rejects);
  }
  return all;
}

/** Cells that a spreadsheet would run as a formula are made text. */
function rejectsCsv(rejects: readonly ImportReject[], i18n: I18n): string {
  const rows = rejects.map((reject) => ({
    Row: reject.row,
    Reason: reasonsOf(reject, i18n),
    ...reject.cells,
  }));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Papa.unparse(rows, { columns, escapeFormulae: FORMULA });
}

function save(text: string, name: string): void {
  // The mark tells spreadsheets that the text is UTF-8.
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
