/** Sends a condition report to the other side: the first time, or as another version until both agreed. */
import { ORPCError } from '@orpc/server';
import { and, eq, inArray } from 'drizzle-orm';
import type { ConditionReportForm } from '../../contract/condition-reports.ts';
import { conditionPhotos, conditionReports } from '../../db/schema/condition-reports.ts';
import {
  checkContent,
  checkInspectedOn,
  checkPhotos,
  checkWritable,
  nextReportState,
  type ReportActor,
} from '../../domain/condition-reports.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { actingOn, loadReport, ownName, type ReportRow } from './condition-report-rows.ts';
import { actOnReport } from './parties.ts';
import { heldLease } from './seen-lease.ts';

export const send = api.conditionReports.send.handler(async ({ context, input }) => {
  const { db, services } = context;
  const { lease_id: leaseId, kind, version, inspected_on: inspectedOn } = input;
  // The lease is the lock, so that both sides do not send their first at once.
  const lease = await heldLease(db, leaseId);
  const actor = await actingOn(db, leaseId);
  if (actor.isCoTenant) throw new ORPCError('FORBIDDEN');
  checkWritable(kind, lease.state);
  const [before] = await db
    .select()
    .from(conditionReports)
    .where(and(eq(conditionReports.leaseId, leaseId), eq(conditionReports.kind, kind)))
    .for('update');
  checkTurn(before, version, actor);
  checkInspectedOn(inspectedOn, lease.startDate, services.today());
  const content = await contentOf(context, input);
  const values = {
    ...content,
    inspectedOn,
    authorId: userIdOf(context),
    authorName: await ownName(context),
    sentAt: new Date(services.now()),
  };
  const after = before
    ? await replace(context, before, values)
    : await begin(context, { ...values, leaseId, kind, writtenBy: actor.side });
  await actOnReport(context, lease, {
    action: 'send',
    report: after,
    event: before ? 'condition.changed' : 'condition.sent',
    before: before && recordOf(before),
    after: recordOf(after),
  });
  return loadReport(context, after.id);
});

function checkTurn(before: ReportRow | undefined, version: number, actor: ReportActor): void {
  if (before) nextReportState(before, 'revise', actor);
  if ((before?.version ?? 0) !== version) throw new RuleBroken('condition-report.transition-not-allowed');
}

/** Photos are of this lease; each was added by whoever may write its reports. */
async function contentOf(
  { db }: HandlerContext,
  { lease_id, rooms, meters, keys, ...rest }: ConditionReportForm,
) {
  const content = { rooms, meters, keys };
  checkContent(content);
  const photos = rest.photos.map(({ id, line_id }) => ({ id, lineId: line_id }));
  checkPhotos(photos, content);
  const ids = photos.map(({ id }) => id);
  const known = await db
    .select({ id: conditionPhotos.id })
    .from(conditionPhotos)
    .where(and(eq(conditionPhotos.leaseId, lease_id), inArray(conditionPhotos.id, ids)));
  if (known.length < new Set(ids).size) throw new RuleBroken('condition-report.photo-unknown', 'photos');
  return { ...content, photos };
}

type New = typeof conditionReports.$inferInsert;

async function begin({ db }: HandlerContext, values: New): Promise<ReportRow> {
  const [row] = await db.insert(conditionReports).values(values).returning();
  if (!row) throw new Error('A report was not stored');
  return row;
}

async function replace({ db }: HandlerContext, before: ReportRow, values: Partial<New>): Promise<ReportRow> {
  const [row] = await db
    .update(conditionReports)
    .set({ ...values, state: 'sent', version: before.version + 1 })
    .where(eq(conditionReports.id, before.id))
    .returning();
  if (!row) throw new Error('A locked report was not updated');
  return row;
}

/** What an earlier version said is kept nowhere else. */
const recordOf = ({ kind, state, version, inspectedOn, rooms, meters, keys, photos }: ReportRow) => ({
  kind,
  state,
  version,
  inspected_on: inspectedOn,
  rooms,
  meters,
  keys,
  photos,
});
