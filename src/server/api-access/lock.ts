/** Tokens and webhooks of one person are made one after the other, so that their bounds hold for two made at once. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../lib/request-context.ts';

/** Until the transaction's end. */
export async function lockApiAccess(db: Executor, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api access ${userId}`}, 0))`);
}
