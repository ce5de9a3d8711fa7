/** Writes what each month of a lease owes and its deposit, gives credit to new months, and reminds tenants. */
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { leases } from '../../db/schema/leases.ts';
import { rentCharges, rentDues } from '../../db/schema/rents.ts';
import {
  type CalendarDate,
  dateInIndia,
  firstDayOf,
  type Instant,
  monthOf,
  shiftMonth,
} from '../../domain/dates.ts';
import { type DueKind, dueLines, nameOf } from '../../domain/dues.ts';
import { chargeKinds, fixedCharges } from '../../domain/lease-terms.ts';
import { depositDueOf, isRunning } from '../../domain/leases.ts';
import { answerOwedBy, byWaitingPayments } from '../../domain/rent-answers.ts';
import { CHARGES_A_MONTH } from '../../domain/rent-charges.ts';
import {
  MONTHS_AHEAD,
  REMIND_ON_DAYS,
  type RentPeriod,
  rentPeriods,
  rentRemindersBy,
} from '../../domain/rents.ts';
import { post } from '../journal/post.ts';
import { coTenantsOf, type LeaseRow } from '../leases/parties.ts';
import type { Jobs, JoinableTransaction } from '../lib/jobs.ts';
import { type Notice, notify } from '../notifications/notify.ts';
import { selectDues } from './due-rows.ts';
import { allocateCredit } from './rent-allocations.ts';

const BATCH = 200;

/** After a lease began, ended or changed. It may run again for the same lease. */
export async function writeDues(
  database: Database,
  _jobs: Jobs,
  leaseId: string,
  now: Instant,
): Promise<void> {
  await database.asWorker(async (tx) => {
    const [lease] = await tx.select().from(leases).where(eq(leases.id, leaseId)).for('update');
    if (lease) await writeDuesOf(tx, lease, now);
  });
}

/** Every running lease gets the months that have come since. */
export async function rollDues(database: Database, _jobs: Jobs, now: Instant): Promise<void> {
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last; ) {
    const from: string = last;
    last = await database.asWorker(async (tx) => {
      const some = await tx
        .select()
        .from(leases)
        .where(and(inArray(leases.state, ['active', 'ending']), gt(leases.id, from)))
        .orderBy(asc(leases.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const lease of some) await writeDuesOf(tx, lease, now);
      return some.length === BATCH ? some.at(-1)?.id : undefined;
    });
  }
}

/** Months that were paid for stay, whatever became of the lease. */
async function writeDuesOf(tx: Transaction, lease: LeaseRow, now: Instant): Promise<void> {
  if (!isRunning(lease.state) && lease.state !== 'ended') return;
  const through = shiftMonth(monthOf(dateInIndia(now)), MONTHS_AHEAD);
  const last = lease.endedOn ?? lease.endsOn ?? lease.endDate;
  const terms = { start: lease.rentFrom ?? lease.startDate, last, dueDay: lease.dueDay };
  const periods = rentPeriods({ ...terms, rent: lease.rent }, through);
  const known = await knownOf(tx, lease.id);
  if (!known.hasDues) await writeDeposit(tx, lease, known);
  const { rows: gone } = await tx.execute<Gone>(sql`
    delete from rent_dues d where d.lease_id = ${lease.id} and d.received = 0
    and (d.kind = 'rent' or d.kind = 'charge' and d.number > ${CHARGES_A_MONTH})
    and d.month > ${firstDayOf(monthOf(last))}
    and not exists (select from rent_payments p where p.due_id = d.id and p.state in ('reported', 'mismatch'))
    returning d.id, d.kind, d.due_date::text as due_date, d.amount::text as amount`);
  for (const { id, kind, due_date, amount } of gone) {
    await postDue(tx, lease, { kind, id, on: due_date, by: -Number(amount), act: 'removed' });
  }
  await writePeriods(tx, lease, periods, { kind: 'rent', number: 1 });
  // What had months before fixed charges were dues keeps them as its receiver enters them; so does what the operator collects.
  if (known.isCollected || (known.hasDues && !known.hasFixed)) return allocateCredit(tx, lease);
  for (const { kind, amount } of fixedCharges(lease.charges)) {
    const number = CHARGES_A_MONTH + 1 + chargeKinds.indexOf(kind);
    const asked = rentPeriods({ ...terms, rent: amount }, through);
    const ids = await writePeriods(tx, lease, asked, { kind: 'charge', number });
    if (ids.length > 0) {
      await tx
        .insert(rentCharges)
        .values(ids.map((dueId) => ({ dueId, kind })))
        .onConflictDoNothing();
    }
  }
  await allocateCredit(tx, lease);
}

