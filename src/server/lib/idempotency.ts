// A repeated request with the same Idempotency-Key gets the first answer again instead of a second effect.
import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { Executor, RequestContext } from './request-context.ts';

type MiddlewareResult = { output: unknown };
/** `response` holds the answer as `{ output }`, empty for an answer without content; null while it is worked on. */
type Kept = { request_hash: string; response: { output?: unknown } | null };
type Call = { userId: string; key: string; procedure: string; hash: string };

/**
 * Who held a key so long without an answer was stopped in the middle; the next one may try. Should the first be alive after
 * all, `Conclude` lets only one of them write.
 */
const GIVEN_UP_AFTER = sql`interval '30 seconds'`;

/** A last transaction that keeps what it answers under the key: a process that dies has either done both or nothing. */
export type Conclude = <R>(work: (db: Executor) => Promise<R>) => Promise<R>;
type Transaction = <R>(work: (db: Executor) => Promise<R>) => Promise<R>;

/**
 * Runs `work` once per person, procedure and key. The key's row is written first, in the caller's transaction, so
 * that a double click waits for the first one and then reads its answer. The same key with another input is refused.
 */
export async function once<T extends MiddlewareResult>(
  context: RequestContext,
  procedure: string,
  input: unknown,
  db: Executor,
  work: () => Promise<T>,
): Promise<T> {
  const call = await callOf(context, procedure, input);
  if (!call) return work();
  const { rows } = await db.execute<Kept & { fresh: boolean }>(sql`
    insert into idempotency_keys (user_id, key, procedure, request_hash)
    values (${call.userId}, ${call.key}, ${procedure}, ${call.hash})
    on conflict (user_id, procedure, key) do update set key = excluded.key
    returning request_hash, response, (xmax = 0) as fresh`);
  const kept = rows[0];
  if (kept && !kept.fresh) return repeated(call, kept);
  const result = await work();
  await keep(db, call, result.output);
  return result;
}

/**
 * The same for work that opens its own transactions: the key is taken in a first one and answered in a last one, and a second
 * request that comes while the first is at work hears so. Work that fails gives the key back.
 */
export async function onceAcross<T extends MiddlewareResult>(
  context: RequestContext,
  procedure: string,
  input: unknown,
  transaction: Transaction,
  work: (conclude: Conclude) => Promise<T>,
): Promise<T> {
  const call = await callOf(context, procedure, input);
  if (!call) return work(transaction);
  const taken = await transaction((db) => take(db, call));
  if ('kept' in taken) return repeated(call, taken.kept);
  const conclude: Conclude = (last) =>
    transaction(async (db) => {
      await hold(db, call, taken.at);
      const output = await last(db);
      await keep(db, call, output);
      return output;
    });
  const result = await work(conclude).catch(async (error) => {
    await transaction((db) => giveBack(db, call)).catch(() => undefined);
    throw error;
  });
  await transaction((db) => keep(db, call, result.output));
  return result;
}

async function callOf(
  { idempotencyKey: key, subject }: RequestContext,
  procedure: string,
  input: unknown,
): Promise<Call | null> {
  return key && subject ? { userId: subject.userId, key, procedure, hash: await hashOf(input) } : null;
}

/** Of what was sent, files by their content. */
async function hashOf(input: unknown): Promise<string> {
  const hash = createHash('sha256');
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  for (const [name, value] of fields) {
    if (value instanceof Blob) hash.update(name).update(new Uint8Array(await value.arrayBuffer()));
  }
  return hash.update(JSON.stringify(input) ?? '').digest('hex');
}

/** When the key became ours, or what is kept under it. */
async function take(
  db: Executor,
  { userId, key, procedure, hash }: Call,
): Promise<{ at: string } | { kept: Kept }> {
  const ours = await db.execute<{ at: string }>(sql`
    insert into idempotency_keys as k (user_id, key, procedure, request_hash)
    values (${userId}, ${key}, ${procedure}, ${hash})
    on conflict (user_id, procedure, key) do update set created_at = now()
      where k.response is null and k.request_hash = excluded.request_hash
        and k.created_at < now() - ${GIVEN_UP_AFTER}
    returning created_at::text as at`);
  if (ours.rows[0]) return ours.rows[0];
  const { rows } = await db.execute<Kept>(sql`
    select request_hash, response from idempotency_keys
    where user_id = ${userId} and procedure = ${procedure} and key = ${key}`);
  return { kept: rows[0] ?? { request_hash: hash, response: null } };
}

/** Throws when somebody else has taken the key over meanwhile; until the transaction's end nobody can. */
async function hold(db: Executor, { userId, key, procedure }: Call, at: string): Promise<void> {
  const { rows } = await db.execute(sql`
    select from idempotency_keys where user_id = ${userId} and procedure = ${procedure} and key = ${key}
      and response is null and created_at = ${at}::timestamptz for update`);
  if (rows.length === 0) throw beingWorkedOn();
}

const conflict = (message: string) => new ORPCError('CONFLICT', { status: 409, message });
const beingWorkedOn = () => conflict('This request is still being worked on; try again in a moment');

function repeated<T>({ hash }: Call, { request_hash, response }: Kept): T {
  if (request_hash !== hash) throw conflict('This key was used for another request');
  if (!response) throw beingWorkedOn();
  return { output: response.output, context: {} } as unknown as T;
}

async function keep(db: Executor, { userId, key, procedure }: Call, output: unknown): Promise<void> {
  await db.execute(sql`
    update idempotency_keys set response = ${JSON.stringify({ output })}::jsonb
    where user_id = ${userId} and procedure = ${procedure} and key = ${key}`);
}

async function giveBack(db: Executor, { userId, key, procedure }: Call): Promise<void> {
  await db.execute(sql`
    delete from idempotency_keys
    where user_id = ${userId} and procedure = ${procedure} and key = ${key} and response is null`);
}
