// The rows that were not taken, each with its number and reason, and all of them as a file to correct.
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ImportReject } from '../../../contract/imports.ts';
import { REJECTS_PER_PAGE } from '../../../domain/own-homes.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import type { Api } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { downloadCsv } from '../../lib/csv.ts';
import { failureMessage } from '../../lib/messages.ts';
import { IconDownload } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { failures, importLabels, reasonSentence } from './import-messages.ts';

type RejectedRowsProps = {
  id: string;
  headers: readonly string[];
  rejects: readonly ImportReject[];
  total: number;
};

export function RejectedRows({ id, headers, rejects, total }: RejectedRowsProps) {
  const { i18n, t } = useLingui();
  const { api } = useApi();
  const columns = columnsOf(rejects, headers);
  const download = useMutation({
    mutationFn: async () =>
      downloadCsv('rejected-rows', rejectedCsv(await readAll(api, id, total), headers, i18n)),
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
      <AskForCity rejects={rejects} />
      <DataTable
        label={t`Rows that were not taken`}
        columns={[
          { key: 'row', label: t`Row`, isNarrow: true, cell: ({ row }) => row },
          { key: 'reason', label: t`Reason`, cell: (reject) => reasonsOf(reject, i18n) },
          {
            key: 'cells',
            label: t`What was there`,
            cell: ({ cells }) => (
              <span style={{ overflowWrap: 'anywhere' }}>
                {columns
                  .map((column) => cells[column])
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            ),
          },
        ]}
        rows={rejects}
        rowKey={({ row }) => String(row)}
        minWidth={560}
      />
    </section>
  );
}

/** A city that is not served is asked for by name. */
function AskForCity({ rejects }: Pick<RejectedRowsProps, 'rejects'>) {
  const reasons = rejects.flatMap((reject) => reject.reasons);
  const unknown = reasons.find(({ problem }) => problem === 'unknown-city');
  if (!unknown) return null;
  const city = unknown.text;
  return (
    <Text size="sm" mb="sm">
      <Link to={`/ask-for-a-city?city=${encodeURIComponent(city.slice(0, 80))}`}>
        <Trans>We are not in {city} yet: ask for it</Trans>
      </Link>
    </Text>
  );
}

const reasonsOf = ({ reasons }: ImportReject, i18n: I18n): string =>
  reasons
    .map((reason) => i18n._(reasonSentence(reason, reason.field ? i18n._(importLabels[reason.field]) : '')))
    .join('; ');

async function readAll(api: Api, id: string, total: number): Promise<ImportReject[]> {
  const all: ImportReject[] = [];
  for (let page = 1; (page - 1) * REJECTS_PER_PAGE < total; page += 1) {
    all.push(...(await api.imports.get({ id, rejects_page: page })).rejects);
  }
  return all;
}

/** The columns of the file in their order, then what rows have beyond them. */
const columnsOf = (rejects: readonly ImportReject[], headers: readonly string[]): string[] => [
  ...new Set([...headers, ...rejects.flatMap(({ cells }) => Object.keys(cells))]),
];

/** As the file was, so that it can be mended and imported again; our own two columns stand first, once. */
export function rejectedCsv(rejects: readonly ImportReject[], headers: readonly string[], i18n: I18n) {
  const own = new Set(['Row', 'Reason']);
  const columns = columnsOf(rejects, headers).filter((column) => !own.has(column));
  return rejects.map((reject) => ({
    Row: reject.row,
    Reason: reasonsOf(reject, i18n),
    ...Object.fromEntries(columns.map((column) => [column, reject.cells[column] ?? null])),
  }));
}
