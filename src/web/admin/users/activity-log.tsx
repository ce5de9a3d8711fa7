// What a person did and what was done to or around them, newest first; older pages follow on demand.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, Timeline } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Activity } from '../../../contract/users.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { leadEventLabel } from '../../components/leads/lead-labels.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { actionName } from '../audit/action-names.ts';
import { ChangeList } from '../audit/change-list.tsx';

export function ActivityLog({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const log = useInfiniteQuery(
    queries.users.activity.infiniteOptions({
      input: (cursor: string | undefined) => ({ userId, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
      staleTime: 0,
    }),
  );
  if (log.isPending) return <TableSkeleton rows={4} />;
  if (log.isError) return <LoadError query={log} otherwise={failures.loadUser} />;
  const items = log.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState title={t`Nothing has happened yet`} />;
  return (
    <>
      <Timeline bulletSize={14} lineWidth={2}>
        {items.map((item) => (
          <ActivityItem key={item.id} item={item} />
        ))}
      </Timeline>
      {log.hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
            <Trans>Show older</Trans>
          </Button>
        </Group>
      )}
    </>
  );
}

const sent = { mail: msg`Email to this person`, payout: msg`Transfer to this person`, enquiry: msg`Enquiry` };

function nameOf({ kind, action }: Activity): MessageDescriptor | string {
  if (kind === 'lead') return leadEventLabel(action);
  return kind === 'audit' ? actionName(action) : sent[kind];
}

function ActivityItem({ item }: { item: Activity }) {
  const { t, i18n } = useLingui();
  const name = nameOf(item);
  const who = item.actor === null ? t`Kiraya` : (item.actor.full_name ?? t`Somebody without a name`);
  const when = formatInstant(new Date(item.created_at).toISOString());
  return (
    <Timeline.Item title={typeof name === 'string' ? name : i18n._(name)}>
      <Text size="sm" c="dimmed">
        {item.by_this_person ? <Trans>By this person</Trans> : <Trans>By {who}</Trans>} · {when}
        {item.kind !== 'audit' && item.subject && ` · ${item.subject}`}
      </Text>
      {item.reason && (
        <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          “{item.reason}”
        </Text>
      )}
      {(item.kind === 'audit' || item.kind === 'payout') && (
        <ChangeList before={item.before} after={item.after} />
      )}
    </Timeline.Item>
  );
}
