/** What the tax on a month of rent is reckoned of: the rent of its financial year, before a renewal too, and the tax recorded on it. */
import { inArray, sql } from 'drizzle-orm';
import type { rentDues } from '../../db/schema/rents.ts';
import { type CalendarDate, monthOf } from '../../domain/dates.ts';
import { type TdsOfDue, tdsOfDue, tdsRuleOn } from '../../domain/rent-tds.ts';
import type { Executor } from '../lib/request-context.ts';

/** Last day of the lease `l`; null where it goes on with a renewal. */
export const lastDayOfLease = sql`case when not exists (
  select from leases r where r.renews_id = l.id and r.state in ('accepted', 'active', 'ending'))
  then coalesce(l.ended_on, l.ends_on, l.end_date)::text end`;

/** Of the month `d` of the lease `l`: rent of the year, what of it falls due until that month, and the tax recorded, each in paise as text. */
export const taxYear = (today: CalendarDate) => sql`(
  select coalesce(sum(y.amount), 0)::text as rent_of_year, coalesce(sum(y.amount) filter (where y.month <= d.month), 0)::text as rent_so_far,
      coalesce(sum((select sum(c.amount) from due_closings c
        where c.due_id = y.id and c.kind = 'tds' and c.taken_back_reason is null)), 0)::text as recorded
    from rent_dues y join leases o on o.id = y.lease_id,
      lateral (select make_date((extract(year from d.month) - (extract(month from d.month) < 4)::int)::int, 4, 1) as start) f
   where y.lease_id in (l.id, l.renews_id) and o.rent > ${tdsRuleOn(today)?.above ?? 0} and y.kind = 'rent'
     and y.month >= f.start and y.month < f.start + interval '1 year')`;

export type TaxYearRow = { rent_of_year: string; rent_so_far: string; recorded: string };
type Row = TaxYearRow & { id: string; rent: string; last: CalendarDate | null };
type Due = Pick<typeof rentDues.$inferSelect, 'id' | 'kind' | 'month' | 'amount' | 'received' | 'dueDate'>;

/** By the id of a due, where its tenant is offered to record tax. */
export async function tdsOfDues(
  db: Executor,
  dues: readonly Due[],
  today: CalendarDate,
): Promise<ReadonlyMap<string, TdsOfDue>> {
  const open = dues.filter(({ kind, received, amount }) => kind === 'rent' && received < amount);
  if (open.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select d.id, l.rent::text, ${lastDayOfLease} as last, year.*
      from rent_dues d join leases l on l.id = d.lease_id cross join lateral ${taxYear(today)} year
     where ${inArray(
       sql`d.id`,
       open.map(({ id }) => id),
     )}`);
  const facts = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    open.flatMap(({ id, dueDate, ...due }) => {
      const found = facts.get(id);
      const offered =
        found &&
        tdsOfDue(
          { ...due, month: monthOf(due.month), due_date: dueDate },
          {
            rent: Number(found.rent),
            lastMonth: found.last && monthOf(found.last),
            rentSoFar: Number(found.rent_so_far),
            recorded: Number(found.recorded),
          },
          today,
        );
      return offered ? [[id, offered] as const] : [];
    }),
  );
}
