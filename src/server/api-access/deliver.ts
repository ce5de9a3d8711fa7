/**
 * Delivers what stands in the outbox. Whoever takes a delivery up puts its next try off first, so that two workers never send the
 * same at once and one that dies leaves it to the next: each event arrives at least once, always under the same id.
 */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import type { Instant } from '../../domain/dates.ts';
import { isGivenUp, isTaken, nextAttempt } from '../../domain/webhooks.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import { SealBroken, type Seals } from '../lib/seal.ts';
import { bodyOf, type StoredEvent } from './webhook-bodies.ts';
import { callWebhook, type WebhookAnswer } from './webhook-call.ts';
import { webhookHeaders } from './webhook-signature.ts';

const BATCH = 20;
/** Whoever holds a delivery for longer is taken for dead; a call ends after ten seconds. */
const LEASE = sql`interval '2 minutes'`;
const UNSEEN = 'The person may not see this any more';
const UNSIGNED: WebhookAnswer = {
  status: null,
  problem: 'The secret does not open any more; make a new one',
  durationMs: 0,
};

export type WebhookParts = { database: Database; seals: Seals; allowsLocal: boolean };

type Due = StoredEvent & {
  delivery_id: string;
  webhook_id: string;
  user_id: string;
  body: string | null;
  url: string;
  key_id: string;
  sealed: Buffer;
  /** Null once it signs no more. */
  earlier_key_id: string | null;
  earlier_sealed: Buffer | null;
};

/** Everything whose time has come, some at a time. */
export async function deliverDue(parts: WebhookParts, jobs: Jobs, now: () => Instant): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    const due = await lease(parts.database, now());
    const results = await Promise.allSettled(due.map((one) => deliver(parts, jobs, one, now)));
    const failures = results
      .filter(({ status }) => status === 'rejected')
      .map((result) => (result as PromiseRejectedResult).reason);
    if (failures.length > 0) throw new AggregateError(failures, 'Some webhooks could not be delivered');
    found = due.length;
  }
}

