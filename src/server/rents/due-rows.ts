/** Reads what the months of a lease owe, newest first. */
import { ORPCError } from '@orpc/server';
import { and, eq, sql } from 'drizzle-orm';
import type { RentDue } from '../../contract/rents.ts';
import { leases } from '../../db/schema/leases.ts';
import { rentDues } from '../../db/schema/rents.ts';
import { type CalendarDate, monthOf } from '../../domain/dates.ts';
import { dueState, type RentPaymentState } from '../../domain/rents.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { answeredByOperator } from './operator.ts';

const newestFirst: Keyset = {
  key: sql`${rentDues.month}::text`,
  type: 'text',
  id: sql`${rentDues.id}`,
  descending: true,
};

type DueRow = typeof rentDues.$inferSelect;

const sumOf = (state: RentPaymentState) =>
  sql<string>`coalesce((select sum(p.amount) from rent_payments p
    where p.due_id = rent_dues.id and p.state = ${state}), 0)::text`;

export const listDues = api.rents.listDues.handler(
  async ({ context: { db, services }, input: { id, limit, cursor } }) => {
    const [lease] = await db.select().from(leases).where(eq(leases.id, id));
    if (!lease) throw new ORPCError('NOT_FOUND');
    const rows = await db
      .select({
        due: rentDues,
        reported: sumOf('reported'),
        disputed: sumOf('mismatch'),
        at: keyText(newestFirst),
      })
      .from(rentDues)
      .where(and(eq(rentDues.leaseId, id), afterCursor(newestFirst, cursor)))
      .orderBy(orderOf(newestFirst))
      .limit(limit + 1);
    const { page, next_cursor } = cutPage(rows, limit, ({ due }) => due.id);
    return {
      items: page.map((row) => toDue(row, services.today())),
      total: await countUpTo(db, sql`${rentDues} where ${rentDues.leaseId} = ${id}`),
      next_cursor,
      credit: await creditOf(db, id),
      payee: await payeeOf(db, lease),
      is_answered_by_operator: (await answeredByOperator(db, [id])).length > 0,
    };
  },
);

type Read = { due: DueRow; reported: string; disputed: string };

const toDue = ({ due, reported, disputed }: Read, today: CalendarDate): RentDue => ({
  id: due.id,
  lease_id: due.leaseId,
  month: monthOf(due.month),
  from_date: due.fromDate,
  to_date: due.toDate,
  due_date: due.dueDate,
  amount: due.amount,
  received: due.received,
  reported: Number(reported),
  disputed: Number(disputed),
  state: dueState(due, today),
});

/** Where the tenant pays: into Kiraya's account while it collects the rent of a managed home, else the landlord's. */
async function payeeOf(db: Executor, lease: typeof leases.$inferSelect) {
  const { rows } = await db.execute<{ name: string; upi: string }>(
    sql`select name, upi from app.collector_of_lease(${lease.id})`,
  );
  if (rows[0]) return rows[0];
  return lease.payeeUpi ? { name: lease.payeeName ?? lease.landlordName, upi: lease.payeeUpi } : null;
}

async function creditOf(db: Executor, leaseId: string): Promise<number> {
  const { rows } = await db.execute<{ credit: string }>(sql`
    select (coalesce((select sum(amount) from rent_payments where lease_id = ${leaseId} and state = 'confirmed'), 0)
      - coalesce((select sum(received) from rent_dues where lease_id = ${leaseId}), 0))::text as credit`);
  return Number(rows[0]?.credit ?? 0);
}
