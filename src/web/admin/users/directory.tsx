// The directory: figures, search and filters, and a page of people (specification, section 2.3).
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { UserPage } from '../../../contract/users.ts';
import { MAX_USERS_COUNTED } from '../../../domain/users.ts';
import { CursorPager } from '../../components/list-controls.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { downloadCsv } from '../../lib/csv.ts';
import { failures } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconDownload } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { LoadError } from '../shell/load-error.tsx';
import { UserFigureCards } from './figures.tsx';
import { UserFilters } from './filters.tsx';
import { listFromUrl } from './list-url.ts';
import { UserTable } from './user-table.tsx';
import { csvRowOf, useWords } from './words.ts';

const ON_A_PAGE = 20;

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
  const words = useWords();
  const save = () =>
    downloadCsv(
      'users',
      items.map((user) => csvRowOf(user, words)),
    );
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
        {items.length > 0 && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={save}
          >
            <Trans>Export CSV</Trans>
          </Button>
        )}
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