/** Answers those that are new or changed. One that was closed without a payment stays as it was closed. */
async function writePeriods(
  tx: Transaction,
  lease: LeaseRow,
  periods: readonly RentPeriod[],
  { kind, number }: { kind: DueKind; number: number },
): Promise<string[]> {
  if (periods.length === 0) return [];
  const written = await tx
    .insert(rentDues)
    .values(
      periods.map(({ month, from, to, amount, dueDate }) => ({
        leaseId: lease.id,
        kind,
        number,
        month: firstDayOf(month),
        fromDate: from,
        toDate: to,
        amount,
        dueDate,
      })),
    )
    .onConflictDoUpdate({
      target: [rentDues.leaseId, rentDues.kind, rentDues.month, rentDues.number],
      set: {
        fromDate: sql`excluded.from_date`,
        toDate: sql`excluded.to_date`,
        amount: sql`excluded.amount`,
        dueDate: sql`excluded.due_date`,
      },
      setWhere: sql`(rent_dues.from_date, rent_dues.to_date, rent_dues.amount, rent_dues.due_date)
        is distinct from (excluded.from_date, excluded.to_date, excluded.amount, excluded.due_date)
        and not exists (select from due_closings c where c.due_id = rent_dues.id and c.kind = 'cancelled')`,
    })
    .returning({
      id: rentDues.id,
      on: rentDues.dueDate,
      amount: rentDues.amount,
      before: sql<string | null>`old.amount`,
      // A row changes at most once in a transaction, which is the time that its trigger writes.
      at: sql<string>`extract(epoch from new.updated_at)::text`,
    });
  for (const { id, on, amount, before, at } of written) {
    const act = before === null ? null : `changed ${at}`;
    await postDue(tx, lease, { kind, id, on, by: amount - Number(before ?? 0), act });
  }
  return written.map(({ id }) => id);
}

type Known = { hasDues: boolean; hasFixed: boolean; isCollected: boolean };

async function knownOf(tx: Transaction, leaseId: string): Promise<Known> {
  const { rows } = await tx.execute<Known>(sql`
    select exists (select from rent_dues d where d.lease_id = ${leaseId}) as "hasDues",
      exists (select from rent_dues d where d.lease_id = ${leaseId} and d.number > ${CHARGES_A_MONTH}) as "hasFixed",
      exists (select from app.collector_of_lease(${leaseId})) as "isCollected"`);
  return rows[0] ?? { hasDues: false, hasFixed: false, isCollected: false };
}

type Gone = { kind: DueKind; id: string; due_date: string; amount: string };
type DuePosting = { kind?: DueKind; id: string; on: CalendarDate; by: number; act: string | null };

/** A due is earned when it is written; what becomes of it later is posted as the difference. */
export async function postDue(
  db: JoinableTransaction,
  lease: LeaseRow,
  { kind = 'rent', id, on, by, act }: DuePosting,
): Promise<void> {
  await post(db, {
    kind: `${kind}_due`,
    on,
    source: { type: 'rent_due', id },
    key: ['rent_due', id, act].filter(Boolean).join(' '),
    leaseId: lease.id,
    lines: dueLines(lease, kind, by),
  });
}

/**
 * Once, with the first months: a lease that had months before it had a deposit to pay keeps it as agreed.
 */
