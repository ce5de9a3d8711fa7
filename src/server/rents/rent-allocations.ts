/** Gives confirmed payments to the months they cover, and posts it; whoever calls it holds the lease's row. */
import { sql } from 'drizzle-orm';
import { monthOf } from '../../domain/dates.ts';
import { appliedOn, rentAppliedLines } from '../../domain/journal.ts';
import { allocate } from '../../domain/rents.ts';
import { post } from '../journal/post.ts';
import type { LeaseRow } from '../leases/parties.ts';
import type { JoinableTransaction } from '../lib/jobs.ts';

type Payment = { id: string; due_id: string | null; paid_on: string; free: string };
type Due = { id: string; month: string; due_date: string; open: string };

/** What confirmed payments have left goes to the months still open: each payment's own first, then the oldest. */
export async function allocateCredit(db: JoinableTransaction, lease: LeaseRow): Promise<void> {
  const payments = (await db.execute(sql`
    select p.id, p.due_id, p.paid_on::text as paid_on, (p.amount - coalesce(sum(a.amount), 0))::text as free
      from rent_payments p left join rent_allocations a on a.payment_id = p.id
     where p.lease_id = ${lease.id} and p.state = 'confirmed'
     group by p.id having p.amount > coalesce(sum(a.amount), 0) order by p.created_at, p.id`)) as {
    rows: Payment[];
  };
  if (payments.rows.length === 0) return;
  const dues = (await db.execute(sql`
    select id, month::text as month, due_date::text as due_date, (amount - received)::text as open from rent_dues
     where lease_id = ${lease.id} and received < amount order by month`)) as { rows: Due[] };
  const dueDates = new Map(dues.rows.map(({ id, due_date }) => [id, due_date]));
  let open = dues.rows.map((due) => ({ id: due.id, month: monthOf(due.month), open: Number(due.open) }));
  for (const payment of payments.rows) {
    const { allocations } = allocate(Number(payment.free), open, payment.due_id);
    for (const { dueId, amount } of allocations) {
      await cover(db, lease, { payment, dueId, dueDate: dueDates.get(dueId) ?? payment.paid_on, amount });
      open = open.map((due) => (due.id === dueId ? { ...due, open: due.open - amount } : due));
    }
  }
}

type Covering = { payment: Payment; dueId: string; dueDate: string; amount: number };

/** A payment may cover a month in parts: as much of it as is open at a time. */
async function cover(
  db: JoinableTransaction,
  lease: LeaseRow,
  { payment, dueId, dueDate, amount }: Covering,
) {
  const { rows } = await db.execute(sql`
    insert into rent_allocations as a (payment_id, due_id, amount) values (${payment.id}, ${dueId}, ${amount})
    on conflict (payment_id, due_id) do update set amount = a.amount + excluded.amount returning a.amount`);
  const [covered] = rows as { amount: string }[];
  await post(db, {
    kind: 'rent_applied',
    on: appliedOn(payment.paid_on, dueDate),
    source: { type: 'rent_payment', id: payment.id },
    key: `rent_applied ${payment.id} ${dueId} ${covered?.amount}`,
    leaseId: lease.id,
    lines: rentAppliedLines(lease, amount),
  });
}
