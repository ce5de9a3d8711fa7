/**
 * What "received" means on every screen, paper and file: the rent of confirmed payments that were made in a time, whatever months they are
 * for, and the tax that tenants deducted from it and paid to the state for the owner.
 * How much of a month's rent is paid is another figure, and is called that.
 */
import { type SQL, sql } from 'drizzle-orm';
import { leases } from '../../db/schema/leases.ts';
import type { CalendarDate, Month } from '../../domain/dates.ts';
import type { Executor } from '../lib/request-context.ts';

type Time = { from: CalendarDate; to: CalendarDate };

/**
 * Payments `p`, each with what of it is rent, also for months to come, as `rent.amount`: what went to a deposit is the tenant's still, and
 * charges and late fees are no rent.
 */
export const paymentsWithRent = sql`rent_payments p cross join lateral (select p.amount - coalesce((select sum(a.amount)
  from rent_allocations a join rent_dues d on d.id = a.due_id where a.payment_id = p.id and d.kind <> 'rent'), 0) as amount) rent`;

/** Of `paymentsWithRent` joined with `leases`. */
export const receivedIn = (ofReader: SQL, { from, to }: Time): SQL =>
  sql`${ofReader} and p.state = 'confirmed' and not p.is_opening and p.paid_on between ${from} and ${to} and rent.amount > 0`;

/** Of tax `c` that was deducted from the rent of dues `d`, joined with `leases`. */
export const taxPaidIn = (ofReader: SQL, { from, to }: Time): SQL =>
  sql`${ofReader} and c.kind = 'tds' and c.taken_back_reason is null and c.paid_on between ${from} and ${to}`;

/** By the month in which it was paid. */
export async function receivedByMonth(
  db: Pick<Executor, 'execute'>,
  ofReader: SQL,
  time: Time,
): Promise<ReadonlyMap<Month, number>> {
  const { rows } = await db.execute<{ month: Month; amount: string }>(sql`
    select to_char(r.paid_on, 'YYYY-MM') as month, sum(r.amount)::text as amount
      from (select p.paid_on, rent.amount from ${paymentsWithRent} join ${leases} on ${leases.id} = p.lease_id
         where ${receivedIn(ofReader, time)}
        union all
        select c.paid_on, c.amount from due_closings c join rent_dues d on d.id = c.due_id join ${leases} on ${leases.id} = d.lease_id
         where ${taxPaidIn(ofReader, time)}) r group by 1`);
  return new Map(rows.map(({ month, amount }) => [month, Number(amount)]));
}
