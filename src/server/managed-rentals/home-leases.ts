/** The lease of each managed home, which says what rent, deposit, due day and term are; and where its rent is not the locked rent value. */
import { type SQL, sql } from 'drizzle-orm';
import type { HomeLease } from '../../contract/managed-rentals.ts';
import { managedPropertyDetails as details } from '../../db/schema/managed-rentals.ts';
import type { Executor } from '../lib/request-context.ts';

type Row = Omit<HomeLease, 'rent' | 'deposit' | 'differs_from_rvl'> &
  Record<'home' | 'rent' | 'deposit' | 'rvl', string>;

/** Of each home by its id: the one that runs, else the newest that may come to run; null where the reader sees none. */
export async function leasesOfHomes(
  db: Executor,
  homeIds: readonly string[],
): Promise<(homeId: string) => HomeLease | null> {
  const { rows } = await db.execute<Row>(sql`
    select distinct on (l.managed_property_id) l.managed_property_id as home, l.id, l.state, l.rent::text as rent, l.due_day,
        l.deposit::text as deposit, l.deposit_held_by,
        l.start_date::text as start_date, coalesce(l.ends_on, l.end_date)::text as last_day, d.rvl_amount::text as rvl
      from leases l join managed_property_details d on d.id = l.managed_property_id
     where l.managed_property_id = any (${sql.param([...homeIds])}::uuid[]) and l.state not in ('ended', 'cancelled')
     order by l.managed_property_id, l.state in ('active', 'ending') desc, l.created_at desc, l.id desc`);
  const leases = new Map(
    rows.map(({ home, rvl, rent, deposit, ...lease }) => [
      home,
      { ...lease, rent: Number(rent), deposit: Number(deposit), differs_from_rvl: rent !== rvl },
    ]),
  );
  return (homeId) => leases.get(homeId) ?? null;
}

/** A lease that is not over has another rent than the home's locked rent value. */
export const hasOtherRent: SQL = sql`exists (select from leases l where l.managed_property_id = ${details.id}
  and l.state not in ('ended', 'cancelled') and l.rent <> ${details.rvlAmount})`;
