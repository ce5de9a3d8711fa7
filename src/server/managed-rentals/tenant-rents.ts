/** What tenants of managed homes paid and receivers confirmed: the reason to mark a month paid, which only an administrator does. */
import { type SQL, sql } from 'drizzle-orm';
import type { RvlMonth } from '../../contract/rvl.ts';
import { managedPropertyDetails as details } from '../../db/schema/managed-rentals.ts';
import { firstDayOf, type Month } from '../../domain/dates.ts';
import { monthsUpTo, type RentPaymentMode } from '../../domain/managed-rentals.ts';
import type { Executor } from '../lib/request-context.ts';

type Rent = NonNullable<RvlMonth['tenant_rent']>;
type Row = {
  id: string;
  month: Month;
  amount: string;
  received: string;
  paid_by: string;
  mode: RentPaymentMode | null;
  reference: string | null;
};

/** By home and month, `id YYYY-MM`; mode and reference are those of the last payment. */
export async function tenantRents(db: Executor, ids: string[], until: Month): Promise<Map<string, Rent>> {
  const first = firstDayOf(monthsUpTo(until).at(-1) ?? until);
  const { rows } = await db.execute<Row>(sql`
    select l.managed_property_id as id, to_char(d.month, 'YYYY-MM') as month, sum(d.amount)::text as amount,
        sum(least(d.received, d.amount))::text as received, min(l.tenant_name) as paid_by,
        (array_agg(p.mode order by p.paid_on desc))[1] as mode,
        (array_agg(p.reference order by p.paid_on desc))[1] as reference
      from rent_dues d join leases l on l.id = d.lease_id
        left join lateral (select p.mode, p.reference, p.paid_on
          from rent_allocations a join rent_payments p on p.id = a.payment_id
         where a.due_id = d.id order by p.paid_on desc limit 1) p on true
     where l.managed_property_id = any (${sql.param(ids)}::uuid[]) and d.kind = 'rent' and d.received > 0
       and d.month between ${first} and ${firstDayOf(until)}
     group by 1, 2`);
  return new Map(
    rows.map(({ id, month, amount, received, ...paid }) => [
      `${id} ${month}`,
      { ...paid, amount: Number(amount), received: Number(received) },
    ]),
  );
}

/** The tenant's rent of that month arrived in full. */
export const isPaidByTenant = (month: Month): SQL =>
  sql`exists (select from leases l join rent_dues d on d.lease_id = l.id
    where l.managed_property_id = ${details.id} and d.kind = 'rent' and d.month = ${firstDayOf(month)} and d.received >= d.amount)`;
