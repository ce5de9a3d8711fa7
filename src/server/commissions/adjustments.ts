/** Adjustments of closed months: proposed, approved by another administrator, withdrawn; the close of a month posts them. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { Adjustment } from '../../contract/adjustments.ts';
import { peopleOfAffiliates } from '../../db/affiliate-person.ts';
import { lockRvlWrites } from '../../db/commission-lock.ts';
import { planOf } from '../../db/commission-plans.ts';
import {
  type AdjustmentRoom,
  type AdjustmentState,
  checkAmount,
  nextAdjustmentState,
} from '../../domain/commission/adjustments.ts';
import { topRateOf } from '../../domain/commission/plan.ts';
import { firstDayOf, type Month } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { type Approved, requireSecondPerson } from '../lib/second-person.ts';
import { userIdOf } from '../lib/signed-in.ts';

const newest: Keyset = { key: sql`a.created_at`, type: 'timestamptz', id: sql`a.id`, descending: true };
const waiting = sql`a.state in ('proposed', 'approved')`;

type Row = Omit<Adjustment, 'amount'> & { amount: string; at: string };

async function read(db: Executor, reader: string, rest: SQL) {
  const { rows } = await db.execute<Row>(sql`
    select a.id, a.affiliate_id, coalesce(r.full_name, '') as full_name, to_char(a.origin_month, 'YYYY-MM') as origin_month,
      a.amount, a.reason, a.state, coalesce(a.proposed_by = ${reader}, false) as is_own, maker.full_name as proposed_by,
      approver.full_name as approved_by, to_char(a.posted_month, 'YYYY-MM') as posted_month,
      to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, ${keyText(newest)} as at
    from commission_adjustments a
      left join affiliate_registrations r using (affiliate_id)
      left join profiles maker on maker.user_id = a.proposed_by
      left join profiles approver on approver.user_id = a.approved_by
    ${rest}`);
  return rows.map(({ at, amount, ...row }) => ({ at, adjustment: { ...row, amount: Number(amount) } }));
}

async function find(db: Executor, reader: string, id: string): Promise<Adjustment> {
  const [found] = await read(db, reader, sql`where a.id = ${id}`);
  if (!found) throw new ORPCError('NOT_FOUND');
  return found.adjustment;
}

const list = api.adjustments.list.handler(async ({ context, input: { show, limit, cursor } }) => {
  const { db } = context;
  const shown = show === 'waiting' ? waiting : sql`true`;
  const after = afterCursor(newest, cursor) ?? sql`true`;
  const rest = sql`where ${shown} and ${after} order by ${orderOf(newest)} limit ${limit + 1}`;
  const rows = await read(db, userIdOf(context), rest);
  const { page, next_cursor } = cutPage(rows, limit, ({ adjustment }) => adjustment.id);
  const total = await countUpTo(db, sql`commission_adjustments a where ${shown}`);
  return { items: page.map(({ adjustment }) => adjustment), total, next_cursor };
});

type Wanted = { affiliate_id: string; origin_month: Month; amount: number };

/** One decision about adjustments at a time: each sees what the others took. */
const oneAtATime = (db: Executor) => db.execute(sql`select pg_advisory_xact_lock(8270431)`);

/** Throws what `checkAmount` does. `except` is the adjustment itself when it is looked at again. */
async function checkRoom(db: Executor, wanted: Wanted, except: string | null = null): Promise<void> {
  checkAmount(wanted.amount, await roomOf(db, wanted, except));
}

/**
 * What the month's rents leave: the breakage that its close found, changed by every payment of it that was posted later. An
 * amount that waits takes its part of the room already; one that is being taken back gives it free once it is posted.
 */
