/** Gives confirmed payments to the dues they cover, and posts it; whoever calls it holds the lease's row. */
import { sql } from 'drizzle-orm';
import { monthOf } from '../../domain/dates.ts';
import { appliedLines, type DueKind } from '../../domain/dues.ts';
import { appliedOn } from '../../domain/journal.ts';
import { allocateBeside } from '../../domain/rents.ts';
import { post } from '../journal/post.ts';
import type { LeaseRow } from '../leases/parties.ts';
import type { JoinableTransaction } from '../lib/jobs.ts';

type Payment = {
  id: string;
  due_id: string | null;
  paid_on: string;
  free: string;
  /** Of dues, by their ids: what earlier payments that wait for an answer were made for; null where the receiver recorded it as theirs. */
  claims: Record<string, number> | null;
};
type Due = { id: string; kind: DueKind; month: string; due_date: string; open: string };

/**
 * What confirmed payments have left goes to each payment's own due first, then to the oldest months of rent still open. Deposits, charges and
 * late fees are covered by payments made for them alone: nobody's rent becomes something else without their word. The months of earlier
 * payments that still wait stay theirs, in whatever order the receiver confirms.
 */
export async function allocateCredit(db: JoinableTransaction, lease: LeaseRow): Promise<void> {
  const payments = (await db.execute(sql`
    select p.id, p.due_id, p.paid_on::text as paid_on, (p.amount - coalesce(sum(a.amount), 0))::text as free,
        case when p.reported_by is distinct from p.confirmed_by then (select jsonb_object_agg(w.due_id, w.claimed) from (
          select e.due_id, sum(e.amount) as claimed from rent_payments e
           where e.lease_id = p.lease_id and e.state = 'reported' and e.due_id is not null
             and (e.created_at, e.id) < (p.created_at, p.id) group by 1) w) end as claims
      from rent_payments p left join rent_allocations a on a.payment_id = p.id
     where p.lease_id = ${lease.id} and p.state = 'confirmed'
     group by p.id having p.amount > coalesce(sum(a.amount), 0) order by p.created_at, p.id`)) as {
    rows: Payment[];
  };
  if (payments.rows.length === 0) return;
  const named = payments.rows.flatMap(({ due_id }) => due_id ?? []);
  const { rows: dues } = (await db.execute(sql`
    select id, kind, month::text as month, due_date::text as due_date, (amount - received)::text as open from rent_dues
     where lease_id = ${lease.id} and received < amount and (kind = 'rent' or id = any (${sql.param(named)}::uuid[]))
     order by month`)) as { rows: Due[] };
  let open = dues.map((due) => ({ ...due, month: monthOf(due.month), open: Number(due.open) }));
  for (const payment of payments.rows) {
    const own = open.filter(({ id, kind }) => kind === 'rent' || id === payment.due_id);
    const claims = new Map(Object.entries(payment.claims ?? {}));
    const parts = allocateBeside(Number(payment.free), own, { namedId: payment.due_id, claims });
    for (const { dueId, amount } of parts) {
      const due = own.find(({ id }) => id === dueId);
      if (due) await cover(db, lease, { payment, due, amount });
      open = open.map((one) => (one.id === dueId ? { ...one, open: one.open - amount } : one));
    }
  }
}

type Covering = { payment: Payment; due: Pick<Due, 'id' | 'kind' | 'due_date'>; amount: number };

/** A payment may cover a due in parts: as much of it as is open at a time. */
async function cover(db: JoinableTransaction, lease: LeaseRow, { payment, due, amount }: Covering) {
  const { rows } = await db.execute(sql`
    insert into rent_allocations as a (payment_id, due_id, amount) values (${payment.id}, ${due.id}, ${amount})
    on conflict (payment_id, due_id) do update set amount = a.amount + excluded.amount returning a.amount`);
  const [covered] = rows as { amount: string }[];
  await post(db, {
    kind: 'rent_applied',
    on: appliedOn(payment.paid_on, due.due_date),
    source: { type: 'rent_payment', id: payment.id },
    key: `rent_applied ${payment.id} ${due.id} ${covered?.amount}`,
    leaseId: lease.id,
    lines: appliedLines(lease, due.kind, amount),
  });
}
