/** People who want to hear nothing more of each other. */
import { sql } from 'drizzle-orm';
import { RuleBroken } from '../../domain/errors.ts';
import type { Executor } from './request-context.ts';

/** Whoever of the two blocked the other: neither is said who it was. */
export async function refuseBlocked(db: Executor, one: string, other: string): Promise<void> {
  const { rows } = await db.execute<{ blocked: boolean }>(
    sql`select app.are_blocked(${one}, ${other}) as blocked`,
  );
  if (rows[0]?.blocked) throw new RuleBroken('message.person-blocked');
}
