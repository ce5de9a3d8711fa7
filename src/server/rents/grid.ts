/** What a landlord expects and what arrived: four months of each lease, and the present month in figures. */
import { and, type SQL, sql } from 'drizzle-orm';
import { leases } from '../../db/schema/leases.ts';
import {
  type CalendarDate,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  shiftMonth,
} from '../../domain/dates.ts';
import { monthsUpTo } from '../../domain/managed-rentals.ts';
import { dueState, type RentSide } from '../../domain/rents.ts';
import { leasesOf } from '../leases/parties.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { isLate, lateSince, rentsNow, reportedLate } from '../lib/late-rents.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { answeredByOperator } from './operator.ts';
import { receivedByMonth } from './received.ts';

const byHome: Keyset = {
  key: sql`left(${leases.homeName}, 200)`,
  type: 'text',
  id: sql`${leases.id}`,
  descending: false,
};

const lateFirst = (today: CalendarDate): Keyset => ({ ...byHome, key: lateSince(today), type: 'date' });

type DueRow = {
  id: string;
  lease_id: string;
  month: string;
  from_date: string;
  to_date: string;
  amount: string;
  received: string;
  due_date: string;
  waits_for: RentSide | null;
};

export const grid = api.rents.grid.handler(async ({ context, input }) => {
  const { db } = context;
  const { q, limit, cursor } = input;
  const today = context.services.today();
  const own = leasesOf(context, input.as);
  const hasLate = input.show === 'late';
  const order = hasLate ? lateFirst(today) : byHome;
  const newest = shiftMonth(monthOf(today), 1);
  const until = input.until && input.until < newest ? input.until : monthOf(today);
  const months = monthsUpTo(until);
  const [first, last] = [firstDayOf(months.at(-1) ?? until), firstDayOf(until)];
  const matches = and(
    own,
    hasLate
      ? await isLate(db, own, today)
      : sql`exists (select from rent_dues d where d.lease_id = ${leases.id} and d.kind = 'rent' and d.month between ${first} and ${last})`,
    containing(q, [leases.homeName, leases.tenantName]),
  );
  const rows = await db
    .select({ lease: leases, at: keyText(order) })
    .from(leases)
    .where(and(matches, afterCursor(order, cursor)))
    .orderBy(orderOf(order))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ lease }) => lease.id);
  const ids = page.map(({ lease }) => lease.id);
  const dues = await duesOf(db, ids, first, last);
  const collected = await answeredByOperator(db, ids);
  const rents = await rentsNow(db, ids, today);
  return {
    items: page.map(({ lease }) => ({
      lease_id: lease.id,
      home_name: lease.homeName,
      tenant_name: lease.tenantName,
      is_paid_to_operator: collected.includes(lease.id),
      months: months.map((month) => cellOf(dues, lease.id, month, today)),
      rent_now: rents.get(lease.id) ?? null,
    })),
    total: await countUpTo(db, sql`${leases} where ${matches ?? sql`true`}`),
    next_cursor,
    months: await totalsOf(db, own, months),
  };
});

async function duesOf(db: Executor, ids: string[], first: string, last: string): Promise<DueRow[]> {
  const { rows } = await db.execute<DueRow>(sql`
    select id, lease_id, month::text as month, from_date::text as from_date, to_date::text as to_date, amount::text as amount, received::text as received, due_date::text as due_date,
        (select case when bool_or(p.state = 'reported') then 'receiver' when count(*) > 0 then 'tenant' end
          from rent_payments p where p.due_id = rent_dues.id and p.state in ('reported', 'mismatch')) as waits_for
      from rent_dues where kind = 'rent' and lease_id = any (${sql.param(ids)}::uuid[]) and month between ${first} and ${last}`);
  return rows;
}

function cellOf(dues: readonly DueRow[], leaseId: string, month: Month, today: CalendarDate) {
  const due = dues.find((one) => one.lease_id === leaseId && monthOf(one.month) === month);
  if (!due) return null;
  const [amount, received] = [Number(due.amount), Number(due.received)];
  return {
    due_id: due.id,
    month,
    amount,
    paid: received,
    state: dueState({ amount, received, dueDate: due.due_date }, today),
    waits_for: due.waits_for,
    from_date: due.from_date,
    to_date: due.to_date,
  };
}