async function writeDeposit(
  tx: Transaction,
  lease: LeaseRow,
  { isCollected }: Pick<Known, 'isCollected'>,
): Promise<void> {
  const due = depositDueOf(lease, { isCollected });
  if (due === null) return;
  const [written] = await tx
    .insert(rentDues)
    .values({
      leaseId: lease.id,
      kind: 'deposit',
      month: firstDayOf(monthOf(due.on)),
      fromDate: due.on,
      toDate: due.on,
      dueDate: due.on,
      amount: due.amount,
    })
    .returning({ id: rentDues.id });
  if (written)
    await postDue(tx, lease, { kind: 'deposit', id: written.id, on: due.on, by: due.amount, act: null });
}

/** Three days before a month is due, on its day, and once when it is late; what was reported meanwhile is not asked for. */
export async function remindOfRent(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  for (let taken = BATCH; taken === BATCH; ) {
    taken = await database.asWorker((tx) => remindSome(tx, jobs, dateInIndia(now)));
  }
}

async function remindSome(tx: Transaction, jobs: Jobs, today: string): Promise<number> {
  // A date takes days only from a number that says it is one.
  const passed = sql.join(
    REMIND_ON_DAYS.map((days) => sql`(${rentDues.dueDate} + ${days}::int <= ${today}::date)::int`),
    sql` + `,
  );
  const due = await tx
    .select({ due: rentDues, lease: leases, charge: rentCharges.kind })
    .from(rentDues)
    .innerJoin(leases, eq(leases.id, rentDues.leaseId))
    .leftJoin(rentCharges, eq(rentCharges.dueId, rentDues.id))
    .where(
      and(
        sql`${rentDues.received} < ${rentDues.amount}`,
        sql`${rentDues.reminders} < ${passed}`,
        // A late fee is told of when it begins, and stands beside its month.
        ne(rentDues.kind, 'late_fee'),
        // Older ones were not paid here: nobody is reminded of the months before they came to us.
        sql`${rentDues.dueDate} >= ${today}::date - 31`,
        inArray(leases.state, ['active', 'ending']),
      ),
    )
    .orderBy(asc(rentDues.dueDate), asc(rentDues.id))
    .limit(BATCH)
    .for('update', { of: rentDues, skipLocked: true });
  for (const { due: one, lease, charge } of due) {
    const reminders = rentRemindersBy(one.dueDate, today);
    await tx.update(rentDues).set({ reminders }).where(eq(rentDues.id, one.id));
    if (lease.tenantId === null || (await waitsForAnswer(tx, one.id))) continue;
    const facts = {
      home: lease.homeName,
      amount: one.amount - one.received,
      month: monthOf(one.month),
      date: one.dueDate,
      path: `/portal/tenant/payments?lease=${lease.id}`,
    };
    const isLate = today > one.dueDate;
    const notice: Notice =
      one.kind === 'rent'
        ? { event: isLate ? 'rent.late' : 'rent.due', ...facts }
        : { event: isLate ? 'due.overdue' : 'due.reminded', what: nameOf(one.kind, charge), ...facts };
    const about = { type: 'lease', id: lease.id };
    // Each of them owes the whole rent, and any of them pays it.
    for (const person of [lease.tenantId, ...(await coTenantsOf(tx, lease.id))]) {
      await notify({ db: tx, jobs, actorId: null }, person, notice, about);
    }
  }
  return due.length;
}

/** What was reported, with another month too, does not fit, or is objected to is not asked for again before it is answered. */
export async function waitsForAnswer(tx: Transaction, dueId: string): Promise<boolean> {
  const rows = await selectDues(tx).where(
    sql`${rentDues.leaseId} = (select lease_id from rent_dues where id = ${dueId})`,
  );
  const dues = rows.map(({ due, charge, reported, disputed }) => ({
    ...due,
    due_date: due.dueDate,
    reported: Number(reported),
    disputed: Number(disputed),
    is_objected: charge?.state === 'objected',
  }));
  return byWaitingPayments(dues).some(
    (due) => due.id === dueId && (due.is_objected || answerOwedBy(due) !== null),
  );
}
