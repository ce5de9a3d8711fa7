/** Where the payment provider reports: its word is verified, kept once as it came, and worked on by a job. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { HttpEnv, Services } from '../lib/request-context.ts';
import { paymentEventJob } from './payment-jobs.ts';

const EVENT_ID = /^[\w-]{1,100}$/;

/** Answers 200 to a repeated event too, 400 to an unsigned one, and 404 where no provider is configured. */
export function paymentRoutes({ payments, database, jobs, log }: Services): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post('/razorpay/webhook', async (c) => {
    if (payments?.provider !== 'razorpay') return c.json({ error: 'No such provider' }, 404);
    const body = await c.req.text();
    if (!payments.isSigned(body, c.req.header('x-razorpay-signature') ?? '')) {
      log.warn({ requestId: c.get('requestId') }, 'a payment event without the right signature was refused');
      return c.json({ error: 'The signature is not right' }, 400);
    }
    const said = read(body);
    if (!said) return c.json({ error: 'This is not an event' }, 400);
    const given = c.req.header('x-razorpay-event-id') ?? '';
    const id = EVENT_ID.test(given) ? given : createHash('sha256').update(body).digest('hex');
    await database.asWorker(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into payment_events (provider, provider_event_id, event, provider_order_id, payload)
        values ('razorpay', ${id}, ${said.event}, ${said.orderId}, ${body})
        on conflict (provider, provider_event_id) do nothing returning id`);
      if (rows[0]) await jobs.enqueue(paymentEventJob, { eventId: rows[0].id }, tx);
    });
    return c.json({ ok: true });
  });
  return app;
}

type Entity = { entity?: { id?: unknown; order_id?: unknown } };
type Body = { event?: unknown; payload?: { payment?: Entity; order?: Entity } };

function read(body: string): { event: string; orderId: string | null } | null {
  try {
    const { event, payload } = JSON.parse(body) as Body;
    if (typeof event !== 'string' || event.length > 100) return null;
    const order = payload?.payment?.entity?.order_id ?? payload?.order?.entity?.id;
    return { event, orderId: typeof order === 'string' && order.length <= 100 ? order : null };
  } catch {
    return null;
  }
}
