/** Reads settlements as the contract shows them, each as whoever reads it may act on it. */
import { ORPCError } from '@orpc/server';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Settlement, SettlementFilters } from '../../contract/settlements.ts';
import { leases } from '../../db/schema/leases.ts';
import {
  settlementLines,
  settlementPhotos,
  settlementRefunds,
  settlements,
} from '../../db/schema/settlements.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { lastDayOf, reckon, refundedOf, stillToRefund } from '../../domain/settlements.ts';
import type { LeaseRow } from '../leases/parties.ts';
import { repairsNamed } from '../leases/repairs.ts';
import { fileLink } from '../lib/file-links.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';

export type SettlementRow = typeof settlements.$inferSelect;
export type LineRow = typeof settlementLines.$inferSelect;
export type RefundRow = typeof settlementRefunds.$inferSelect;
/** A settlement with everything that it is reckoned from. */
export type Whole = { row: SettlementRow; lease: LeaseRow; lines: LineRow[]; refunds: RefundRow[] };

/** As whom the caller acts on the settlement of a lease; co-tenants and co-owners read it. */
export async function sideOf(db: Executor, leaseId: string): Promise<Settlement['reads_as']> {
  const { rows } = await db.execute<{ side: Settlement['reads_as'] }>(sql`
    select coalesce(app.side_of_settlement(${leaseId}),
      case when ${leaseId} in (select app.co_tenancies()) then 'co_tenant' end) as side`);
  return rows[0]?.side ?? null;
}

/** Locked for a change; hidden ones are not found. Throws `settlement.not-yours` for who reads it and changes nothing, as co-tenants do. */
export async function lockSettlement(db: Executor, where: SQL): Promise<Whole> {
  const [row] = await db.select().from(settlements).where(where).for('update');
  if (!row) {
    const seen = await db.select({ id: settlements.id }).from(settlements).where(where);
    throw seen.length > 0 ? new RuleBroken('settlement.not-yours') : new ORPCError('NOT_FOUND');
  }
  return wholeOf(db, row);
}

export async function wholeOf(db: Executor, row: SettlementRow): Promise<Whole> {
  const [whole] = await wholesOf(db, [row]);
  if (!whole) throw new ORPCError('NOT_FOUND');
  return whole;
}

async function wholesOf(db: Executor, rows: readonly SettlementRow[]): Promise<Whole[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(leases)
    .where(
      inArray(
        leases.id,
        rows.map(({ leaseId }) => leaseId),
      ),
    );
  const lines = await db
    .select()
    .from(settlementLines)
    .where(inArray(settlementLines.settlementId, ids))
    .orderBy(asc(settlementLines.position));
  const refunds = await db
    .select()
    .from(settlementRefunds)
    .where(inArray(settlementRefunds.settlementId, ids))
    .orderBy(asc(settlementRefunds.createdAt), asc(settlementRefunds.id));
  return rows.flatMap((row) => {
    const lease = found.find(({ id }) => id === row.leaseId);
    const own = <Row extends { settlementId: string }>(all: Row[]) =>
      all.filter(({ settlementId }) => settlementId === row.id);
    return lease ? [{ row, lease, lines: own(lines), refunds: own(refunds) }] : [];
  });
}

export async function loadSettlement(context: HandlerContext, where: SQL): Promise<Settlement | null> {
  const [row] = await context.db.select().from(settlements).where(where);
  const [shown] = row ? await shownAll(context, [row]) : [];
  return shown ?? null;
}

/** After a change of the caller’s own. */
export async function shownAfter(context: HandlerContext, id: string): Promise<Settlement> {
  const shown = await loadSettlement(context, eq(settlements.id, id));
  if (!shown) throw new ORPCError('NOT_FOUND');
  return shown;
}

