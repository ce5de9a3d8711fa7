// The operator's books: a month's trial balance, and its journal as a file for the accountant.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { bookFormats, trialSums } from '../../../domain/books.ts';
import { formatMonth, isMonth } from '../../../domain/dates.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { adminTab } from '../shell/admin-tab.ts';
import { Period } from './period.tsx';
import { TrialTable } from './trial-table.tsx';

export default adminTab({ place: 106, label: msg`Books`, permission: 'books.trialBalance' }, BooksTab);

const failures = {
  load: msg`The books could not be loaded`,
  file: msg`The journal could not be saved as a file`,
};

function BooksTab() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params, change] = useQueryChange();
  const asked = params.get('month');
  // An address that names no month shows the current one.
  const month = asked && isMonth(asked) ? asked : undefined;
  const balance = useQuery(queries.books.trialBalance.queryOptions({ input: { month }, staleTime: 0 }));
  const { data } = balance;
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Books</Trans>}
        description={
          <Trans>Every account with its balance, and the month’s journal for your accountant.</Trans>
        }
      />
      {balance.isPending && <TableSkeleton rows={6} />}
      {balance.isError && !data && <LoadError query={balance} otherwise={failures.load} />}
      {data && (
        <>
          <Group align="flex-end" justify="space-between" gap="sm">
            <SelectField
              label={t`Month`}
              value={data.month}
              onChange={(chosen) => chosen && change({ month: chosen })}
              allowDeselect={false}
              options={[...new Set([data.month, ...data.months])]
                .toSorted()
                .toReversed()
                .map((value) => ({ value, label: formatMonth(value) }))}
            />
            {data.rows.some((row) => row.is_own && (row.debit > 0 || row.credit > 0)) ? (
              <JournalFiles month={data.month} />
            ) : (
              <Text size="sm" c="dimmed">
                <Trans>Kiraya’s own accounts have no entries in this month, so there is no file.</Trans>
              </Text>
            )}
          </Group>
          {data.rows.length === 0 ? (
            <Text c="dimmed">
              <Trans>No entries up to this month.</Trans>
            </Text>
          ) : (
            <Balances rows={data.rows} entries={data.entries} />
          )}
          <Period balance={data} />
        </>
      )}
    </Stack>
  );
}

type BalancesProps = { rows: Parameters<typeof TrialTable>[0]['rows']; entries: number };

function Balances({ rows, entries }: BalancesProps) {
  const { closing } = trialSums(rows);
  const parts = [
    { name: 'own', title: <Trans>Kiraya’s own accounts</Trans>, rows: rows.filter((row) => row.is_own) },
    { name: 'leases', title: <Trans>Accounts of leases</Trans>, rows: rows.filter((row) => !row.is_own) },
  ].filter((part) => part.rows.length > 0);
  return (
    <>
      <Text role="status">
        {closing === 0 ? (
          <Trans>All accounts add up to zero. Entries in this month: {entries}</Trans>
        ) : (
          <Trans>
            The accounts do not add up to zero. Run the ledger proof before you use these figures.
          </Trans>
        )}
      </Text>
      {parts.map((part) => (
        <Card key={part.name} padding="md" component="section" aria-labelledby={`books-${part.name}`}>
          <Stack gap="md">
            <Title order={2} size="h4" id={`books-${part.name}`}>
              {part.title}
            </Title>
            <TrialTable rows={part.rows} />
          </Stack>
        </Card>
      ))}
    </>
  );
}

function JournalFiles({ month }: { month: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const name = formatMonth(month);
  const save = useMutation({
    mutationFn: (format: (typeof bookFormats)[number]) => api.books.file({ month, format }),
    onSuccess: saveFile,
    onError: (error) => toast.destructive(failures.file, failureMessage(error, failures.file)),
  });
  const labels = { csv: t`Journal of ${name} as CSV`, xml: t`Journal of ${name} as Tally XML` };
  const short = { csv: 'CSV', xml: 'Tally XML' };
  return (
    <Group gap="xs">
      {bookFormats.map((format) => (
        <Button
          key={format}
          variant="default"
          aria-label={labels[format]}
          loading={save.isPending && save.variables === format}
          onClick={() => save.mutate(format)}
        >
          {short[format]}
        </Button>
      ))}
    </Group>
  );
}
