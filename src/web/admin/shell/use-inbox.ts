// What waits for whoever looks, asked anew while they do.
import { useQuery } from '@tanstack/react-query';
import type { InboxKind } from '../../../domain/inbox.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { inboxLabels } from './inbox-labels.ts';

const EVERY_MINUTE = 60_000;

export function useInbox() {
  const { queries } = useApi();
  return useQuery(queries.inbox.list.queryOptions({ staleTime: 0, refetchInterval: EVERY_MINUTE }));
}

/** How much of one kind waits. */
export function useWaitingOf(kind: InboxKind): number {
  return useInbox().data?.items.find((item) => item.kind === kind)?.count ?? 0;
}

/** How much waits on each tab. */
export function useWaitingByTab(): ReadonlyMap<string, number> {
  const { data } = useInbox();
  const waiting = new Map<string, number>();
  for (const { kind, count } of data?.items ?? []) {
    const { tab } = inboxLabels[kind];
    waiting.set(tab, (waiting.get(tab) ?? 0) + count);
  }
  return waiting;
}
