// An import on its way or done: how far it is, what became of the rows, and which were not taken.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ImportRun } from '../../../contract/imports.ts';
import { REJECTS_PER_PAGE } from '../../../domain/own-homes.ts';
import { Pager } from '../../components/list/pager.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { pageOf } from '../../lib/page-of.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { failures, importLabels } from './import-messages.ts';
import { NewLocalitiesList } from './new-localities.tsx';
import { RejectedRows } from './rejected-rows.tsx';
import { RunPhotos } from './run-photos.tsx';
import { UndoImport } from './undo-import.tsx';

const ASK_AGAIN_MS = 1_000;
const PHOTOS_AGAIN_MS = 5_000;

export function RunView({ id, onAgain }: { id: string; onAgain: () => void }) {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const page = pageOf(params);
  const run = useQuery(
    queries.imports.get.queryOptions({
      input: { id, rejects_page: page },
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => {
        if (data?.status === 'running') return ASK_AGAIN_MS;
        return (data?.photos.waiting ?? 0) > 0 && PHOTOS_AGAIN_MS;
      },
    }),
  );
  if (run.isPending) return <TableSkeleton rows={3} />;
  if (run.isError) {
    return (
      <ErrorState title={i18n._(failures.load)} onRetry={() => run.refetch()} retrying={run.isFetching} />
    );
  }
  const pages = Math.ceil(run.data.rejected_rows / REJECTS_PER_PAGE);
  return (
    <Stack gap="lg">
      <Progressing run={run.data} />
      {isImported(run.data) && <Sums run={run.data} />}
      <LeftOut run={run.data} />
      <SameRows run={run.data} />
      <NewLocalitiesList {...run.data.new_localities} />
      <RunPhotos {...run.data.photos} />
      {run.data.rejected_rows > 0 && (
        <RejectedRows
          id={id}
          headers={run.data.headers}
          rejects={run.data.rejects}
          total={run.data.rejected_rows}
        />
      )}
      <Pager page={page} pages={pages} />
      <UndoImport run={run.data} />
      <Group>
        <Button component={Link} to="/my-properties">
          <Trans>My Properties</Trans>
        </Button>
        <Button variant="default" onClick={onAgain}>
          <Trans>Import another file</Trans>
        </Button>
      </Group>
    </Stack>
  );
}

/** Begun at least: what waits for our team or was declined has no progress. */
const isImported = ({ status }: ImportRun) => status !== 'waiting' && status !== 'declined';
const doneRows = (run: ImportRun) =>
  run.imported_rows + run.repeated_rows + run.same_rows + run.rejected_rows;

function Progressing({ run }: { run: ImportRun }) {
  const { t } = useLingui();
  const done = doneRows(run).toLocaleString('en-IN');
  const total = run.total_rows.toLocaleString('en-IN');
  return (
    <Stack gap="xs">
      <Title order={2} size="h3">
        {run.file_name}
      </Title>
      {isImported(run) && (
        <Progress
          value={run.total_rows === 0 ? 0 : (doneRows(run) / run.total_rows) * 100}
          aria-label={t`Progress of the import`}
        />
      )}
      <Text role="status">
        {run.status === 'finished' && <Trans>Done: {total} rows.</Trans>}
        {run.status === 'running' && (
          <Trans>
            {done} of {total} rows. You can leave this page; the import continues.
          </Trans>
        )}
        {run.status === 'waiting' && (
          <Trans>
            {total} rows wait for our team, who look at large files of new accounts before their homes show.
            We’ll notify you.
          </Trans>
        )}
        {run.status === 'declined' && (
          <Trans>We did not import this file: “{run.review_note}”. Correct it, and import it again.</Trans>
        )}
        {run.status === 'stopped' && (
          <Trans>
            Stopped at {done} of {total} rows. Import the file again to continue.
          </Trans>
        )}
      </Text>
    </Stack>
  );
}

function Sums({ run }: { run: ImportRun }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: run.same_rows > 0 ? 4 : 3 }} m={0}>
      <Sum name={<Trans>Imported</Trans>} value={run.imported_rows} />
      <Sum name={<Trans>Imported before</Trans>} value={run.repeated_rows} />
      {run.same_rows > 0 && <Sum name={<Trans>Twice in the file</Trans>} value={run.same_rows} />}
      <Sum name={<Trans>Not taken</Trans>} value={run.rejected_rows} />
    </SimpleGrid>
  );
}

/** What homes that were taken lack: nobody looks through thousands of rows for it. */
function LeftOut({ run }: { run: ImportRun }) {
  const { i18n } = useLingui();
  if (run.left_out.length === 0 && run.updated_rows === 0) return null;
  return (
    <Stack gap={4}>
      {run.updated_rows > 0 && (
        <Text>
          <Plural
            value={run.updated_rows}
            one="# home you had before was updated."
            other="# homes you had before were updated."
          />
        </Text>
      )}
      {run.left_out.map(({ field, cells, example }) => {
        if (field === 'areaSqft') return <WithoutArea key={field} homes={cells} />;
        const name = i18n._(importLabels[field]);
        return (
          <Text key={field} size="sm" c="dimmed">
            <Trans>
              {name}: {cells} cells could not be read, such as “{example}”; the homes are taken without them.
            </Trans>
          </Text>
        );
      })}
    </Stack>
  );
}

function WithoutArea({ homes }: { homes: number }) {
  return (
    <Text>
      <Plural
        value={homes}
        one="# home came without an area and is a draft."
        other="# homes came without an area and are drafts."
      />{' '}
      <Trans>Drafts are not shown. Add the area under My Properties, or import a file that says it.</Trans>
    </Text>
  );
}

/** Rows that are the home of an earlier one: the same line, or the same number. */
function SameRows({ run: { same_rows: count, same_as: shown } }: { run: ImportRun }) {
  if (count === 0) return null;
  const more = count - shown.length;
  return (
    <Stack gap={4}>
      {shown.map(({ row, as }) => (
        <Text key={row} size="sm" c="dimmed">
          <Trans>
            Row {row} is the same home as row {as} of this file.
          </Trans>
        </Text>
      ))}
      {more > 0 && (
        <Text size="sm" c="dimmed">
          <Plural
            value={more}
            one="# more row is the same home as an earlier one."
            other="# more rows are the same homes as earlier ones."
          />
        </Text>
      )}
    </Stack>
  );
}

function Sum({ name, value }: { name: ReactNode; value: number }) {
  return (
    <Card padding="md">
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} fz={24} fw={650} className="money">
        {value.toLocaleString('en-IN')}
      </Text>
    </Card>
  );
}
