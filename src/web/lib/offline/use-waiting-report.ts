// The condition report of a lease that waits on this device, for the page that shows it.
import { useSyncExternalStore } from 'react';
import type { ReportKind } from '../../../domain/condition-reports.ts';
import { useSession } from '../session-context.ts';
import { outbox } from './outbox.ts';
import { isReport, type Waiting, type WaitingReport } from './waiting.ts';

const nothing: readonly Waiting[] = [];

export function useWaitingReport(leaseId: string, kind: ReportKind): WaitingReport | undefined {
  const owner = useSession().current?.user.id;
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.get, () => nothing);
  return waiting
    .filter(isReport)
    .find((one) => one.owner === owner && one.draft.leaseId === leaseId && one.draft.kind === kind);
}
