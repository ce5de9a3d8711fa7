// What a person did and what was done to or around them, newest first; older pages follow on demand.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Timeline } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Activity } from '../../../contract/users.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { type ActivityKind, activityKinds } from '../../../domain/users.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ChangeList } from '../audit/change-list.tsx';
import { activityKindLabels, useActivitySentence } from './activity-sentences.ts';

/** Which kind is shown stands in the address. */
export function ActivityLog({ userId }: { userId: string }) {
  const { t, i18n } = useLingui();
  const [params, change] = useQueryChange();
  const kind = activityKinds.find((one) => one === params.get('kind'));
  const choose = (next: string | null) => change({ kind: next }, { replace: true });
  return (
    <Stack gap="md">
      <SelectField
        label={t`Show`}
        w={260}
        maw="100%"
        clearable
        placeholder={t`Everything`}
        value={kind ?? null}
        onChange={choose}
        options={activityKinds.map((value) => ({ value, label: i18n._(activityKindLabels[value]) }))}
      />
      <Entries userId={userId} kind={kind} />
    </Stack>
  );
}

function Entries({ userId, kind }: { userId: string; kind: ActivityKind | undefined }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const log = useInfiniteQuery(
    queries.users.activity.infiniteOptions({
      input: (cursor: string | undefined) => ({
        userId,
        ...(kind ? { kind } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      ...byCursor,
      staleTime: 0,
    }),
  );
  if (log.isPending) return <TableSkeleton rows={4} />;
  if (log.isError) return <LoadError query={log} otherwise={failures.loadUser} />;
  const items = log.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return <EmptyState title={kind ? t`Nothing of this kind` : t`Nothing has happened yet`} />;
  }
  return (
    <>
      <Timeline bulletSize={14} lineWidth={2}>
        {items.map((item) => (
          <ActivityItem key={item.id} item={item} />
        ))}
      </Timeline>
      {log.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
            <Trans>Show older</Trans>
          </Button>
        </Group>
      )}
    </>
  );
}

function ActivityItem({ item }: { item: Activity }) {
  const { t } = useLingui();
  const sentence = useActivitySentence();
  const who = item.actor === null ? t`Kiraya` : (item.actor.full_name ?? t`Someone without a name`);
  const when = formatInstant(new Date(item.created_at).toISOString());
  return (
    <Timeline.Item title={sentence(item)}>
      <Text size="sm" c="dimmed">
        {item.by_this_person ? <Trans>By this person</Trans> : <Trans>By {who}</Trans>} · {when}
        {item.kind === 'lead' && item.subject && ` · ${item.subject}`}
        {item.facts?.home && ` · ${item.facts.home}`}
        {item.facts?.reference && ` · ${item.facts.reference}`}
      </Text>
      {item.reason && (
        <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          “{item.reason}”
        </Text>
      )}
      {item.kind === 'audit' && <ChangeList action={item.action} before={item.before} after={item.after} />}
    </Timeline.Item>
  );
}
