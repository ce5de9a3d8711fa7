/** Where the provider of text messages reports what arrived and what did not. */
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { parseJson } from '../../domain/parse-json.ts';
import { afterReport, blameOf, type DeliveryReport, type TextState } from '../../domain/text-messages.ts';
import { textTemplates } from '../../domain/text-templates.ts';
import type { HttpEnv, Services } from '../lib/request-context.ts';
import { isSameSecret } from '../lib/same-secret.ts';
import { openValues } from '../lib/text-values.ts';
import { createTextProvider } from './create-provider.ts';
import { giveUp, type TextRow } from './deliver.ts';

const REPORT_MAX_CHARACTERS = 1024 * 1024;

/**
 * 200 for what was read, known or not; 400 for what is no report; 401 without the secret; 404 where none is configured, or for
 * another provider. The secret comes as a bearer, or as `key` in the address for a provider that sends no headers: the log has no
 * part of an address behind its path.
 */
export function reportRoutes(services: Services): Hono<HttpEnv> {
  const { config, log } = services;
  const app = new Hono<HttpEnv>();
  const provider = createTextProvider(config.messages);
  const secret = 'reportSecret' in config.messages ? config.messages.reportSecret : undefined;
  // One of the providers calls by GET unless its support is asked for another way.
  app.on(['GET', 'POST'], '/reports/:provider', async (c) => {
    if (!secret || provider?.name !== c.req.param('provider'))
      return c.json({ error: 'No secret is configured for it' }, 404);
    const given = c.req.header('authorization') ?? `Bearer ${c.req.query('key') ?? ''}`;
    if (!isSameSecret(given, `Bearer ${secret}`)) {
      log.warn(
        { requestId: c.get('requestId') },
        'a report about texts without the right secret was refused',
      );
      return c.json({ error: 'The secret is not right' }, 401);
    }
    const reports = provider.readReports(await posted(c));
    if (!reports) return c.json({ error: 'This is no report about a text of ours' }, 400);
    for (const report of reports) await take(services, provider.name, report);
    return c.json({ ok: true });
  });
  return app;
}

/** JSON, the fields of a form, or those of the address; a field that holds JSON is read too. */
async function posted(c: Context<HttpEnv>): Promise<unknown> {
  if (c.req.method === 'GET') return c.req.query();
  const body = (await c.req.text()).slice(0, REPORT_MAX_CHARACTERS);
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return parseJson(body);
  const fields = Object.fromEntries(new URLSearchParams(body));
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, /^[[{]/.test(value) ? parseJson(value) : value]),
  );
}

type Reported = TextRow & { state: TextState };

/** A report counts once and for the text's own number; repeated, late or out of order it changes nothing. */
async function take(services: Services, provider: string, report: DeliveryReport): Promise<void> {
  const { database, jobs, log, seals } = services;
  const row = await database.asWorker(async (tx) => {
    const { rows } = await tx.execute<Reported>(sql`
      select id, recipient, template, language, channel, key_id, sealed, attempts, state,
        extract(epoch from app.now() - created_at)::float8 / 60 as minutes_old
      from text_messages where provider = ${provider} and provider_id = ${report.providerId} and recipient = ${report.number}
      for no key update`);
    const [found] = rows;
    const state = found && afterReport(found.state, report);
    if (state === 'delivered')
      await tx.execute(sql`
        update text_messages set state = 'delivered', concluded_at = app.now(), error = null, key_id = null, sealed = null
         where id = ${found?.id}`);
    return state && state !== 'delivered' ? found : null;
  });
  if (!row) return;
  const isUseful = row.minutes_old < textTemplates[row.template].usefulMinutes;
  const failure = { name: provider, blame: blameOf(report.reason), error: report.reason.slice(0, 300) };
  await giveUp({ database, jobs, log }, row, failure, isUseful ? openValues(seals, row) : null);
}
