/** Reads condition reports as the contract shows them, and as whom their reader acts. */
import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ConditionReport, ConditionReports } from '../../contract/condition-reports.ts';
import { conditionComments, conditionPhotos, conditionReports } from '../../db/schema/condition-reports.ts';
import type { ReportActor } from '../../domain/condition-reports.ts';
import { suggestRooms } from '../../domain/condition-suggestions.ts';
import type { LeaseRow } from '../leases/parties.ts';
import { fileLink } from '../lib/file-links.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { seenLease } from './seen-lease.ts';

export type ReportRow = typeof conditionReports.$inferSelect;
export type PhotoRow = typeof conditionPhotos.$inferSelect;

/** As whom the caller writes reports of a lease; null for whoever only reads it. */
export async function actorOn(db: Executor, leaseId: string): Promise<ReportActor | null> {
  const { rows } = await db.execute<{ side: 'landlord' | 'tenant' | 'co_tenant' | null }>(
    sql`select app.condition_side(${leaseId}) as side`,
  );
  const side = rows[0]?.side ?? null;
  return side === 'co_tenant' ? { side: 'tenant', isCoTenant: true } : side && { side };
}

/** Throws `FORBIDDEN` for whoever only reads it. */
export async function actingOn(db: Executor, leaseId: string): Promise<ReportActor> {
  const actor = await actorOn(db, leaseId);
  if (!actor) throw new ORPCError('FORBIDDEN');
  return actor;
}

/** The name under which the caller writes. */
export async function ownName(context: HandlerContext): Promise<string> {
  const { rows } = await context.db.execute<{ name: string }>(sql`
    select app.person_name(p.full_name, p.email) as name from profiles p where p.user_id = ${userIdOf(context)}`);
  return rows[0]?.name ?? '';
}

export type Found = { report: ReportRow; lease: LeaseRow; actor: ReportActor };

/** The report, locked for a change, and as whom the caller acts on it; hidden ones are not found. */
export async function lockReport(db: Executor, id: string): Promise<Found> {
  const [report] = await db.select().from(conditionReports).where(eq(conditionReports.id, id)).for('update');
  if (!report) throw new ORPCError('NOT_FOUND');
  return { report, lease: await seenLease(db, report.leaseId), actor: await actingOn(db, report.leaseId) };
}

export async function reportsOfLease(context: HandlerContext, leaseId: string): Promise<ConditionReports> {
  const { db } = context;
  const lease = await seenLease(db, leaseId);
  const actor = await actorOn(db, leaseId);
  const rows = await db
    .select()
    .from(conditionReports)
    .where(eq(conditionReports.leaseId, leaseId))
    .orderBy(asc(conditionReports.kind));
  return {
    lease_id: lease.id,
    home_name: lease.homeName,
    lease_state: lease.state,
    start_date: lease.startDate,
    last_day: lease.endedOn ?? lease.endsOn ?? lease.endDate,
    side: actor?.side ?? null,
    is_co_tenant: actor?.isCoTenant ?? false,
    suggested: await suggestionFor(db, lease),
    reports: await shown(context, rows),
  };
}

async function suggestionFor(db: Executor, lease: LeaseRow): Promise<ConditionReports['suggested']> {
  const { rows } = await db.execute<{ bedrooms: number | null; bathrooms: number | null }>(
    sql`select * from app.rooms_of_lease(${lease.id})`,
  );
  const { bedrooms = null, bathrooms = null } = rows[0] ?? {};
  const rooms = suggestRooms({ bedrooms, bathrooms, inventory: lease.inventory }, randomUUID);
  return rooms.map((room) => ({ ...room, items: [...room.items] }));
}

export async function loadReport(context: HandlerContext, id: string): Promise<ConditionReport> {
  const rows = await context.db.select().from(conditionReports).where(eq(conditionReports.id, id));
  const [report] = await shown(context, rows);
  if (!report) throw new ORPCError('NOT_FOUND');
  return report;
}

/** By their ids, which reports keep beside the lines they show. */
export async function photosOf(
  db: Executor,
  rows: readonly Pick<ReportRow, 'photos'>[],
): Promise<ReadonlyMap<string, PhotoRow>> {
  const ids = rows.flatMap(({ photos }) => photos.map(({ id }) => id));
  if (ids.length === 0) return new Map();
  const found = await db.select().from(conditionPhotos).where(inArray(conditionPhotos.id, ids));
  return new Map(found.map((photo) => [photo.id, photo]));
}

async function shown(context: HandlerContext, rows: readonly ReportRow[]): Promise<ConditionReport[]> {
  if (rows.length === 0) return [];
  const { db } = context;
  const photos = await photosOf(db, rows);
  const ids = rows.map(({ id }) => id);
  const comments = await db
    .select()
    .from(conditionComments)
    .where(inArray(conditionComments.reportId, ids))
    .orderBy(asc(conditionComments.createdAt), asc(conditionComments.id));
  return rows.map((report) => ({
    ...fieldsOf(report),
    photos: report.photos.flatMap(({ id, lineId }) => {
      const photo = photos.get(id);
      if (!photo) return [];
      const { key, width, height } = photo;
      return [{ id, line_id: lineId, url: fileLink(context, key), width, height }];
    }),
    comments: comments
      .filter(({ reportId }) => reportId === report.id)
      .map(({ id, version, lineId, side, body, createdAt }) => ({
        id,
        version,
        line_id: lineId,
        by: side,
        body,
        created_at: createdAt.toISOString(),
      })),
  }));
}

const fieldsOf = (report: ReportRow) => ({
  id: report.id,
  kind: report.kind,
  state: report.state,
  version: report.version,
  written_by: report.writtenBy,
  author_name: report.authorName,
  sent_at: report.sentAt.toISOString(),
  inspected_on: report.inspectedOn,
  rooms: report.rooms.map((room) => ({ ...room, items: [...room.items] })),
  meters: report.meters,
  keys: report.keys,
  agreed_at: report.agreedAt?.toISOString() ?? null,
  agreed_by_name: report.agreedByName,
  sha256: report.documentSha256,
});
