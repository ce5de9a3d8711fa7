/** Tells tenants of rent above the limit, in the month in which the year's tax is deducted, how much that usually is. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import {
  type CalendarDate,
  dateInIndia,
  firstDayOf,
  type Instant,
  lastDayOf,
  monthOf,
} from '../../domain/dates.ts';
import { isTdsMonth, tdsRuleOn, usualTds } from '../../domain/rent-tds.ts';
import { coTenantsOf } from '../leases/parties.ts';
import type { Jobs } from '../lib/jobs.ts';
import { notify } from '../notifications/notify.ts';
import { lastDayOfLease, type TaxYearRow, taxYear } from './tax-year.ts';

const BATCH = 200;

type Row = Pick<TaxYearRow, 'rent_so_far' | 'recorded'> & {
  id: string;
  tenant: string;
  home: string;
  path: string;
  last: CalendarDate | null;
};

/** Once for a lease and month: whoever was told is not told again. A month that is closed already has nothing to deduct from. */
export async function remindOfTds(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const today = dateInIndia(now);
  for (let from: string | undefined = '00000000-0000-0000-0000-000000000000'; from; ) {
    const after: string = from;
    from = await database.asWorker((tx) => remindSome(tx, jobs, today, after));
  }
}

async function remindSome(
  tx: Transaction,
  jobs: Jobs,
  today: CalendarDate,
  after: string,
): Promise<string | undefined> {
  const rows = await taxedLeases(tx, today, after);
  const month = monthOf(today);
  for (const { id, tenant, home, path, last, rent_so_far: rent, recorded } of rows) {
    const amount = usualTds(Number(rent), today) - Number(recorded);
    if (amount <= 0 || !isTdsMonth(month, last && monthOf(last))) continue;
    const facts = { what: 'rent' as const, home, amount, month, date: lastDayOf(month), path };
    for (const person of [tenant, ...(await coTenantsOf(tx, id))]) {
      await notify(
        { db: tx, jobs, actorId: null },
        person,
        { event: 'due.tdsToDeduct', ...facts },
        { type: 'lease', id },
      );
    }
  }
  return rows.length === BATCH ? rows.at(-1)?.id : undefined;
}

/** With the rent of the year so far and the tax recorded on it. */
async function taxedLeases(tx: Transaction, today: CalendarDate, after: string): Promise<Row[]> {
  const limit = tdsRuleOn(today)?.above;
  if (limit === undefined) return [];
  const month = monthOf(today);
  const { rows } = await tx.execute<Row>(sql`
    select l.id, l.tenant_id as tenant, l.home_name as home, n.path, year.rent_so_far, year.recorded, ${lastDayOfLease} as last
      from leases l
      join rent_dues d on d.lease_id = l.id and d.kind = 'rent' and d.month = ${firstDayOf(month)} and d.received < d.amount
      cross join lateral (select '/portal/tenant/payments?lease=' || l.id as path) n
      cross join lateral ${taxYear(today)} year
     where l.state in ('active', 'ending') and l.rent > ${limit} and l.tenant_id is not null and l.id > ${after}
       and not exists (select from notifications t where t.user_id = l.tenant_id and t.event = 'due.tdsToDeduct'
         and t.payload ->> 'path' = n.path and t.payload ->> 'month' = ${month})
     order by l.id limit ${BATCH}`);
  return rows;
}
