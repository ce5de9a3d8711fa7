/** What became of the deliveries to one of the caller's webhooks, and another try by hand. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { WebhookDelivery } from '../../contract/webhooks.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { ownWebhooks } from './own-webhooks.ts';
import { deliverWebhooksJob } from './webhook-jobs.ts';

const newest: Keyset = { key: sql`d.created_at`, type: 'timestamptz', id: sql`d.id`, descending: true };

export const deliveries = api.webhooks.deliveries.handler(async ({ context, input }) => {
  const { db } = context;
  const { id, limit } = input;
  const hook = await db.execute(sql`select from webhooks where id = ${id} and ${ownWebhooks(context)}`);
  if (!hook.rowCount) throw new ORPCError('NOT_FOUND');
  const own = sql`webhook_deliveries d where d.webhook_id = ${id}`;
  const after = afterCursor(newest, input.cursor) ?? sql`true`;
  const { rows } = await db.execute<WebhookDelivery & { at: string }>(sql`
    select d.id, d.event_id, (select e.kind from webhook_events e where e.id = d.event_id) as kind, d.state, d.attempts,
           d.status, d.problem, d.duration_ms, to_json(d.created_at) #>> '{}' as created_at,
           to_json(d.tried_at) #>> '{}' as tried_at, to_json(d.next_at) #>> '{}' as next_at, ${keyText(newest)} as at
      from ${own} and ${after} order by ${orderOf(newest)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.id);
  return { items: page.map(({ at, ...row }) => row), total: await countUpTo(db, own), next_cursor };
});

export const redeliver = api.webhooks.redeliver.handler(async ({ context, input: { id } }) => {
  const { db, services } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('webhook-try.account', userId);
  const { rows } = await db.execute<{ webhook_id: string; state: string; hook: string }>(sql`
    select d.webhook_id, d.state, webhooks.state as hook from webhook_deliveries d join webhooks on webhooks.id = d.webhook_id
     where d.id = ${id} and ${ownWebhooks(context)} for update of d`);
  const [found] = rows;
  if (!found) throw new ORPCError('NOT_FOUND');
  if (found.hook !== 'on') throw new RuleBroken('webhook.not-on');
  // Its event keeps its id: whoever had it knows it again. One that waits is due at once.
  await db.execute(sql`
    update webhook_deliveries set state = 'waiting', next_at = app.now(),
      attempts = case when state = 'waiting' then attempts else 0 end where id = ${id}`);
  await services.jobs.enqueueOnce(deliverWebhooksJob, {}, db);
  await act(context, {
    action: 'webhooks.redeliver',
    subject: { type: 'webhook', id: found.webhook_id },
    people: [userId],
  });
  return { ok: true as const };
});
