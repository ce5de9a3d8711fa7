// A repeated request with the same Idempotency-Key gets the first answer again instead of a second effect.

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { refusal } from '../../domain/refusals.ts';
import { refused } from './problems.ts';
import type { Executor, RequestContext } from './request-context.ts';
import { type Place, SealBroken, type Seals } from './seal.ts';

type MiddlewareResult = { output: unknown };
/** An answer as `{ output }`, empty for one without content; sealed where it holds a secret that is shown once. */
type Answer = { output?: unknown } | { keyId: string; sealed: string };
/** `response` is null while it is worked on. */
type Stored = { request_hash: string; response: Answer | null };
type Call = { userId: string; key: string; procedure: string; hash: string; seals: Seals | undefined };
/** What is asked of which procedure; `isSealed`: what is kept of the answer has to be unreadable in the database. */
type Asked = { name: string; input: unknown; isSealed?: boolean };

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
export async function withIdempotencyKey<T extends MiddlewareResult>(
  context: RequestContext,
  asked: Asked,
  db: Executor,
  work: () => Promise<T>,
): Promise<T> {
  const call = await callOf(context, asked);
  if (!call) return work();
  const { rows } = await db.execute<Stored & { fresh: boolean }>(sql`
    insert into idempotency_keys (user_id, key, procedure, request_hash)
    values (${call.userId}, ${call.key}, ${call.procedure}, ${call.hash})
    on conflict (user_id, procedure, key) do update set key = excluded.key
    returning request_hash, response, (xmax = 0) as fresh`);
  const stored = rows[0];
  if (stored && !stored.fresh) return repeated(context, call, stored);
  const result = await work();
  await storeAnswer(db, call, result.output);
  return result;
}

/**
 * The same for work that opens its own transactions: the key is taken in a first one and answered in a last one, and a second
 * request that comes while the first is at work hears so. Work that fails gives the key back.
 */
export async function withIdempotencyKeyAcross<T extends MiddlewareResult>(
  context: RequestContext,
  asked: Asked,
  transaction: Transaction,
  work: (conclude: Conclude) => Promise<T>,
): Promise<T> {
  const call = await callOf(context, asked);
  if (!call) return work(transaction);
  const taken = await transaction((db) => acquireKey(db, call));
  if ('kept' in taken) return repeated(context, call, taken.kept);
  const conclude: Conclude = (last) =>
    transaction(async (db) => {
      await lockKey(db, call, taken.at);
      const output = await last(db);
      await storeAnswer(db, call, output);
      return output;
    });
  const result = await work(conclude).catch(async (error) => {
    await transaction((db) => releaseKey(db, call, taken.at)).catch(() => undefined);
    throw error;
  });
  await transaction((db) => storeAnswer(db, call, result.output));
  return result;
}

async function callOf(
  { idempotencyKey: key, subject, services }: RequestContext,
  { name: procedure, input, isSealed }: Asked,
): Promise<Call | null> {
  if (!key || !subject) return null;
  const seals = isSealed ? services.seals : undefined;
  return { userId: subject.userId, key, procedure, hash: await hashOf(input), seals };
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
async function acquireKey(
  db: Executor,
  { userId, key, procedure, hash }: Call,
): Promise<{ at: string } | { kept: Stored }> {
  const ours = await db.execute<{ at: string }>(sql`
    insert into idempotency_keys as k (user_id, key, procedure, request_hash)
    values (${userId}, ${key}, ${procedure}, ${hash})
    on conflict (user_id, procedure, key) do update set created_at = app.now()
      where k.response is null and k.request_hash = excluded.request_hash
        and k.created_at < app.now() - ${GIVEN_UP_AFTER}
    returning created_at::text as at`);
  if (ours.rows[0]) return ours.rows[0];
  const { rows } = await db.execute<Stored>(sql`
    select request_hash, response from idempotency_keys
    where user_id = ${userId} and procedure = ${procedure} and key = ${key}`);
  return { kept: rows[0] ?? { request_hash: hash, response: null } };
}

/** Throws when somebody else has taken the key over meanwhile; until the transaction's end nobody can. */
async function lockKey(db: Executor, { userId, key, procedure }: Call, at: string): Promise<void> {
  const { rows } = await db.execute(sql`
    select from idempotency_keys where user_id = ${userId} and procedure = ${procedure} and key = ${key}
      and response is null and created_at = ${at}::timestamptz for update`);
  if (rows.length === 0) throw beingWorkedOn();
}

const conflict = (reason: string, sentence: string, cause?: SealBroken) =>
  refused('CONFLICT', 409, refusal(reason, sentence), cause);
const notShownAgain = (cause?: SealBroken) =>
  conflict('request.shown-once', 'This request was done; what it showed once cannot be shown again', cause);
const beingWorkedOn = () =>
  conflict('request.under-way', 'This request is still being worked on; try again in a moment');

function repeated<T>({ headers }: RequestContext, call: Call, { request_hash, response }: Stored): T {
  if (request_hash !== call.hash)
    throw conflict('idempotency-key.reused', 'This key was used for another request');
  if (!response) throw beingWorkedOn();
  headers?.set('Idempotent-Replayed', 'true');
  return { output: outputOf(call, response), context: {} } as unknown as T;
}

/** Bytes moved to another person or key do not open. */
const placeOf = ({ userId, procedure, key }: Call): Place => ({
  column: 'idempotency_keys.response',
  owner: `${userId} ${procedure} ${key}`,
});

function answerOf(call: Call, output: unknown): Answer {
  if (!call.seals) return { output };
  const { keyId, sealed } = call.seals.seal(JSON.stringify({ output }), placeOf(call));
  return { keyId, sealed: sealed.toString('base64') };
}

/** A second run would make a second token: who has no answer any more looks at what there is. */
function outputOf(call: Call, answer: Answer): unknown {
  if (!('sealed' in answer)) return answer.output;
  const sealed = Buffer.from(answer.sealed, 'base64');
  try {
    const opened = call.seals?.open({ keyId: answer.keyId, sealed }, placeOf(call));
    if (opened !== undefined) return JSON.parse(opened).output;
  } catch (error) {
    if (error instanceof SealBroken) throw notShownAgain(error);
    throw error;
  }
  throw notShownAgain();
}

async function storeAnswer(db: Executor, call: Call, output: unknown): Promise<void> {
  const { userId, key, procedure } = call;
  await db.execute(sql`
    update idempotency_keys set response = ${JSON.stringify(answerOf(call, output))}::jsonb
    where user_id = ${userId} and procedure = ${procedure} and key = ${key}`);
}

/** Unless somebody else has taken it over meanwhile: theirs it stays. */
async function releaseKey(db: Executor, { userId, key, procedure }: Call, at: string): Promise<void> {
  await db.execute(sql`
    delete from idempotency_keys where user_id = ${userId} and procedure = ${procedure} and key = ${key}
      and response is null and created_at = ${at}::timestamptz`);
}
