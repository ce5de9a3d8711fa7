/** The caller's own webhooks: set up, changed, paused, tried and removed. */

import { ORPCError } from '@orpc/server';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Webhook } from '../../contract/webhooks.ts';
import { apiTokens } from '../../db/schema/api-access.ts';
import { webhooks as hooks, webhookDeliveries } from '../../db/schema/webhooks.ts';
import { RuleBroken } from '../../domain/errors.ts';
import {
  EARLIER_SECRET_HOURS,
  scopeMissing,
  TEST_KIND,
  WEBHOOKS_MAX,
  type WebhookKind,
} from '../../domain/webhooks.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { scopeRequired } from '../lib/api-tokens.ts';
import { wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import { problemOfUrl } from '../lib/public-address.ts';
import type { Executor, Services } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { deliveries, redeliver } from './deliveries.ts';
import { lockApiAccess } from './lock.ts';
import { type Asking, ownWebhooks } from './own-webhooks.ts';
import { deliverWebhooksJob } from './webhook-jobs.ts';
import { newWebhookSecret } from './webhook-signature.ts';

const shown = {
  id: hooks.id,
  url: hooks.url,
  events: hooks.events,
  state: hooks.state,
  failingSince: hooks.failingSince,
  // A secret that signs no more is no longer told of.
  earlierUntil:
    sql<Date | null>`case when ${hooks.earlierUntil} > app.now() then ${hooks.earlierUntil} end`.mapWith(
      hooks.earlierUntil,
    ),
  setUpBy: sql<string | null>`coalesce(
    (select t.name from api_tokens t where t.id = ${hooks.tokenId}),
    (select p.name from api_programs p where p.id = ${hooks.programId}))`,
  createdAt: hooks.createdAt,
};
type Row = Pick<typeof hooks.$inferSelect, Exclude<keyof typeof shown, 'setUpBy'>> & {
  setUpBy: string | null;
};

const toWebhook = ({ failingSince, earlierUntil, setUpBy, createdAt, ...rest }: Row): Webhook => ({
  ...rest,
  set_up_by: setUpBy,
  failing_since: failingSince?.toISOString() ?? null,
  earlier_secret_until: earlierUntil?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
});

const placeOf = (userId: string) => ({ column: 'webhooks.sealed', owner: userId });

const own = (id: string, asking: Asking) => and(ownWebhooks(asking), eq(hooks.id, id));

/** A program is told of nothing that it may not read. */
function checkEvents({ subject }: Asking, events: readonly WebhookKind[]): void {
  const missing = subject?.token && scopeMissing(subject.token.scopes, events);
  if (missing) throw scopeRequired(missing);
}

/** Which of the two a program's token is. */
async function makerOf(db: Executor, { subject }: Asking) {
  if (!subject?.token) return {};
  const { id } = subject.token;
  const [token] = await db.select({ id: apiTokens.id }).from(apiTokens).where(eq(apiTokens.id, id));
  return token ? { tokenId: id } : { programId: id };
}

const madeNotice = (to: string, { url, setUpBy }: Pick<Row, 'url' | 'setUpBy'>): NoticeTo => ({
  to,
  notice: { event: 'account.webhook-made', host: new URL(url).hostname, program: setUpBy },
});

function checkUrl({ config }: Services, url: string): void {
  const wrong = problemOfUrl(url, config.webhooksLocal);
  if (wrong) throw wrongField('url', wrong);
}

const list = api.webhooks.list.handler(async ({ context }) => {
  const rows = await context.db
    .select(shown)
    .from(hooks)
    .where(ownWebhooks(context))
    .orderBy(desc(hooks.createdAt), desc(hooks.id))
    .limit(WEBHOOKS_MAX);
  return { items: rows.map(toWebhook) };
});

const create = api.webhooks.create.handler(async ({ context, input: { url, events } }) => {
  const { services, conclude } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('api-access.account', userId);
  checkUrl(services, url);
  checkEvents(context, events);
  const secret = newWebhookSecret();
  return conclude(async (db) => {
    await lockApiAccess(db, context);
    const [stored] = await db.select({ hooks: count() }).from(hooks).where(eq(hooks.userId, userId));
    if ((stored?.hooks ?? 0) >= WEBHOOKS_MAX) throw new RuleBroken('webhook.too-many');
    const { keyId, sealed } = services.seals.seal(secret, placeOf(userId));
    const maker = await makerOf(db, context);
    const [row] = await db
      .insert(hooks)
      .values({ userId, url, events, keyId, sealed, ...maker })
      .returning(shown);
    if (!row) throw new Error('The webhook was not stored');
    await act(
      { ...context, db },
      {
        action: 'webhooks.create',
        subject: { type: 'webhook', id: row.id },
        people: [userId],
        notices: [madeNotice(userId, row)],
        after: { url, events, ...(row.setUpBy && { set_up_by: row.setUpBy }) },
      },
    );
    return { ...toWebhook(row), secret };
  });
});

const update = api.webhooks.update.handler(async ({ context, input }) => {
  const { db, services } = context;
  const { id, url, events, is_on: isOn } = input;
  const mine = own(id, context);
  if (url !== undefined) checkUrl(services, url);
  if (events) checkEvents(context, events);
  await lockApiAccess(db, context);
  const [before] = await db.select(shown).from(hooks).where(mine);
  if (!before) throw new ORPCError('NOT_FOUND');
  const state = isOn === undefined ? before.state : isOn ? ('on' as const) : ('paused' as const);
  const isTurnedOn = state === 'on' && before.state !== 'on';
  const [row] = await db
    .update(hooks)
    .set({ url: url ?? before.url, events, state, ...(isTurnedOn ? { failingSince: null } : {}) })
    .where(mine)
    .returning(shown);
  if (!row) throw new ORPCError('NOT_FOUND');
  // What waits would arrive at a time nobody reckons with; it can be sent again by hand.
  if (state === 'paused') await stopWaiting(db, id);
  await act(context, {
    action: 'webhooks.update',
    subject: { type: 'webhook', id },
    people: [userIdOf(context)],
    notices: row.url === before.url ? [] : [madeNotice(userIdOf(context), row)],
    before: { url: before.url, events: before.events, state: before.state },
    after: { url: row.url, events: row.events, state },
  });
  return toWebhook(row);
});

/** Both secrets sign for a day, so that the receiver can take the new one over without losing a message. */
const renewSecret = api.webhooks.renewSecret.handler(async ({ context, input: { id } }) => {
  const { services, conclude } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('api-access.account', userId);
  const secret = newWebhookSecret();
  return conclude(async (db) => {
    const [known] = await db.select({ id: hooks.id }).from(hooks).where(own(id, context));
    if (!known) throw new ORPCError('NOT_FOUND');
    const { keyId, sealed } = services.seals.seal(secret, placeOf(userId));
    await db.execute(
      sql`select app.renew_webhook_secret(${id}, ${keyId}, ${sealed}, ${EARLIER_SECRET_HOURS})`,
    );
    const [row] = await db.select(shown).from(hooks).where(own(id, context));
    if (!row) throw new ORPCError('NOT_FOUND');
    await act(db, { action: 'webhooks.renewSecret', subject: { type: 'webhook', id }, people: [userId] });
    return { ...toWebhook(row), secret };
  });
});

const stopWaiting = (db: Executor, webhookId: string) =>
  db
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')));

const remove = api.webhooks.remove.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const [gone] = await db
    .delete(hooks)
    .where(own(id, context))
    .returning({ url: hooks.url, events: hooks.events });
  if (!gone) throw new ORPCError('NOT_FOUND');
  await act(context, {
    action: 'webhooks.remove',
    subject: { type: 'webhook', id },
    people: [userIdOf(context)],
    before: gone,
  });
  return { ok: true as const };
});

const test = api.webhooks.test.handler(async ({ context, input: { id } }) => {
  const { db, services } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('webhook-try.account', userId);
  const [hook] = await db.select({ id: hooks.id }).from(hooks).where(own(id, context));
  if (!hook) throw new ORPCError('NOT_FOUND');
  const eventId = crypto.randomUUID();
  await db.execute(sql`
    insert into webhook_events (id, user_id, kind, subject_id, facts)
    values (${eventId}, ${userId}, ${TEST_KIND}, ${id}, ${JSON.stringify({ webhook_id: id })}::jsonb)`);
  await db.execute(sql`
    insert into webhook_deliveries (event_id, webhook_id, user_id) values (${eventId}, ${id}, ${userId})`);
  await services.jobs.enqueueOnce(deliverWebhooksJob, {}, db);
  await act(context, { action: 'webhooks.test', subject: { type: 'webhook', id }, people: [userId] });
  return { ok: true as const };
});

export const webhooks = { list, create, update, renewSecret, remove, test, deliveries, redeliver };
