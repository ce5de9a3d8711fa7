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
