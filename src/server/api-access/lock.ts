/** Tokens and webhooks of one person are made one after the other, so that their bounds hold for two made at once. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { SIGNED_OUT } from '../lib/actor.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import type { Executor, RequestContext } from '../lib/request-context.ts';

/**
 * Until the transaction's end. The session cannot be ended meanwhile: a recovery that ends it finds what was made in it, and one
 * that ended it a moment ago leaves nothing to be made.
 */
export async function lockApiAccess(
  db: Executor,
  { subject }: Pick<RequestContext, 'subject'>,
): Promise<void> {
  const userId = subject?.userId;
  const session = subject?.token ? null : subject?.sessionId;
  const { rows } = await db.execute<{ is_open: boolean }>(
    sql`select ${session}::uuid is null or app.hold_session(${session}) as is_open`,
  );
  if (!rows[0]?.is_open) throw new ORPCError('UNAUTHORIZED', { message: SIGNED_OUT });
  await lockUntilCommit(db, `api access ${userId}`);
}
