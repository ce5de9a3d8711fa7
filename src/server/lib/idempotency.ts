// A repeated request with the same Idempotency-Key gets the first answer again instead of a second effect.
import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { Executor, RequestContext } from './request-context.ts';

type MiddlewareResult = { output: unknown };
type Kept = { request_hash: string; response: unknown; fresh: boolean };

/**
 * Runs `work` once per person, procedure and key. The key's row is written first, in the caller's transaction, so
 * that a double click waits for the first one and then reads its answer. The same key with another input is refused.
 */
export async function once<T extends MiddlewareResult>(
  { idempotencyKey: key, subject }: RequestContext,
  procedure: string,
  input: unknown,
  db: Executor,
  work: () => Promise<T>,
): Promise<T> {
  if (!key || !subject) return work();
  const hash = createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('hex');
  const { rows } = await db.execute<Kept>(sql`
    insert into idempotency_keys (user_id, key, procedure, request_hash)
    values (${subject.userId}, ${key}, ${procedure}, ${hash})
    on conflict (user_id, procedure, key) do update set key = excluded.key
    returning request_hash, response, (xmax = 0) as fresh`);
  const kept = rows[0];
  if (kept && !kept.fresh) {
    if (kept.request_hash !== hash) {
      throw new ORPCError('CONFLICT', { status: 409, message: 'This key was used for another request' });
    }
    return { output: kept.response, context: {} } as unknown as T;
  }
  const result = await work();
  await db.execute(sql`
    update idempotency_keys set response = ${JSON.stringify(result.output ?? null)}::jsonb
    where user_id = ${subject.userId} and procedure = ${procedure} and key = ${key}`);
  return result;
}
