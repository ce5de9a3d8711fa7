/** Locks by a name, for bounds that two requests at once could otherwise both keep and together break. */
import { sql } from 'drizzle-orm';
import type { Executor } from './request-context.ts';

/** Waits for whoever holds the lock of that name, and holds it until the transaction's end. */
export async function lockUntilCommit(db: Executor, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