function lease(database: Database, now: Instant): Promise<Due[]> {
  return database.asWorker(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      with taken as (
        update webhook_deliveries set next_at = ${now}::timestamptz + ${LEASE}, attempts = attempts + 1
         where id = any (array(select id from webhook_deliveries where next_at <= ${now}::timestamptz
                                order by next_at limit ${BATCH} for update skip locked))
        returning id, event_id, webhook_id)
      select t.id as delivery_id, t.webhook_id, w.url, w.key_id, w.sealed, x.key_id as earlier_key_id, x.sealed as earlier_sealed, e.id, e.user_id, e.kind, e.subject_id, e.facts,
             e.body, to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
        from taken t join webhooks w on w.id = t.webhook_id join webhook_events e on e.id = t.event_id
        left join lateral (select w.earlier_key_id as key_id, w.earlier_sealed as sealed
                            where w.earlier_until > ${now}::timestamptz) x on true
       order by e.created_at, t.id`);
    return rows;
  });
}

async function deliver(
  { database, seals, allowsLocal }: WebhookParts,
  jobs: Jobs,
  due: Due,
  now: () => Instant,
): Promise<void> {
  const body = due.body ?? (await firstBody(database, due));
  if (body === null) {
    await database.asWorker((tx) => close(tx, due, { status: null, problem: UNSEEN, durationMs: 0 }));
    return;
  }
  const secrets = secretsOf(seals, due);
  if (secrets.length === 0) {
    // It counts as a try, or it would come up again for as long as the event is kept.
    await database.asWorker((tx) => record(tx, jobs, due, UNSIGNED, now()));
    throw new Error(`The secret of webhook ${due.webhook_id} does not open: SEAL_KEYS lacks ${due.key_id}`);
  }
  const headers = webhookHeaders(secrets, { id: due.id, body, at: new Date(now()) });
  const answer = await callWebhook({ url: due.url, headers, body, allowsLocal });
  await database.asWorker((tx) => record(tx, jobs, due, answer, now()));
}

/** The secret, and the one before it while that is good; none when the secret itself does not open any more. */
function secretsOf(seals: Seals, due: Due): string[] {
  const place = { column: 'webhooks.sealed', owner: due.user_id };
  const open = (keyId: string | null, sealed: Buffer | null): string[] => {
    try {
      return keyId === null || sealed === null ? [] : [seals.open({ keyId, sealed }, place)];
    } catch (error) {
      if (error instanceof SealBroken) return [];
      throw error;
    }
  };
  const now = open(due.key_id, due.sealed);
  return now.length === 0 ? [] : [...now, ...open(due.earlier_key_id, due.earlier_sealed)];
}

/** Read once, as the person and without the power of an administrator, and kept for every repetition. */
async function firstBody(database: Database, event: Due): Promise<string | null> {
  const body = await database.asReadingActor({ userId: event.user_id, withoutStaff: true }, (tx) =>
    bodyOf(tx, event),
  );
  if (body === null) return null;
  return database.asWorker(async (tx) => {
    const { rows } = await tx.execute<{ body: string }>(sql`
      update webhook_events set body = coalesce(body, ${body}) where id = ${event.id} returning body`);
    return rows[0]?.body ?? null;
  });
}

async function record(
  tx: Transaction,
  jobs: Jobs,
  due: Due,
  answer: WebhookAnswer,
  now: Instant,
): Promise<void> {
  if (answer.status !== null && isTaken(answer.status)) {
    await tx.execute(sql`
      update webhook_deliveries set state = 'delivered', next_at = null, status = ${answer.status}, problem = null,
        duration_ms = ${answer.durationMs}, tried_at = ${now}::timestamptz where id = ${due.delivery_id}`);
    await tx.execute(sql`
      update webhooks set failing_since = null where id = ${due.webhook_id} and failing_since is not null`);
    return;
  }
  const { rows } = await tx.execute<{ failing_since: string; state: string; attempts: number }>(sql`
    update webhooks w set failing_since = coalesce(w.failing_since, ${now}::timestamptz)
      from webhook_deliveries d where w.id = ${due.webhook_id} and d.id = ${due.delivery_id}
    returning to_json(w.failing_since) #>> '{}' as failing_since, w.state, d.attempts`);
  const [standing] = rows;
  // Removed meanwhile, with its deliveries.
  if (!standing) return;
  const { attempts, failing_since: failingSince } = standing;
  const at = standing.state === 'on' ? nextAttempt(attempts, now) : null;
  if (at === null) await close(tx, due, answer, now);
  else {
    await tx.execute(sql`
      update webhook_deliveries set next_at = ${at}::timestamptz, status = ${answer.status}, problem = ${answer.problem},
        duration_ms = ${answer.durationMs}, tried_at = ${now}::timestamptz where id = ${due.delivery_id}`);
    // An address that is down is not asked for everything else that waits for it.
    await tx.execute(sql`
      update webhook_deliveries set next_at = ${at}::timestamptz
       where webhook_id = ${due.webhook_id} and next_at <= ${now}::timestamptz`);
  }
  const { status } = answer;
  if (isGivenUp({ attempts, status, failingSince, now })) await giveUp(tx, jobs, due);
}

/** No further try comes by itself. */
async function close(tx: Transaction, due: Due, answer: WebhookAnswer, now?: Instant): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries set state = 'failed', next_at = null, status = ${answer.status}, problem = ${answer.problem},
      duration_ms = ${answer.durationMs}, tried_at = coalesce(${now ?? null}::timestamptz, tried_at)
     where id = ${due.delivery_id}`);
}

/** Turns the address off, with what still waits for it, and tells its owner. */
async function giveUp(
  tx: Transaction,
  jobs: Jobs,
  { webhook_id: id, user_id: userId, url }: Due,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    update webhooks set state = 'off' where id = ${id} and state = 'on' returning id`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    update webhook_deliveries set state = 'failed', next_at = null where webhook_id = ${id} and state = 'waiting'`);
  const { hostname } = new URL(url);
  await act(
    { db: tx, jobs, actorId: null },
    {
      action: 'webhooks.give-up',
      subject: { type: 'webhook', id },
      people: [userId],
      notices: [{ to: userId, notice: { event: 'account.webhook-off', host: hostname } }],
      after: { state: 'off' },
    },
  );
}
