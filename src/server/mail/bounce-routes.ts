/** Where a mail server or a mail provider reports letters that came back: as it got the report (RFC 3464), or in JSON. */
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { type Bounce, mailIdOf, readBounce } from '../../domain/bounces.ts';
import { refusalOfStatus } from '../../domain/mail.ts';
import { parseJson } from '../../domain/parse-json.ts';
import type { Executor, HttpEnv, Services } from '../lib/request-context.ts';
import { isSameSecret } from '../lib/same-secret.ts';
import { markUndeliverable } from './undeliverable.ts';

const REPORT_MAX_CHARACTERS = 1024 * 1024;

const bounceReport = z.object({
  message_id: z.string().max(300),
  recipient: z.string().max(254).toLowerCase(),
  status: z.string().regex(/^[245]\.\d{1,3}\.\d{1,3}$/),
  reason: z.string().max(500).default(''),
});

/** 200 for what was read, known or not; 400 for what is no report; 401 without the secret; 404 where none is configured. */
export function bounceRoutes({ config, database, log }: Services): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post('/bounces', async (c) => {
    const secret = config.mail.bounceSecret;
    if (!secret) return c.json({ error: 'No secret is configured for it' }, 404);
    if (!isSameSecret(c.req.header('authorization') ?? '', `Bearer ${secret}`)) {
      log.warn({ requestId: c.get('requestId') }, 'a mail report without the right secret was refused');
      return c.json({ error: 'The secret is not right' }, 401);
    }
    const body = (await c.req.text()).slice(0, REPORT_MAX_CHARACTERS);
    const isJson = c.req.header('content-type')?.startsWith('application/json');
    const bounce = isJson ? fromJson(body) : readBounce(body);
    if (!bounce) return c.json({ error: 'This is no report about a letter of ours' }, 400);
    await database.asWorker((tx) => take(tx, bounce));
    return c.json({ ok: true });
  });
  return app;
}

function fromJson(body: string): Bounce | null {
  const { data } = bounceReport.safeParse(parseJson(body));
  const mailId = data && mailIdOf(data.message_id);
  return mailId ? { mailId, recipient: data.recipient, status: data.status, reason: data.reason } : null;
}

type Reported = { recipient: string; sent_at: string };

/** A report counts once and for the letter's own receiver; repeated, late or out of order it changes nothing. */
async function take(tx: Executor, { mailId, recipient, status, reason }: Bounce): Promise<void> {
  const whose = refusalOfStatus(status);
  if (whose === 'later') return;
  const { rows } = await tx.execute<Reported>(sql`
    update mails set status = 'bounced', bounced_at = app.now(), error = ${`${status} ${reason}`.trim()}
     where id = ${mailId} and lower(recipient) = ${recipient} and status = 'sent'
    returning recipient, to_json(sent_at) #>> '{}' as sent_at`);
  const [letter] = rows;
  if (!letter || whose !== 'address') return;
  await markUndeliverable(tx, letter.recipient, `${status} ${reason}`.trim(), letter.sent_at);
}
