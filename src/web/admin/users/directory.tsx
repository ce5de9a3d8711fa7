// The directory: figures, search and filters, and a page of people (specification, section 2.3).
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Stack } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ListedUser } from '../../../contract/users.ts';
import { MAX_USERS_COUNTED, userActivity, userKinds, userSorts } from '../../../domain/users.ts';
import { useAgeOptions } from '../../components/list/age-options.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { type ListFilter, ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { downloadCsv } from '../../lib/csv.ts';
import { failureMessage, failures } from '../../lib/messages.ts';
import { IconDownload } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';
import { LostNumbers } from './lost-numbers.tsx';
import { useUserColumns } from './user-columns.tsx';
import { UserFigureCards } from './user-figures.tsx';
import { csvRowOf, useWords } from './user-labels.ts';

const ON_A_PAGE = 20;
/** The most that one call answers. */
const IN_A_CALL = 100;
/** Ten calls: a browser makes twenty a minute. */
const MOST_EXPORTED = 1_000;

const notAll = msg`The file has the first 1,000 people`;
const howToGetThem = msg`Narrow the search or the filters to get the others.`;

export function Directory() {
  return (
    <Stack gap="lg">
      <PageHeader title={<Trans>Users</Trans>} description={<Trans>Everyone with an account.</Trans>} />
      <LostNumbers />
      {/* On a phone the number above the list says it. */}
      <Box visibleFrom="sm">
        <UserFigureCards />
      </Box>
      <People />
    </Stack>
  );
}

const useDirectoryInput = () => useListInput({ sort: userSorts, active: userActivity }, { role: userKinds });

/** Also a tab of the dashboard, whose own figures are above it. */
export function People() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input } = useDirectoryInput();
  const users = useQuery(
    queries.users.list.queryOptions({
      input: { ...input, limit: ON_A_PAGE },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  return (
    <Stack gap="md">
      <ListFilters placeholder={t`Name, email, phone or city`} filters={useFilters()} />
      <DataList
        name="users"
        label={t`Users`}
        query={users}
        failure={failures.loadUsers}
        empty={t`No users found matching your search criteria.`}
        count={usersFound}
        columns={useUserColumns()}
        tools={<ExportButton />}
        rowKey={({ user_id: id }) => id}
        minWidth={920}
        isDense
      />
    </Stack>
  );
}

const usersFound = (total: number) =>
  total < MAX_USERS_COUNTED ? (
    <Plural value={total} one="# user found" other="# users found" />
  ) : (
    <Trans>{MAX_USERS_COUNTED.toLocaleString('en-IN')}+ users found</Trans>
  );

function useFilters(): ListFilter[] {
  const { t } = useLingui();
  const words = useWords();
  const byAge = useAgeOptions();
  return [
    {
      name: 'sort',
      label: t`Sort`,
      options: [...byAge, { value: 'name', label: t`Name` }, { value: 'last_login', label: t`Last login` }],
    },
    {
      name: 'role',
      label: t`Role`,
      options: [
        { value: 'all', label: t`All roles` },
        ...userKinds.map((value) => ({ value, label: words.kind(value) })),
      ],
    },
    {
      name: 'active',
      label: t`Activity`,
      options: [
        { value: 'all', label: t`Everyone` },
        { value: 'active', label: t`Has signed in` },
        { value: 'never', label: t`Never signed in` },
      ],
    },
  ];
}

/** Everybody who matches, whatever page is shown. */
function ExportButton() {
  const { input } = useDirectoryInput();
  const { api } = useApi();
  const words = useWords();
  const file = useMutation({
    mutationFn: async () => {
      const { cursor: _, ...list } = input;
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
      size="compact-sm"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={file.isPending}
      onClick={() => file.mutate()}
    >
      <Trans>Export CSV</Trans>
    </Button>
  );
}