async function roomOf(
  db: Executor,
  { affiliate_id: code, origin_month }: Wanted,
  except: string | null,
): Promise<AdjustmentRoom> {
  const month = firstDayOf(origin_month);
  const highest = topRateOf(await planOf(db, origin_month));
  const { rows } = await db.execute<{
    is_closed: boolean;
    stood: boolean;
    unearned: string;
    paid: string;
  }>(sql`
    with of_month as (
      select sum(a.amount) filter (where a.amount > 0 or a.state = 'posted') as taken,
        sum(a.amount) filter (where a.affiliate_id = ${code} and (a.amount < 0 or a.state = 'posted')) as own
      from commission_adjustments a
       where a.origin_month = ${month} and a.state <> 'withdrawn' and a.id is distinct from ${except}::uuid
    ), later as (
      select sum(sign(p.base) * ((abs(p.base) * ${highest}::bigint + 5000) / 10000)) as most,
        sum((select sum(l.amount) from managed_rental_commissions l where l.payment_id = p.payment_id
          and l.sequence = p.sequence and l.kind = p.kind and l.month_year = p.month)) as lines
      from commission_payments p where p.kind <> 'regular' and p.origin_month = ${month}
    )
    select m.closed_at is not null as is_closed,
      exists (select from commission_nodes n where n.month = ${month} and n.affiliate_id = ${code}) as stood,
      m.breakage + coalesce(later.most, 0) - coalesce(later.lines, 0) - coalesce(of_month.taken, 0) as unearned,
      coalesce((select sum(l.amount) from managed_rental_commissions l where l.affiliate_id = ${code}
        and l.origin_month = ${month} and l.status = 'payable'), 0) + coalesce(of_month.own, 0) as paid
    from commission_months m, of_month, later where m.month = ${month}`);
  const [row] = rows;
  if (!row?.is_closed) throw new RuleBroken('adjustment.month-not-closed', 'origin_month');
  if (!row.stood) throw new RuleBroken('adjustment.not-in-tree', 'affiliate_id');
  return { unearned: Number(row.unearned), paid: Number(row.paid) };
}

const propose = api.adjustments.propose.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  await oneAtATime(db);
  await checkRoom(db, input);
  const { affiliate_id, origin_month, amount, reason } = input;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into commission_adjustments (affiliate_id, origin_month, amount, reason, proposed_by)
    values (${affiliate_id}, ${firstDayOf(origin_month)}, ${amount}, ${reason}, ${userId}) returning id`);
  const adjustment = await find(db, userId, rows[0]?.id ?? '');
  await noted(db, 'adjustments.propose', adjustment, null, reason);
  return adjustment;
});

type Locked = { state: AdjustmentState; proposed_by: string | null; approved_by: string | null };

async function lock(db: Executor, id: string): Promise<Locked> {
  const { rows } = await db.execute<Locked>(
    sql`select state, proposed_by, approved_by from commission_adjustments where id = ${id} for update`,
  );
  if (rows[0]) return rows[0];
  // What is posted can no longer be locked by anybody.
  const posted = await db.execute<Locked>(
    sql`select state, proposed_by, approved_by from commission_adjustments where id = ${id}`,
  );
  if (!posted.rows[0]) throw new ORPCError('NOT_FOUND');
  return posted.rows[0];
}

/** Not while a month is being read: what is approved before the cut-off is in it, what comes later is not. */
const approve = api.adjustments.approve.handler(async ({ context, input: { id } }) => {
  const { db, services } = context;
  const userId = userIdOf(context);
  const now = await lockRvlWrites(db);
  await oneAtATime(db);
  const before = await lock(db, id);
  if (before.state === 'approved' && before.approved_by === userId) return find(db, userId, id);
  const state = nextAdjustmentState(before.state, 'approve');
  const approval = { act: 'adjustments.approve', drafter: before.proposed_by, approver: userId } as const;
  const approved = await requireSecondPerson(db, approval, services);
  await checkRoom(db, await find(db, userId, id), id);
  await db.execute(sql`update commission_adjustments set state = ${state}, approved_by = ${userId},
    approved_at = ${now.toISOString()} where id = ${id}`);
  const adjustment = await find(db, userId, id);
  await noted(db, 'adjustments.approve', { ...adjustment, ...approved }, before.state);
  return adjustment;
});

const withdraw = api.adjustments.withdraw.handler(async ({ context, input: { id, reason } }) => {
  const { db } = context;
  const userId = userIdOf(context);
  await lockRvlWrites(db);
  const before = await lock(db, id);
  if (before.state === 'withdrawn') return find(db, userId, id);
  const state = nextAdjustmentState(before.state, 'withdraw');
  await db.execute(sql`update commission_adjustments set state = ${state}, withdrawn_by = ${userId},
    withdrawn_at = app.clock_timestamp() where id = ${id}`);
  const adjustment = await find(db, userId, id);
  await noted(db, 'adjustments.withdraw', adjustment, before.state, reason);
  return adjustment;
});

async function noted(
  db: Executor,
  action: string,
  { id, affiliate_id, origin_month, amount, state, single_operator }: Adjustment & Approved,
  before: AdjustmentState | null,
  reason?: string,
): Promise<void> {
  await act(db, {
    action,
    subject: { type: 'commission_adjustment', id },
    people: [...(await peopleOfAffiliates(db, [affiliate_id]))],
    ...(before && { before: { state: before } }),
    after: { affiliate_id, origin_month, amount, state, ...(single_operator && { single_operator }) },
    ...(reason && { reason }),
  });
}

export const adjustments = { list, propose, approve, withdraw };
