/** Reads opening figures as the contract shows them, and holds one for a change. */
import { ORPCError } from '@orpc/server';
import { asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { OpeningFigure } from '../../contract/opening-figures.ts';
import { leases } from '../../db/schema/leases.ts';
import { openingFigures } from '../../db/schema/opening-figures.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import { isForSides, turnOfFigure } from '../../domain/opening-figures.ts';
import { type Keyset, keyText } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';

export type FigureRow = typeof openingFigures.$inferSelect;
type LeaseRow = typeof leases.$inferSelect;
export type FigureOf = { figure: FigureRow; lease: LeaseRow };

export const oldestFirst: Keyset = {
  key: sql`${openingFigures.createdAt}`,
  type: 'timestamptz',
  id: sql`${openingFigures.id}`,
  descending: false,
};

export const selectFigures = (db: Executor, where: SQL | undefined) =>
  db
    .select({ figure: openingFigures, lease: leases, at: keyText(oldestFirst) })
    .from(openingFigures)
    .innerJoin(leases, eq(leases.id, openingFigures.leaseId))
    .where(where)
    .orderBy(asc(openingFigures.createdAt), asc(openingFigures.id));

/** `turnOf` in the words of the database: what two sides cannot agree on, or did not in time. */
export const isWithTeam = sql`${openingFigures.state} = 'open' and (${openingFigures.agreeBy} < app.today()
  or ${leases.landlordId} is null or ${openingFigures.heldBy} = 'operator')`;

export async function countFigures(db: Executor, where: SQL): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(openingFigures)
    .innerJoin(leases, eq(leases.id, openingFigures.leaseId))
    .where(where);
  return row?.count ?? 0;
}

/** Hidden ones are not found. */
export async function seenLease(db: Executor, id: string): Promise<LeaseRow> {
  const [lease] = await db.select().from(leases).where(eq(leases.id, id));
  if (!lease) throw new ORPCError('NOT_FOUND');
  return lease;
}

/** The figure with its lease, whose row is held; hidden ones are not found. */
export async function lockFigure(db: Executor, id: string): Promise<FigureOf> {
  const [row] = await selectFigures(db, eq(openingFigures.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  await db.select({ id: leases.id }).from(leases).where(eq(leases.id, row.lease.id)).for('update');
  const [held] = await selectFigures(db, eq(openingFigures.id, id));
  if (!held) throw new ORPCError('NOT_FOUND');
  return held;
}

/** Whose answer it waits for. */
export function turnOf({ figure, lease }: FigureOf, today: CalendarDate): OpeningFigure['turn'] {
  if (figure.state !== 'open') return null;
  const { kind, heldBy, agreeBy } = figure;
  const isSides = isForSides({
    kind,
    isWithOperator: heldBy === 'operator',
    hasLandlord: lease.landlordId !== null,
  });
  return isSides && today <= agreeBy ? turnOfFigure(figure) : 'team';
}

export const shownFigure = ({ figure, lease }: FigureOf, today: CalendarDate): OpeningFigure => ({
  id: figure.id,
  lease_id: lease.id,
  home_name: lease.homeName,
  landlord_name: lease.landlordName,
  tenant_name: lease.tenantName,
  kind: figure.kind,
  state: figure.state,
  file_says: figure.fileSays,
  tenant_says: figure.tenantSays,
  landlord_says: figure.landlordSays,
  tenant_reason: figure.tenantReason,
  landlord_reason: figure.landlordReason,
  turn: turnOf({ figure, lease }, today),
  agree_by: figure.agreeBy,
  counts: figure.counts,
  decision: figure.decision,
  created_at: figure.createdAt.toISOString(),
});
