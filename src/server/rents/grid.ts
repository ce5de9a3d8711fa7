/** What a landlord expects and what arrived: four months of each lease, the present month in figures, a year's receipts. */
import { and, eq, sql } from 'drizzle-orm';
import { leases } from '../../db/schema/leases.ts';
import { firstDayOf, type Month, monthOf, shiftMonth } from '../../domain/dates.ts';
import { monthsUpTo } from '../../domain/managed-rentals.ts';
import { daysOfYear, dueState, financialYear } from '../../domain/rents.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { today } from './due-rows.ts';

const byHome: Keyset = {
  key: sql`left(${leases.homeName}, 200)`,
  type: 'text',
  id: sql`${leases.id}`,
  descending: false,
};

type DueRow = { lease_id: string; month: string; amount: string; received: string; due_date: string };

export const grid = api.rents.grid.handler(async ({ context, input }) => {
  const { db } = context;
  const { q, limit, cursor } = input;
  const newest = shiftMonth(monthOf(today()), 1);
  const until = input.until && input.until < newest ? input.until : monthOf(today());
  const months = monthsUpTo(until);
  const [first, last] = [firstDayOf(months.at(-1) ?? until), firstDayOf(until)];
  const matches = and(
    eq(leases.landlordId, userIdOf(context)),
    sql`exists (select from rent_dues d where d.lease_id = ${leases.id} and d.month between ${first} and ${last})`,
    containing(q, [leases.homeName, leases.tenantName]),
  );
  const rows = await db
    .select({ lease: leases, at: keyText(byHome) })
    .from(leases)
    .where(and(matches, afterCursor(byHome, cursor)))
    .orderBy(orderOf(byHome))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ lease }) => lease.id);
  const dues = await duesOf(
    db,
    page.map(({ lease }) => lease.id),
    first,
    last,
  );
  return {
    items: page.map(({ lease }) => ({
      lease_id: lease.id,
      home_name: lease.homeName,
      tenant_name: lease.tenantName,
      months: months.map((month) => cellOf(dues, lease.id, month)),
    })),
    total: await countUpTo(db, sql`${leases} where ${matches ?? sql`true`}`),
    next_cursor,
    months: await totalsOf(db, userIdOf(context), months),
  };
});

async function duesOf(db: Executor, ids: string[], first: string, last: string): Promise<DueRow[]> {
  const { rows } = await db.execute<DueRow>(sql`
    select lease_id, month::text as month, amount::text as amount, received::text as received, due_date::text as due_date
      from rent_dues where lease_id = any (${sql.param(ids)}::uuid[]) and month between ${first} and ${last}`);
  return rows;
}

function cellOf(dues: readonly DueRow[], leaseId: string, month: Month) {
  const due = dues.find((one) => one.lease_id === leaseId && monthOf(one.month) === month);
  if (!due) return null;
  const [amount, received] = [Number(due.amount), Number(due.received)];
  return { month, amount, received, state: dueState({ amount, received, dueDate: due.due_date }, today()) };
}

/** Of all leases, not only of the page. */
async function totalsOf(db: Executor, userId: string, months: readonly Month[]) {
  const days = months.map((month) => firstDayOf(month));
  const { rows } = await db.execute<{ month: string; expected: string; received: string }>(sql`
    select d.month::text as month, sum(d.amount)::text as expected, sum(least(d.received, d.amount))::text as received
      from rent_dues d join leases l on l.id = d.lease_id
     where l.landlord_id = ${userId} and d.month = any (${sql.param(days)}::date[]) group by d.month`);
  return months.map((month) => {
    const found = rows.find((row) => monthOf(row.month) === month);
    return { month, expected: Number(found?.expected ?? 0), received: Number(found?.received ?? 0) };
  });
}

export const summary = api.rents.summary.handler(async ({ context }) => {
  const userId = userIdOf(context);
  const month = monthOf(today());
  const { rows } = await context.db.execute<Record<string, string>>(sql`
    select
      (select count(*) from leases where landlord_id = ${userId} and state in ('active', 'ending'))::text as leases,
      coalesce(sum(d.amount) filter (where d.month = ${firstDayOf(month)}), 0)::text as expected,
      coalesce(sum(least(d.received, d.amount)) filter (where d.month = ${firstDayOf(month)}), 0)::text as received,
      (count(*) filter (where d.received < d.amount and d.due_date < ${today()}))::text as late,
      coalesce(sum(d.amount - d.received) filter (where d.received < d.amount and d.due_date < ${today()}), 0)::text
        as late_amount,
      (select count(*) from rent_payments p join leases w on w.id = p.lease_id
        where w.landlord_id = ${userId} and p.state in ('reported', 'mismatch'))::text as waiting
    from leases l left join rent_dues d on d.lease_id = l.id where l.landlord_id = ${userId}`);
  const number = (name: string) => Number(rows[0]?.[name] ?? 0);
  return {
    month,
    leases: number('leases'),
    expected: number('expected'),
    received: number('received'),
    late: number('late'),
    late_amount: number('late_amount'),
    waiting: number('waiting'),
  };
});

type Sum = { key: string; received: string; receipts: string };
const HOMES_SHOWN = 200;

/** Counts each receipt on the day its rent was paid. */
export const statement = api.rents.statement.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const year = input.year ?? financialYear(today());
  const { from, to } = daysOfYear(year);
  const ofYear = sql`from rent_payments p join leases l on l.id = p.lease_id
    where p.landlord_id = ${userId} and p.state = 'confirmed' and p.paid_on between ${from} and ${to}`;
  const byMonth = await db.execute<Sum>(sql`
    select to_char(p.paid_on, 'YYYY-MM') as key, sum(p.amount)::text as received, count(*)::text as receipts
      ${ofYear} group by 1 order by 1`);
  const homes = await db.execute<Sum>(sql`
    select l.home_name as key, sum(p.amount)::text as received, count(*)::text as receipts
      ${ofYear} group by 1 order by 1 limit ${HOMES_SHOWN}`);
  const known = await db.execute<{ year: number }>(sql`
    select distinct extract(year from p.paid_on - interval '3 months')::int as year from rent_payments p
     where p.landlord_id = ${userId} and p.state = 'confirmed' order by 1 desc limit 30`);
  const first = monthOf(from);
  return {
    year,
    years: known.rows.map((row) => financialYear(`${row.year}-04-01`)),
    total: byMonth.rows.reduce((sum, row) => sum + Number(row.received), 0),
    receipts: byMonth.rows.reduce((sum, row) => sum + Number(row.receipts), 0),
    months: Array.from({ length: 12 }, (_, n) => {
      const month = shiftMonth(first, n);
      return { month, received: Number(byMonth.rows.find(({ key }) => key === month)?.received ?? 0) };
    }),
    homes: homes.rows.map((row) => ({
      home_name: row.key,
      received: Number(row.received),
      receipts: Number(row.receipts),
    })),
  };
});