/** Of all leases, not only of the page. */
async function totalsOf(db: Executor, ofReader: SQL, months: readonly Month[]) {
  const days = months.map((month) => firstDayOf(month));
  const { rows } = await db.execute<{ month: string; expected: string; paid: string }>(sql`
    select d.month::text as month, sum(d.amount)::text as expected, sum(least(d.received, d.amount))::text as paid
      from rent_dues d join ${leases} on ${leases.id} = d.lease_id
     where ${ofReader} and d.kind = 'rent' and d.month = any (${sql.param(days)}::date[]) group by d.month`);
  const [newest, oldest] = [months[0], months.at(-1)];
  const received =
    newest && oldest
      ? await receivedByMonth(db, ofReader, { from: firstDayOf(oldest), to: lastDayOf(newest) })
      : new Map<Month, number>();
  return months.map((month) => {
    const found = rows.find((row) => monthOf(row.month) === month);
    return {
      month,
      expected: Number(found?.expected ?? 0),
      paid: Number(found?.paid ?? 0),
      received: received.get(month) ?? 0,
    };
  });
}

export const summary = api.rents.summary.handler(async ({ context, input }) => {
  const ofReader = leasesOf(context, input.as);
  const month = monthOf(context.services.today());
  const { rows } = await context.db.execute<Record<string, string>>(sql`
    select
      (select count(*) from ${leases} where ${ofReader} and state in ('active', 'ending'))::text as leases,
      (select count(*) from ${leases}
        where ${ofReader} and state in ('active', 'ending') and ${leases.bedId} is not null)::text as bed_leases,
      coalesce(sum(d.amount) filter (where d.month = ${firstDayOf(month)}), 0)::text as expected,
      coalesce(sum(least(d.received, d.amount)) filter (where d.month = ${firstDayOf(month)}), 0)::text as paid,
      (count(*) filter (where d.received < d.amount and d.due_date < ${context.services.today()}))::text as late,
      coalesce(sum(d.amount - d.received) filter (where d.received < d.amount and d.due_date < ${context.services.today()}), 0)::text
        as late_amount,
      (count(distinct d.lease_id) filter (where d.received < d.amount and d.due_date < ${context.services.today()}))::text as late_leases,
      (select count(*) from rent_payments p join ${leases} on ${leases.id} = p.lease_id
        where ${ofReader} and p.state in ('reported', 'mismatch')
          and not app.is_paid_by_operator(p.lease_id))::text as waiting,
      (select count(*) from rent_payments p join ${leases} on ${leases.id} = p.lease_id
        where ${ofReader} and p.state = 'mismatch' and not app.is_paid_by_operator(p.lease_id))::text as disputed,
      (select count(*) from rent_payments p join ${leases} on ${leases.id} = p.lease_id
        where ${ofReader} and p.state = 'reported' and app.is_paid_by_operator(p.lease_id))::text as waiting_for_operator
    from ${leases} left join rent_dues d on d.lease_id = ${leases.id} and d.kind = 'rent' where ${ofReader}`);
  const received = await receivedByMonth(context.db, ofReader, {
    from: firstDayOf(month),
    to: lastDayOf(month),
  });
  const number = (name: string) => Number(rows[0]?.[name] ?? 0);
  const reported = await reportedLate(context.db, ofReader, context.services.today());
  const answered = (of: 'months' | 'rent') => reported.reduce((sum, lease) => sum + lease[of], 0);
  return {
    month,
    leases: number('leases'),
    bed_leases: number('bed_leases'),
    expected: number('expected'),
    paid: number('paid'),
    received: received.get(month) ?? 0,
    late: number('late') - answered('months'),
    late_amount: number('late_amount') - answered('rent'),
    late_leases: number('late_leases') - reported.filter(({ isAll, months }) => isAll && months > 0).length,
    next: await nextOf(context.db, ofReader, month),
    waiting: number('waiting'),
    disputed: number('disputed'),
    waiting_for_operator: number('waiting_for_operator'),
  };
});

/** The first month after this one of which anything is open. */
async function nextOf(db: Executor, ofReader: SQL, month: Month) {
  const { rows } = await db.execute<{ month: string; due_date: string; amount: string }>(sql`
    select d.month::text as month, min(d.due_date)::text as due_date, sum(d.amount - d.received)::text as amount
      from rent_dues d join ${leases} on ${leases.id} = d.lease_id
     where ${ofReader} and d.kind = 'rent' and d.month > ${firstDayOf(month)}::date and d.received < d.amount
     group by d.month order by d.month limit 1`);
  const [first] = rows;
  return first
    ? { month: monthOf(first.month), due_date: first.due_date, amount: Number(first.amount) }
    : null;
}
