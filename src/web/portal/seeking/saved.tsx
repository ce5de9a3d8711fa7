// `/saved`: searches kept under a name, how often one hears of new homes, and how many match today.

import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SavedSearch } from '../../../contract/saved-searches.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconBookmark } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { RowItem, RowList } from '../../ui/row-list.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EditSavedSearch, frequencyLabels } from './edit-saved-search.tsx';
import { useSearchWords } from './search-words.ts';

export const meta = () => screenMeta(msg`Saved Searches`);

export default function SavedSearches() {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useQuery(queries.savedSearches.list.queryOptions({ staleTime: 0 }));
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Saved searches</Trans>}
        description={<Trans>Get alerts for new matches; each home is sent once.</Trans>}
        actions={
          list.data &&
          list.data.items.length > 0 && (
            <Button component={Link} to="/properties" variant="default" size="sm">
              <Trans>Find a home</Trans>
            </Button>
          )
        }
      />
      {list.isPending && <TableSkeleton rows={4} />}
      {list.isError && (
        <ErrorState
          title={t`The saved searches could not be loaded`}
          onRetry={() => list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.data?.items.length === 0 && <NoSearches />}
      {list.data && list.data.items.length > 0 && (
        <RowList>
          {list.data.items.map((search) => (
            <Search key={search.id} search={search} />
          ))}
        </RowList>
      )}
    </Stack>
  );
}

function NoSearches() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconBookmark size={28} />}
      title={t`No saved searches yet`}
      action={
        <Button component={Link} to="/properties">
          <Trans>Find a home</Trans>
        </Button>
      }
    >
      <Trans>Choose filters and press “Save this search”.</Trans>
    </EmptyState>
  );
}

function useSavedSearchChanges(id: string) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: queries.savedSearches.key() });
  const onError = (error: unknown) =>
    toast.destructive(failureMessage(error, msg`The search could not be changed`));
  const pause = useMutation({
    mutationFn: (isPaused: boolean) => api.savedSearches.update({ id, is_paused: isPaused }),
    onError,
    onSuccess,
  });
  const remove = useMutation({ mutationFn: () => api.savedSearches.remove({ id }), onError, onSuccess });
  return { pause, remove };
}

function Search({ search }: { search: SavedSearch }) {
  const { t, i18n } = useLingui();
  const [editing, setEditing] = useState(false);
  const { pause, remove } = useSavedSearchChanges(search.id);
  const words = useSearchWords(search.query);
  const { name } = search;
  return (
    <RowItem
      label={name}
      hasMenu
      title={
        <>
          <Link to={`/properties?${search.query}`}>{name}</Link>
          <Badge color={search.is_paused ? 'gray' : 'green'}>
            {search.is_paused ? <Trans>Paused</Trans> : i18n._(frequencyLabels[search.frequency])}
          </Badge>
        </>
      }
      figure={<Today search={search} />}
      actions={
        <RowActions of={name}>
          <Button
            size="compact-md"
            variant="default"
            onClick={() => setEditing(true)}
            aria-label={t`Edit ${name}`}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button
            size="compact-md"
            variant="subtle"
            loading={pause.isPending}
            onClick={() => pause.mutate(!search.is_paused)}
            aria-label={search.is_paused ? t`Resume ${name}` : t`Pause ${name}`}
          >
            {search.is_paused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
          </Button>
          <ConfirmButton
            size="compact-md"
            variant="subtle"
            question={t`Remove this search?`}
            explanation={<Trans>{name} and its emails end. This cannot be undone.</Trans>}
            confirmLabel={t`Remove`}
            destructive
            aria-label={t`Remove ${name}`}
            onConfirm={() => remove.mutateAsync().catch(() => {})}
          >
            <Trans>Remove</Trans>
          </ConfirmButton>
        </RowActions>
      }
    >
      {words && <Text size="sm">{words}</Text>}
      <Text size="sm" c="dimmed">
        <LastLetter search={search} /> ·{' '}
        <a href={search.feed}>
          <Trans>As RSS feed</Trans>
        </a>
      </Text>
      {editing && <EditSavedSearch search={search} onClose={() => setEditing(false)} />}
    </RowItem>
  );
}

/** How many homes it finds today, in figures of one column. */
function Today({ search: { total, total_is_exact: isExact } }: { search: SavedSearch }) {
  const atLeast = total.toLocaleString('en-IN');
  return (
    <>
      <Text span fz={20} fw={700} className="money">
        {isExact ? atLeast : `${atLeast}+`}
      </Text>{' '}
      <Text span size="sm" c="dimmed">
        {isExact ? <Plural value={total} one="home today" other="homes today" /> : <Trans>homes today</Trans>}
      </Text>
    </>
  );
}

function LastLetter({ search }: { search: SavedSearch }) {
  if (search.last_sent_at === null) return <Trans>No alerts sent yet</Trans>;
  const when = formatInstant(search.last_sent_at);
  return <Trans>Last email {when}</Trans>;
}
