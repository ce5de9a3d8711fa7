// The directory: figures, search and filters, and a page of people (specification, section 2.3).
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ListedUser, UserPage } from '../../../contract/users.ts';
import { MAX_USERS_COUNTED } from '../../../domain/users.ts';
import { CursorPager } from '../../components/list/list-controls.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { downloadCsv } from '../../lib/csv.ts';
import { failureMessage, failures } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconDownload } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { UserFilters } from './filters.tsx';
import { UserFigureCards } from './user-figures.tsx';
import { csvRowOf, useWords } from './user-labels.ts';
import { listFromUrl } from './user-list-url.ts';
import { UserTable } from './user-table.tsx';

const ON_A_PAGE = 20;
/** The most that one call answers. */
const IN_A_CALL = 100;
/** Ten calls: a browser makes twenty a minute. */
const MOST_EXPORTED = 1_000;

const notAll = msg`The file holds the first 1,000 people`;
const howToGetThem = msg`Narrow the search or the filters to get the others.`;

export function Directory() {
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Users</Trans>}
        description={<Trans>Everybody with an account: find, filter, and open a person’s page.</Trans>}
      />
      <People />
    </Stack>
  );
}

/** Also a tab of the dashboard. */
export function People() {
  const [params] = useSearchParams();
  const { queries } = useApi();
  const users = useQuery(
    queries.users.list.queryOptions({
      input: { ...listFromUrl(params), limit: ON_A_PAGE },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  return (
    <Stack gap="lg">
      <UserFigureCards />
      <UserFilters />
      {users.isPending && <TableSkeleton />}
      {users.isError && <LoadError query={users} otherwise={failures.loadUsers} />}
      {users.data && <Results page={users.data} />}
    </Stack>
  );
}

function Results({ page: { items, total, next_cursor: next } }: { page: UserPage }) {
  const { t } = useLingui();
  return (
    <>
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {total < MAX_USERS_COUNTED ? (
            <Plural value={total} one="# user found" other="# users found" />
          ) : (
            <Trans>{MAX_USERS_COUNTED.toLocaleString('en-IN')}+ users found</Trans>
          )}
        </Text>
        {items.length > 0 && <ExportButton />}
      </Group>
      {items.length === 0 ? (
        <EmptyState title={t`No users found matching your search criteria.`} />
      ) : (
        <UserTable users={items} />
      )}
      <CursorPager nextCursor={next} />
    </>
  );
}

/** Everybody who matches, whatever page is shown. */
function ExportButton() {
  const [params] = useSearchParams();
  const { api } = useApi();
  const words = useWords();
  const file = useMutation({
    mutationFn: async () => {
      const { cursor: _, ...list } = listFromUrl(params);
      const users: ListedUser[] = [];
      let cursor: string | undefined;
      do {
        const page = await api.users.list({ ...list, cursor, limit: IN_A_CALL });
        users.push(...page.items);
        cursor = page.next_cursor ?? undefined;
      } while (cursor && users.length < MOST_EXPORTED);
      await downloadCsv(
        'users',
        users.map((user) => csvRowOf(user, words)),
      );
      return cursor !== undefined;
    },
    onSuccess: (isCut) => isCut && toast.destructive(notAll, howToGetThem),
    onError: (error) => toast.destructive(failures.loadUsers, failureMessage(error, failures.loadUsers)),
  });
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={file.isPending}
      onClick={() => file.mutate()}
    >
      <Trans>Export CSV</Trans>
    </Button>
  );
}
