/** Rent that the operator of a managed home collects, as the mandate has it that its owner accepted last. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../lib/request-context.ts';

/** Whether whoever asks is the landlord of a lease whose tenant pays the operator. */
export async function isPaidByOperator(db: Executor, leaseId: string): Promise<boolean> {
  const { rows } = await db.execute<{ answer: boolean }>(
    sql`select app.is_paid_by_operator(${leaseId}) as answer`,
  );
  return rows[0]?.answer === true;
}

/** Whether the tenant of the lease pays the operator. */
export async function isCollectedByOperator(db: Executor, leaseId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from app.collector_of_lease(${leaseId})`);
  return rows.length > 0;
}

/** Those of these leases that the reader lets or rents, and whose tenant pays the operator: it says what came in. */
export async function answeredByOperator(db: Executor, leaseIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select l.id from leases l where l.id = any (${sql.param([...leaseIds])}::uuid[])
      and (app.user_id() in (l.landlord_id, l.tenant_id) or l.id in (select app.co_tenancies()))
      and exists (select from app.collector_of_lease(l.id))`);
  return rows.map(({ id }) => id);
}
