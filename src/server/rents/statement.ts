/** A year of the homes somebody lets or looks after: receipts, what was due, repairs and fees, by month and by home. */
import { type SQL, sql } from 'drizzle-orm';
import type { LessorRole } from '../../contract/leases.ts';
import type { RentStatement } from '../../contract/rents.ts';
import { leases } from '../../db/schema/leases.ts';
import { maintenanceRequests } from '../../db/schema/maintenance.ts';
import { monthOf } from '../../domain/dates.ts';
import { paise, shareInWholeRupees, times } from '../../domain/money.ts';
import { daysOfYear, financialYear, monthsOfReport, netOf } from '../../domain/rents.ts';
import { leasesOf, requestsOf } from '../leases/parties.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

const HOMES_SHOWN = 200;

type Asked = { as: LessorRole; year: string };
type Sum = { key: string; name: string; amount: string; count: string };

export const statement = api.rents.statement.handler(({ context, input }) =>
  statementOf(context, { as: input.as, year: input.year ?? financialYear(context.services.today()) }),
);

/** Each receipt counts on the day its rent was paid, so that the year is the sum of its receipts. */
export async function statementOf(
  context: Pick<HandlerContext, 'actor' | 'db' | 'services'>,
  asked: Asked,
): Promise<RentStatement> {
  const receipts = await receiptsOf(context, asked, 'month');
  const homes = await receiptsOf(context, asked, 'home');
  const repairs = await repairsOf(context, asked, 'month');
  const repairsOfHomes = await repairsOf(context, asked, 'home');
  const dues = await duesOf(context, asked);
  const fees = await feesOf(context, asked);
  const feesIn = (chosen: (fee: Fee) => boolean) =>
    fees.filter(chosen).reduce((sum, { amount }) => sum + amount, 0);
  const months = monthsOfReport(asked.year, monthOf(context.services.today()), dues.at(-1)?.key ?? null).map(
    (month) => ({
      month,
      expected: dues.some(({ key }) => key === month) ? amountOf(dues, month) : null,
      received: amountOf(receipts, month),
      repairs: amountOf(repairs, month),
      fees: feesIn((fee) => fee.month === month),
    }),
  );
  const named = [...new Map([...repairsOfHomes, ...homes].map(({ key, name }) => [key, name]))];
  const money = {
    received: receipts.reduce((sum, { amount }) => sum + Number(amount), 0),
    repairs: months.reduce((sum, month) => sum + month.repairs, 0),
    fees: feesIn(() => true),
    feesElsewhere: feesIn((fee) => !fee.isRentHere),
  };
  return {
    year: asked.year,
    years: await yearsOf(context, asked),
    total: money.received,
    receipts: receipts.reduce((sum, { count }) => sum + Number(count), 0),
    repairs: money.repairs,
    fees: money.fees,
    fees_elsewhere: money.feesElsewhere,
    net: netOf(asked.as, money),
    deposits: await depositsOf(context, asked),
    months,
    homes: named
      .toSorted(([, name], [, other]) => name.localeCompare(other))
      .map(([home, home_name]) => ({
        home_name,
        received: amountOf(homes, home),
        receipts: Number(homes.find(({ key }) => key === home)?.count ?? 0),
        repairs: amountOf(repairsOfHomes, home),
      })),
  };
}

const amountOf = (sums: readonly Sum[], key: string) =>
  Number(sums.find((one) => one.key === key)?.amount ?? 0);

type Reader = Pick<HandlerContext, 'actor' | 'db'>;

/** Two homes may have one name; a listing that is gone leaves the name alone. */
const homeOf = (ids: SQL, name: SQL) => sql`coalesce(coalesce(${ids})::text, ${name})`;

/** Of a payment `p`: what went to the deposit, which is the tenant's still and no income. */
export const depositIn = sql`coalesce((select sum(a.amount) from rent_allocations a join rent_dues d on d.id = a.due_id
  where a.payment_id = p.id and d.kind = 'deposit'), 0)`;

async function receiptsOf(context: Reader, { as: role, year }: Asked, by: 'month' | 'home'): Promise<Sum[]> {
  const { from, to } = daysOfYear(year);
  const home = homeOf(sql`${leases.managedPropertyId}, ${leases.propertyId}`, sql`${leases.homeName}`);
  const key = by === 'month' ? sql`to_char(p.paid_on, 'YYYY-MM')` : home;
  const { rows } = await context.db.execute<Sum>(sql`
    select ${key} as key, max(${leases.homeName}) as name, sum(p.amount - ${depositIn})::text as amount, count(*)::text as count
      from rent_payments p join ${leases} on ${leases.id} = p.lease_id
     where ${leasesOf(context, role)} and p.state = 'confirmed' and p.paid_on between ${from} and ${to} and p.amount > ${depositIn}
     group by 1 order by 1 limit ${HOMES_SHOWN}`);
  return rows;
}

