/** Gives confirmed payments to the months they cover; whoever calls it holds the lease's row. */
import { sql } from 'drizzle-orm';
import { monthOf } from '../../domain/dates.ts';
import { allocate } from '../../domain/rents.ts';
import type { JoinableTransaction } from '../lib/jobs.ts';

type Payment = { id: string; due_id: string | null; free: string };
type Due = { id: string; month: string; open: string };

/** What confirmed payments have left goes to the months still open: each payment's own first, then the oldest. */
export async function allocateCredit(db: JoinableTransaction, leaseId: string): Promise<void> {
  const payments = (await db.execute(sql`
    select p.id, p.due_id, (p.amount - coalesce(sum(a.amount), 0))::text as free
      from rent_payments p left join rent_allocations a on a.payment_id = p.id
     where p.lease_id = ${leaseId} and p.state = 'confirmed'
     group by p.id having p.amount > coalesce(sum(a.amount), 0) order by p.created_at, p.id`)) as {
    rows: Payment[];
  };
  if (payments.rows.length === 0) return;
  const dues = (await db.execute(sql`
    select id, month::text as month, (amount - received)::text as open from rent_dues
     where lease_id = ${leaseId} and received < amount order by month`)) as { rows: Due[] };
  let open = dues.rows.map((due) => ({ id: due.id, month: monthOf(due.month), open: Number(due.open) }));
  for (const payment of payments.rows) {
    const { allocations } = allocate(Number(payment.free), open, payment.due_id);
    for (const { dueId, amount } of allocations) {
      await db.execute(sql`insert into rent_allocations (payment_id, due_id, amount)
        values (${payment.id}, ${dueId}, ${amount})`);
      open = open.map((due) => (due.id === dueId ? { ...due, open: due.open - amount } : due));
    }
  }
}
