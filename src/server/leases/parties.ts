/** Tells the two sides of a lease what became of it, each with the way to its own page of it. */
import { sql } from 'drizzle-orm';
import type { leases } from '../../db/schema/leases.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import type { LeaseEvent, LeaseSide } from '../../domain/leases.ts';
import type { Executor } from '../lib/request-context.ts';
import { notify, type Told } from '../notifications/notify.ts';

export type LeaseRow = typeof leases.$inferSelect;
type Parties = Pick<LeaseRow, 'id' | 'tenantId' | 'landlordId' | 'homeName'>;

export const leasePath = (id: string, side: LeaseSide): string =>
  side === 'tenant' ? `/portal/tenant/lease?lease=${id}` : `/portal/landlord/leases/${id}`;

/** The sides that have an account. */
export function sidesOf({ tenantId, landlordId }: Parties): [person: string, side: LeaseSide][] {
  const sides: [string | null, LeaseSide][] = [
    [tenantId, 'tenant'],
    [landlordId, 'landlord'],
  ];
  return sides.filter((side): side is [string, LeaseSide] => side[0] !== null);
}

/** Who looks after the home of a lease; nobody where a job asks. */
export async function managerOf(db: Pick<Executor, 'execute'>, leaseId: string): Promise<string | null> {
  const { rows } = await db.execute<{ manager: string | null }>(
    sql`select app.manager_of_lease(${leaseId}) as manager`,
  );
  return rows[0]?.manager ?? null;
}

/** Whoever acted gets a record; a tenant without an account hears nothing here. `date` is the day it is about, `by` the side that acted. */
export async function tellLease(
  told: Told,
  lease: Parties,
  event: LeaseEvent,
  date: CalendarDate,
  { by, note }: { by?: LeaseSide; note?: string | undefined } = {},
): Promise<void> {
  for (const [person, side] of sidesOf(lease)) {
    await notify(told, person, {
      event,
      date,
      home: lease.homeName,
      path: leasePath(lease.id, side),
      byYou: person === told.actorId,
      fromOther: by !== undefined && by !== side,
      ...(note ? { note } : {}),
    });
  }
}
