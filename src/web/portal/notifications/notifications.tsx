// `/notifications`: what one was told, newest first; opening a notice marks it as read.

import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Notification } from '../../../contract/notifications.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { failureMessage } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconBell } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';

export const meta = () => screenMeta(msg`Notifications`);

/** Without an id: all of them. */
function useMarkRead() {
  const { api, queries } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) => api.notifications.markRead(id ? { id } : {}),
    onError: (error) => toast.destructive(failureMessage(error, msg`It could not be marked as read`)),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.notifications.key() }),
  });
}

export default function Notifications() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const show = params.get('show') === 'unread' ? 'unread' : 'all';
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Notifications</Trans>}
        description={
          <Trans>
            Choose how we notify you in <Link to="/settings#notifications">settings</Link>.
          </Trans>
        }
        actions={<ReadAll />}
      />
      <SegmentedControl
        aria-label={t`Which ones`}
        value={show}
        onChange={(value) => setParams(value === 'unread' ? { show: 'unread' } : {})}
        data={[
          { value: 'all', label: t`All` },
          { value: 'unread', label: t`Unread` },
        ]}
        style={{ alignSelf: 'start' }}
        styles={{ label: { whiteSpace: 'nowrap' } }}
      />
      <Notices key={show} show={show} cursor={params.get('cursor') ?? undefined} />
    </Stack>
  );
}

function ReadAll() {
  const markRead = useMarkRead();
  return (
    <Button variant="default" loading={markRead.isPending} onClick={() => markRead.mutate(undefined)}>
      <Trans>Mark all as read</Trans>
    </Button>
  );
}

function Notices({ show, cursor }: { show: 'all' | 'unread'; cursor: string | undefined }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useQuery(
    queries.notifications.list.queryOptions({
      input: { show, cursor, language: writtenLanguage },
      placeholderData: keepPage,
      staleTime: 0,
    }),
  );
  return (
    <CardList
      query={list}
      failure={msg`The notifications could not be loaded`}
      empty={
        <EmptyState
          icon={<IconBell size={28} />}
          title={show === 'unread' ? t`Nothing unread` : t`No notifications yet`}
        >
          <Trans>Answers and news about your homes, requests and searches show up here.</Trans>
        </EmptyState>
      }
      count={(total) => <Plural value={total} one="# notification" other="# notifications" />}
      rowKey={({ id }) => id}
      card={(item) => <Notice item={item} />}
    />
  );
}

function Notice({ item }: { item: Notification }) {
  const { t } = useLingui();
  const markRead = useMarkRead();
  const isUnread = item.read_at === null;
  return (
    <Card component="article" padding="md">
      <Stack gap={6}>
        <Group justify="space-between" gap="xs">
          <Text component="h2" fw={isUnread ? 650 : 500} style={{ overflowWrap: 'anywhere' }}>
            {item.title}
          </Text>
          {isUnread && (
            <Badge color="teal">
              <Trans>New</Trans>
            </Badge>
          )}
        </Group>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {item.text}
        </Text>
        <Group gap="sm">
          <Link to={item.path} onClick={() => isUnread && markRead.mutate(item.id)}>
            {item.label}
          </Link>
          {isUnread && (
            <Button
              size="compact-sm"
              variant="default"
              loading={markRead.isPending}
              onClick={() => markRead.mutate(item.id)}
              aria-label={t`Mark as read: ${item.title}`}
            >
              <Trans>Mark as read</Trans>
            </Button>
          )}
          <Text size="sm" c="dimmed">
            {formatInstant(item.created_at)}
          </Text>
        </Group>
      </Stack>
    </Card>
  );
}
