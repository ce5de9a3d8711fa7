/** Reckons late fees anew each night, and posts what changed of them: a payment that is confirmed later counts from its own day. */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { leases } from '../../db/schema/leases.ts';
import { rentDues } from '../../db/schema/rents.ts';
import { addDays, type CalendarDate, dateInIndia, type Instant, monthOf } from '../../domain/dates.ts';
import { lateFeeOfMonth } from '../../domain/late-fees.ts';
import { coTenantsOf, type LeaseRow } from '../leases/parties.ts';
import type { Jobs } from '../lib/jobs.ts';
import { notify } from '../notifications/notify.ts';
import { postDue } from './dues.ts';

const BATCH = 100;
/** So far back a payment may be entered, and a fee change with it. */
const DAYS_BACK = 400;

/** Looks at every running lease that has the term; it may run again on the same day. */
export async function reckonLateFees(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const today = dateInIndia(now);
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last; ) {
    const from: string = last;
    last = await database.asWorker(async (tx) => {
      const some = await tx
        .select()
        .from(leases)
        .where(
          and(
            inArray(leases.state, ['active', 'ending']),
            sql`${leases.lateFee} is not null and ${leases.lateFee} <> 'null'::jsonb`,
            gt(leases.id, from),
          ),
        )
        .orderBy(asc(leases.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const known = await noteAccounts(tx, some, today);
      const months = await monthsOf(tx, some, today);
      for (const month of months) {
        const lease = some.find(({ id }) => id === month.lease_id);
        if (lease) await writeFee(tx, jobs, { lease, month, knownSince: known.get(lease.id) ?? null, today });
      }
      return some.length === BATCH ? some.at(-1)?.id : undefined;
    });
  }
}

/** From which day each tenant knew where to pay, as was first seen here; forgotten where the account is gone. */
async function noteAccounts(
  tx: Transaction,
  some: readonly LeaseRow[],
  today: CalendarDate,
): Promise<Map<string, CalendarDate | null>> {
  const { rows } = await tx.execute<{ id: string; since: string | null }>(sql`
    with known as (
      select l.id, case when l.payee_upi is not null or exists (select from app.collector_of_lease(l.id))
          then coalesce(l.payee_since, ${today}::date) end as since
        from leases l where l.id = any (${sql.param(some.map(({ id }) => id))}::uuid[])
    ), noted as (
      update leases l set payee_since = k.since from known k where k.id = l.id and l.payee_since is distinct from k.since
    )
    select id, since::text as since from known`);
  return new Map(rows.map(({ id, since }) => [id, since]));
}

type MonthRow = {
  id: string;
  lease_id: string;
  month: string;
  from_date: string;
  to_date: string;
  due_date: string;
  amount: string;
  /** What was paid of it, confirmed or waiting; tax counts from the day that its month is due. */
  paid: { on: string; amount: number }[] | null;
  fee_id: string | null;
  fee_amount: string | null;
  fee_received: string | null;
  fee_due: string | null;
  is_waived: boolean;
  is_named: boolean;
};

/** Months of rent that were due since the lease was agreed, with the fee of each so far. */
async function monthsOf(
  tx: Transaction,
  some: readonly LeaseRow[],
  today: CalendarDate,
): Promise<MonthRow[]> {
  if (some.length === 0) return [];
  const { rows } = await tx.execute<MonthRow>(sql`
    select d.id, d.lease_id, d.month::text as month, d.from_date::text as from_date, d.to_date::text as to_date,
        d.due_date::text as due_date, d.amount::text as amount,
        (select json_agg(json_build_object('on', p.paid_on, 'amount', p.amount))
          from (select q.paid_on, a.amount from rent_allocations a join rent_payments q on q.id = a.payment_id where a.due_id = d.id
            union all select q.paid_on, q.amount from rent_payments q where q.due_id = d.id and q.state = 'reported'
            union all select d.due_date, c.amount from due_closings c where c.due_id = d.id and c.taken_back_reason is null) p) as paid,
        f.id as fee_id, f.amount::text as fee_amount, f.received::text as fee_received, f.due_date::text as fee_due,
        exists (select from due_closings c where c.due_id = f.id) as is_waived,
        exists (select from rent_payments q where q.due_id = f.id) as is_named
      from rent_dues d join leases l on l.id = d.lease_id
        left join rent_dues f on f.lease_id = d.lease_id and f.kind = 'late_fee' and f.month = d.month
     where d.lease_id = any (${sql.param(some.map(({ id }) => id))}::uuid[]) and d.kind = 'rent'
       and d.due_date between ${addDays(today, -DAYS_BACK)} and ${today}
       and d.due_date >= (l.agreed_at at time zone 'Asia/Kolkata')::date
       and (d.received < d.amount or f.id is not null
         or exists (select from rent_allocations a join rent_payments q on q.id = a.payment_id
           where a.due_id = d.id and q.paid_on > d.due_date))
     order by d.lease_id, d.month`);
  return rows;
}

type Reckoned = { lease: LeaseRow; month: MonthRow; knownSince: CalendarDate | null; today: CalendarDate };

/** What was waived stays waived, and what was paid of a fee stays paid. */
async function writeFee(
  tx: Transaction,
  jobs: Jobs,
  { lease, month, knownSince, today }: Reckoned,
): Promise<void> {
  if (month.is_waived) return;
  const reckoned = lateFeeOfMonth(
    lease.lateFee,
    { dueDate: month.due_date, amount: Number(month.amount), paid: month.paid ?? [] },
    { today, knownSince },
  );
  const before = Number(month.fee_amount ?? 0);
  const fee = Math.max(reckoned, Number(month.fee_received ?? 0));
  if (fee === before) return;
  if (month.fee_id === null) {
    await beginFee(tx, jobs, { lease, month, today, fee });
    return;
  }
  const isFee = eq(rentDues.id, month.fee_id);
  if (fee === 0 && !month.is_named) await tx.delete(rentDues).where(isFee);
  else await tx.update(rentDues).set({ amount: fee }).where(isFee);
  await postDue(tx, lease, {
    kind: 'late_fee',
    id: month.fee_id,
    on: month.fee_due ?? today,
    by: fee - before,
    // The lease is held: whoever changes the fee posts it once.
    act: `changed ${crypto.randomUUID()}`,
  });
}

async function beginFee(
  tx: Transaction,
  jobs: Jobs,
  { lease, month, today, fee }: Omit<Reckoned, 'knownSince'> & { fee: number },
): Promise<void> {
  const [written] = await tx
    .insert(rentDues)
    .values({
      leaseId: lease.id,
      kind: 'late_fee',
      month: month.month,
      fromDate: month.from_date,
      toDate: month.to_date,
      dueDate: today,
      amount: fee,
    })
    .returning({ id: rentDues.id });
  if (!written) throw new Error('A late fee was not written');
  await postDue(tx, lease, { kind: 'late_fee', id: written.id, on: today, by: fee, act: null });
  const facts = {
    event: 'due.lateFee',
    what: 'late_fee',
    home: lease.homeName,
    amount: fee,
    month: monthOf(month.month),
    date: today,
  } as const;
  const about = { type: 'lease', id: lease.id };
  const notifier = { db: tx, jobs, actorId: null };
  for (const person of [lease.tenantId, ...(await coTenantsOf(tx, lease.id))]) {
    if (person === null) continue;
    await notify(notifier, person, { ...facts, path: `/portal/tenant/payments?lease=${lease.id}` }, about);
  }
  if (lease.landlordId) {
    await notify(
      notifier,
      lease.landlordId,
      { ...facts, path: `/portal/landlord/leases/${lease.id}` },
      about,
    );
  }
}
