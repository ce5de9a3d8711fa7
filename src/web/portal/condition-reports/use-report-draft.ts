// The draft of a condition report on this device: read once, and kept after every change.
import { useCallback, useEffect, useState } from 'react';
import type { ConditionReport, ConditionReports } from '../../../contract/condition-reports.ts';
import type { ReportKind } from '../../../domain/condition-reports.ts';
import { suggestAgain } from '../../../domain/condition-suggestions.ts';
import { clock } from '../../lib/clock.ts';
import type { ReportDraft } from '../../lib/offline/report-draft.ts';
import { reportDrafts } from '../../lib/offline/report-drafts.ts';
import { useSession } from '../../lib/session-context.ts';

export type SetDraft = (change: (now: ReportDraft) => ReportDraft) => void;

/** `undefined` until it was looked for, `null` where there is none. */
export function useReportDraft(leaseId: string, kind: ReportKind) {
  const owner = useSession().current?.user.id ?? '';
  const [draft, setDraft] = useState<ReportDraft | null>();
  const [isKept, setStored] = useState(true);
  useEffect(() => {
    let isOver = false;
    setDraft(undefined);
    void reportDrafts.read({ owner, leaseId, kind }).then((found) => !isOver && setDraft(found));
    return () => {
      isOver = true;
    };
  }, [owner, leaseId, kind]);
  const keep = useCallback((next: ReportDraft) => {
    setDraft(next);
    void reportDrafts.save(next).then(setStored);
  }, []);
  const set: SetDraft = useCallback((change) => {
    setDraft((now) => {
      if (!now) return now;
      const next = change(now);
      void reportDrafts.save(next).then(setStored);
      return next;
    });
  }, []);
  /** Off this device, or into the outbox, which keeps the photos. */
  const forget = useCallback(async () => {
    await reportDrafts.drop({ owner, leaseId, kind });
    setDraft(null);
  }, [owner, leaseId, kind]);
  return { draft, isKept, owner, begin: keep, set, forget };
}

type Beginning = { owner: string; kind: ReportKind; all: ConditionReports };

/** The rooms of the home, or those of the move-in with their meters and keys, to be looked at again. */
export function newDraft({ owner, kind, all }: Beginning): ReportDraft {
  const moveIn = kind === 'move_out' ? all.reports.find((report) => report.kind === 'move_in') : undefined;
  const rooms = moveIn ? suggestAgain(moveIn) : all.suggested;
  return {
    owner,
    leaseId: all.lease_id,
    kind,
    version: 0,
    inspectedOn: clock.today(),
    rooms: rooms.map((room) => ({
      ...room,
      name: room.name ?? '',
      items: room.items.map((item) => ({ ...item, name: item.name ?? '', condition: null, note: '' })),
    })),
    meters: moveIn
      ? moveIn.meters.map((meter) => ({ ...meter, number: meter.number ?? '', reading: '' as const }))
      : [{ id: crypto.randomUUID(), kind: 'electricity', number: '', reading: '', unit: 'kwh' }],
    keys: moveIn
      ? moveIn.keys.map((keySet) => ({ ...keySet, name: keySet.name ?? '', count: '' as const }))
      : [{ id: crypto.randomUUID(), kind: 'main_door', name: '', count: '' }],
    photos: [],
  };
}

/** What was sent, to be changed and sent again. */
export const draftOf = (owner: string, leaseId: string, report: ConditionReport): ReportDraft => ({
  owner,
  leaseId,
  kind: report.kind,
  version: report.version,
  inspectedOn: report.inspected_on,
  rooms: report.rooms.map((room) => ({
    ...room,
    name: room.name ?? '',
    items: room.items.map((item) => ({ ...item, name: item.name ?? '', note: item.note ?? '' })),
  })),
  meters: report.meters.map((meter) => ({ ...meter, number: meter.number ?? '' })),
  keys: report.keys.map((keySet) => ({ ...keySet, name: keySet.name ?? '' })),
  photos: report.photos.map(({ id, line_id }) => ({ key: id, lineId: line_id, id })),
});