/** On the day in India when the work was done; also of homes that stood empty then. */
async function repairsOf(context: Reader, { as: role, year }: Asked, by: 'month' | 'home'): Promise<Sum[]> {
  const { from, to } = daysOfYear(year);
  const day = sql`(done_at at time zone 'Asia/Kolkata')::date`;
  const ofLease = sql`(select coalesce(l.managed_property_id, l.property_id) from leases l where l.id = lease_id)`;
  const home = homeOf(sql`managed_property_id, property_id, ${ofLease}`, sql`home_name`);
  const key = by === 'month' ? sql`to_char(${day}, 'YYYY-MM')` : home;
  const { rows } = await context.db.execute<Sum>(sql`
    select ${key} as key, max(home_name) as name, coalesce(sum(cost), 0)::text as amount, count(*)::text as count
      from ${maintenanceRequests}
     where ${requestsOf(context, role)} and status = 'done' and ${day} between ${from} and ${to}
     group by 1 order by 1 limit ${HOMES_SHOWN}`);
  return rows;
}

async function duesOf(context: Reader, { as: role, year }: Asked): Promise<Sum[]> {
  const { from, to } = daysOfYear(year);
  const { rows } = await context.db.execute<Sum>(sql`
    select to_char(d.month, 'YYYY-MM') as key, '' as name, sum(d.amount)::text as amount, count(*)::text as count
      from rent_dues d join ${leases} on ${leases.id} = d.lease_id
     where ${leasesOf(context, role)} and d.kind = 'rent' and d.month between ${from} and ${to} group by 1 order by 1`);
  return rows;
}

type PaidRvl = { month: string; rvl: string; fee: number; is_rent_here: boolean; homes: number };
type Fee = { month: string; amount: number; isRentHere: boolean };

/** Of managed homes, for the months that were marked paid, at the fee that held in each of them. */
async function feesOf(context: Reader, { as: role, year }: Asked): Promise<Fee[]> {
  const { from, to } = daysOfYear(year);
  const mine =
    role === 'manager' ? sql`m.id in (select app.managed_homes())` : sql`m.owner_id = ${userIdOf(context)}`;
  const { rows } = await context.db.execute<PaidRvl>(sql`
    select to_char(p.payment_month, 'YYYY-MM') as month, p.rvl_amount::text as rvl,
        app.fee_of(m.id, p.payment_month) as fee,
        exists (select from ${leases} join rent_dues d on d.lease_id = ${leases.id}
          where ${leases.managedPropertyId} = m.id and d.kind = 'rent' and d.month = p.payment_month
            and ${leasesOf(context, role)}) as is_rent_here,
        count(*)::int as homes
      from managed_property_rvl_payments p join managed_properties m on m.id = p.managed_property_id
     where ${mine} and p.payment_status = 'paid' and p.payment_month between ${from} and ${to}
     group by 1, 2, 3, 4`);
  return rows.map(({ month, rvl, fee, is_rent_here: isRentHere, homes }) => ({
    month,
    amount: times(shareInWholeRupees(paise(Number(rvl)), fee), homes),
    isRentHere,
  }));
}

/** As the book has them; of a lease whose book knows no deposit, as it was agreed. */
async function depositsOf(context: Reader, { as: role }: Asked): Promise<number> {
  const { rows } = await context.db.execute<{ held: string }>(sql`
    select coalesce(sum(coalesce((select greatest(0, coalesce(sum(b.amount) filter (where b.account = 'deposit_cash'), 0))
          from journal_lines b where b.lease_id = ${leases.id} and b.account in ('deposit_cash', 'deposit_receivable', 'deposit_owed')
        having count(*) > 0), ${leases.deposit})), 0)::text as held from ${leases}
     where ${leasesOf(context, role)} and state in ('active', 'ending')`);
  return Number(rows[0]?.held ?? 0);
}

/** With receipts, newest first. */
async function yearsOf(context: Reader, { as: role }: Asked): Promise<string[]> {
  const { rows } = await context.db.execute<{ year: number }>(sql`
    select distinct extract(year from p.paid_on - interval '3 months')::int as year
      from rent_payments p join ${leases} on ${leases.id} = p.lease_id
     where ${leasesOf(context, role)} and p.state = 'confirmed' order by 1 desc limit 30`);
  return rows.map(({ year }) => financialYear(`${year}-04-01`));
}
