// The last homes a person looked at, newest first: one screen under three paths.

import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Viewed } from '../../../contract/recent-views.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { HomeRow } from '../../components/property/home-row.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { failureMessage } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconEye, IconTrash } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';
import { HistoryConsent } from './history-consent.tsx';

export const meta = () => screenMeta(msg`Recently Viewed`);

/** Without an id: all of them. */
function useForget() {
  const { api, queries } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) => api.recentViews.remove({ property_id: id }),
    onError: (error) => toast.destructive(failureMessage(error, msg`It could not be removed`)),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.recentViews.key() }),
  });
}

export default function RecentlyViewed() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput();
  const list = useQuery(
    queries.recentViews.list.queryOptions({ input, placeholderData: keepPage, staleTime: 0 }),
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Recently Viewed</Trans>}
        description={<Trans>Homes you looked at, also on this device before you signed in.</Trans>}
        actions={list.data && list.data.total > 0 && <ForgetAll />}
      />
      <HistoryConsent />
      <ListFilters placeholder={t`Title, locality or city`} />
      <CardList
        query={list}
        failure={msg`The list could not be loaded`}
        empty={<Empty isSearch={isFiltered} />}
        count={(total) => <Plural value={total} one="# home" other="# homes" />}
        rowKey={({ home }) => home.id}
        card={(item) => <ViewedHome item={item} />}
      />
    </Stack>
  );
}

function ForgetAll() {
  const { t } = useLingui();
  const forget = useForget();
  return (
    <ConfirmButton
      variant="default"
      question={t`Clear all homes you viewed?`}
      explanation={t`Your shortlist, visits and applications stay as they are. This cannot be undone.`}
      confirmLabel={t`Clear all`}
      destructive
      onConfirm={() => forget.mutateAsync(undefined).catch(() => {})}
    >
      <Trans>Clear all</Trans>
    </ConfirmButton>
  );
}

function Empty({ isSearch }: { isSearch: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconEye size={28} />}
      title={isSearch ? t`Nothing matches` : t`You have not looked at a home yet`}
      action={
        <Button component={Link} to={isSearch ? '?' : '/properties'}>
          {isSearch ? <Trans>Show all</Trans> : <Trans>Find a home</Trans>}
        </Button>
      }
    />
  );
}

function ViewedHome({ item }: { item: Viewed }) {
  const { t } = useLingui();
  const forget = useForget();
  const when = formatInstant(item.viewed_at);
  return (
    <HomeRow
      home={item.home}
      actions={
        <Button
          variant="default"
          leftSection={<IconTrash size={16} />}
          loading={forget.isPending}
          onClick={() => forget.mutate(item.home.id)}
          aria-label={t`Remove ${item.home.title}`}
        >
          <Trans>Remove</Trans>
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        <Trans>Viewed {when}</Trans>
      </Text>
    </HomeRow>
  );
}
