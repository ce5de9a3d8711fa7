/** The lock between payments and the close of a month, so that no payment changes while its month is being closed. */
import { sql } from 'drizzle-orm';
import type { Transaction } from './actor.ts';

type Queries = Pick<Transaction, 'execute'>;

/** Writers of payments share it; the close of a month holds it alone. */
export const COMMISSION_LOCK = 8_270_414;

/**
 * Waits until no month is being closed and keeps one from closing until the transaction ends. Call it before the first
 * read: the moment it returns, by the database's clock, is when the payment changes.
 */
export async function lockRvlWrites(db: Queries): Promise<Date> {
  const { rows } = await db.execute<{ now: Date }>(
    sql`select app.clock_timestamp() as now from pg_advisory_xact_lock_shared(${COMMISSION_LOCK})`,
  );
  if (!rows[0]) throw new Error('The lock of rent values did not answer');
  return new Date(rows[0].now);
}