async function shownAll(context: HandlerContext, rows: readonly SettlementRow[]): Promise<Settlement[]> {
  const { db } = context;
  const wholes = await wholesOf(db, rows);
  const lines = wholes.flatMap((whole) => whole.lines);
  const photos =
    lines.length === 0
      ? []
      : await db
          .select()
          .from(settlementPhotos)
          .where(
            inArray(
              settlementPhotos.lineId,
              lines.map(({ id }) => id),
            ),
          )
          .orderBy(asc(settlementPhotos.createdAt), asc(settlementPhotos.id));
  const repairs = await repairsNamed(
    db,
    lines.flatMap(({ repairId }) => repairId ?? []),
  );
  const months = await monthsOf(db, lines);
  return Promise.all(
    wholes.map(async (whole) => ({
      ...figuresOf(whole),
      reads_as: await sideOf(db, whole.lease.id),
      lines: whole.lines.map((line) => ({
        id: line.id,
        kind: line.kind,
        label: line.label,
        amount: line.amount,
        month: months.get(line.dueId ?? '') ?? null,
        repair: repairs.find(({ id }) => id === line.repairId) ?? null,
        state: line.state,
        is_by_silence: line.isBySilence,
        reason: line.reason,
        allowed: line.allowed,
        decision: line.decision,
        photos: photos
          .filter(({ lineId }) => lineId === line.id)
          .map(({ id, side, key, width, height }) => ({
            id,
            side,
            url: fileLink(context, key),
            width,
            height,
          })),
      })),
    })),
  );
}

async function monthsOf(db: Executor, lines: readonly LineRow[]): Promise<Map<string, string>> {
  const ids = lines.flatMap(({ dueId }) => dueId ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; month: string }>(
    sql`select id, month::text as month from rent_dues where id = any(${sql.param(ids)}::uuid[])`,
  );
  return new Map(rows.map(({ id, month }) => [id, month]));
}

function figuresOf({ row, lease, lines, refunds }: Whole): Omit<Settlement, 'lines' | 'reads_as'> {
  const { taken, held, refund, debt } = reckon(row, lines);
  return {
    id: row.id,
    lease_id: row.leaseId,
    home_name: lease.homeName,
    landlord_name: lease.landlordName,
    tenant_name: lease.tenantName,
    state: row.state,
    started_by: row.startedBy,
    last_day: lastDayOf({ end: lease.endDate, endsOn: lease.endsOn, endedOn: lease.endedOn }),
    deposit: row.deposit,
    credit: row.credit,
    held_by: row.heldBy,
    due_on: row.dueOn,
    refunds: refunds.map(({ id, amount, paidOn, mode, reference, state, answer }) => ({
      id,
      amount,
      paid_on: paidOn,
      mode,
      reference,
      state,
      answer,
    })),
    taken,
    held,
    refund,
    to_refund: row.state === 'proposing' || row.state === 'answering' ? 0 : stillToRefund(refund, refunds),
    debt: Math.max(0, debt - row.waived),
    waived: row.waived,
    waive_reason: row.waiveReason,
    created_at: row.createdAt.toISOString(),
  };
}

export const confirmedOf = ({ refunds }: Whole): number => refundedOf(refunds);

/** What the team has to do something about. */
export const forTeam = {
  disputed: sql`${settlements.state} = 'disputed'`,
  'to-refund': sql`${settlements.state} in ('disputed', 'refunding') and ${settlements.heldBy} = 'company'`,
};

const oldestFirst: Keyset = {
  key: sql`${settlements.createdAt}`,
  type: 'timestamptz',
  id: sql`${settlements.id}`,
  descending: true,
};

export async function listSettlements(context: HandlerContext, filters: SettlementFilters) {
  const { db } = context;
  const { q, show, limit, cursor } = filters;
  const shows = {
    ...forTeam,
    all: sql`true`,
    waiting: sql`(${forTeam.disputed} or ${forTeam['to-refund']})`,
  };
  const words = containing(q, [leases.homeName, leases.tenantName, leases.landlordName]);
  const chosen = sql`${shows[show]} and ${words ?? sql`true`}`;
  const rows = await db
    .select({ row: settlements, at: keyText(oldestFirst) })
    .from(settlements)
    .innerJoin(leases, eq(leases.id, settlements.leaseId))
    .where(sql`${chosen} and ${afterCursor(oldestFirst, cursor) ?? sql`true`}`)
    .orderBy(orderOf(oldestFirst))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ row }) => row.id);
  return {
    items: await shownAll(
      context,
      page.map(({ row }) => row),
    ),
    total: await countUpTo(
      db,
      sql`${settlements} join ${leases} on ${leases.id} = ${settlements.leaseId} where ${chosen}`,
    ),
    next_cursor,
  };
}
