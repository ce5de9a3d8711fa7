// The last searches as links, with how many homes each finds today.

import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { RecentSearch } from '../../../contract/recent-searches.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconSearch, IconTrash } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { HistoryConsent } from './history-consent.tsx';
import { useSearchWords } from './search-words.ts';

export const meta = () => screenMeta(msg`Recent Searches`);

/** Without an id: all of them. */
function useForget() {
  const { api, queries } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id ? api.recentSearches.remove({ id }) : api.recentSearches.clear(),
    onError: (error) => toast.destructive(failureMessage(error, msg`It could not be removed`)),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.recentSearches.key() }),
  });
}

export default function RecentSearches() {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useQuery(queries.recentSearches.list.queryOptions({ staleTime: 0 }));
  const items = list.data?.items ?? [];
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Recent Searches</Trans>}
        description={<Trans>Your last searches, and how many homes each finds today.</Trans>}
        actions={items.length > 0 && <ForgetAll />}
      />
      <HistoryConsent />
      {list.isPending && <TableSkeleton rows={4} />}
      {list.isError && (
        <ErrorState
          title={t`The searches could not be loaded`}
          onRetry={() => list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.data && items.length === 0 && <NoSearches />}
      {items.map((search) => (
        <Search key={search.id} search={search} />
      ))}
    </Stack>
  );
}

function NoSearches() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconSearch size={28} />}
      title={t`No searches yet`}
      action={
        <Button component={Link} to="/properties">
          <Trans>Find a home</Trans>
        </Button>
      }
    >
      <Trans>The searches you make while signed in appear here once you let us keep them.</Trans>
    </EmptyState>
  );
}

function ForgetAll() {
  const { t } = useLingui();
  const forget = useForget();
  return (
    <ConfirmButton
      variant="default"
      question={t`Clear all searches?`}
      explanation={t`This cannot be undone.`}
      confirmLabel={t`Clear all`}
      destructive
      onConfirm={() => forget.mutateAsync(undefined).catch(() => {})}
    >
      <Trans>Clear all</Trans>
    </ConfirmButton>
  );
}

function Search({ search }: { search: RecentSearch }) {
  const { t } = useLingui();
  const forget = useForget();
  const words = useSearchWords(search.query);
  const when = formatInstant(search.searched_at);
  return (
    <Card component="article" padding="md">
      <Group justify="space-between" gap="sm">
        <div style={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link to={`/properties?${search.query}`}>{words}</Link>
          <Text size="sm" c="dimmed">
            <Matches search={search} /> · {when}
          </Text>
        </div>
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconTrash size={16} />}
          loading={forget.isPending}
          onClick={() => forget.mutate(search.id)}
          aria-label={t`Remove ${words}`}
        >
          <Trans>Remove</Trans>
        </Button>
      </Group>
    </Card>
  );
}

function Matches({ search: { total, total_is_exact: isExact } }: { search: RecentSearch }) {
  const atLeast = total.toLocaleString('en-IN');
  if (!isExact) return <Trans>{atLeast}+ homes today</Trans>;
  return <Plural value={total} one="# home today" other="# homes today" />;
}
