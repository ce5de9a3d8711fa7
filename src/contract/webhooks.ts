/** One's webhooks: addresses of one's own programs that are told of events, and what became of each delivery. */
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import {
  deliveryStates,
  TEST_KIND,
  WEBHOOK_URL_MAX,
  webhookKinds,
  webhookStates,
} from '../domain/webhooks.ts';
import { line } from './fields.ts';
import { cursor, pageLimit, pageOf } from './paging.ts';
import { procedure } from './procedure.ts';

const id = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a webhook' }));
const url = line(WEBHOOK_URL_MAX).min(
  1,
  invalid('webhook-address.malformed', 'Enter an address like https://example.in/hooks'),
);
const events = z
  .array(z.enum(webhookKinds), invalid('webhook-events.missing', 'Choose at least one event'))
  .min(1, invalid('webhook-events.missing', 'Choose at least one event'))
  .max(webhookKinds.length)
  .transform((chosen) => webhookKinds.filter((kind) => chosen.includes(kind)));

const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookKinds)),
  state: z.enum(webhookStates).describe('off: given up by us after a day of failures'),
  failing_since: z.string().nullable(),
  earlier_secret_until: z
    .string()
    .nullable()
    .describe('messages are signed with the earlier secret too until then; null: with one only'),
  set_up_by: z
    .string()
    .nullable()
    .describe('name of the access token or program that did, and with whose end it goes; null: its person'),
  created_at: z.string(),
});
export type Webhook = z.infer<typeof webhook>;

const delivery = z.object({
  id: z.uuid(),
  event_id: z.uuid().describe('sent as webhook-id'),
  kind: z.enum([...webhookKinds, TEST_KIND]),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  status: z.number().int().nullable().describe('HTTP status of the last try; null: there was no answer'),
  problem: z.string().nullable(),
  duration_ms: z.number().int().nullable(),
  created_at: z.string(),
  tried_at: z.string().nullable(),
  next_at: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

const ok = z.object({ ok: z.literal(true) });

export const webhooksContract = {
  list: procedure('webhooks.list')
    .route({ method: 'GET', path: '/my/webhooks' })
    .output(z.object({ items: z.array(webhook).describe('at most ten, so there are no pages') })),
  create: procedure('webhooks.create', 'shown-once')
    .route({ method: 'POST', path: '/my/webhooks', successStatus: 201 })
    .input(z.object({ url, events }))
    .output(webhook.extend({ secret: z.string().describe('shown this once') })),
  update: procedure('webhooks.update')
    .route({ method: 'PATCH', path: '/my/webhooks/{id}' })
    .input(z.object({ id, url: url.optional(), events: events.optional(), is_on: z.boolean().optional() }))
    .output(webhook),
  renewSecret: procedure('webhooks.renewSecret', 'shown-once')
    .route({ method: 'POST', path: '/my/webhooks/{id}/secret' })
    .input(z.object({ id }))
    .output(webhook.extend({ secret: z.string().describe('shown this once') })),
  remove: procedure('webhooks.remove')
    .route({ method: 'DELETE', path: '/my/webhooks/{id}' })
    .input(z.object({ id }))
    .output(ok),
  test: procedure('webhooks.test')
    .route({ method: 'POST', path: '/my/webhooks/{id}/test' })
    .input(z.object({ id }))
    .output(ok),
  deliveries: procedure('webhooks.deliveries')
    .route({ method: 'GET', path: '/my/webhooks/{id}/deliveries' })
    .input(z.object({ id, limit: pageLimit, cursor }))
    .output(pageOf(delivery)),
  redeliver: procedure('webhooks.redeliver')
    .route({ method: 'POST', path: '/my/webhook-deliveries/{id}/redeliver' })
    .input(
      z.object({
        id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a delivery' })),
      }),
    )
    .output(ok),
};
