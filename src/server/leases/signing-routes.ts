/** Where the provider of e-signatures reports: its word is verified, kept once as it came, and worked on by a job that asks the provider. */
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { inEnglish, isLanguage, type Language, languageOf, languages } from '../../domain/languages.ts';
import type { HttpEnv, Services } from '../lib/request-context.ts';
import type { Signing } from '../lib/signing.ts';
import { settleRequest } from './settle-signing.ts';
import { pageGone, pageToSign, SANDBOX_CODE } from './signing/sandbox-page.ts';
import { signingEventJob } from './signing/signing-jobs.ts';

/** The header that carries the signature of the body. */
const SIGNATURE = 'x-signature';

/** Answers 200 to a repeated event too, 400 to what the provider did not sign, and 404 for another provider than the configured one. */
export function signingRoutes(services: Services): Hono<HttpEnv> {
  const { signing, log } = services;
  const app = new Hono<HttpEnv>();
  app.post('/:provider/callback', async (c) => {
    if (signing?.provider !== c.req.param('provider')) return c.json({ error: 'No such provider' }, 404);
    const isTaken = await takeCallback(services, signing, await c.req.text(), c.req.header(SIGNATURE) ?? '');
    if (isTaken) return c.json({ ok: true });
    log.warn(
      { requestId: c.get('requestId') },
      'a report about e-signatures without the right signature was refused',
    );
    return c.json({ error: 'The signature is not right' }, 400);
  });
  if (signing?.sandbox) addSandboxPage(app, services, signing);
  return app;
}

/** False for what the provider did not sign. */
async function takeCallback(
  { database, jobs }: Services,
  signing: Signing,
  body: string,
  signature: string,
): Promise<boolean> {
  const event = signing.readCallback(body, signature);
  if (!event) return false;
  await database.asWorker(async (tx) => {
    const { rows } = await tx.execute(sql`
      insert into signing_events (provider, provider_event_id, provider_request_id, payload)
      values (${signing.provider}, ${event.eventId}, ${event.requestId}, ${body})
      on conflict (provider, provider_event_id) do nothing returning id`);
    if (rows[0]) await jobs.enqueue(signingEventJob, { providerId: event.requestId }, tx);
  });
  return true;
}

/** Nobody signs anything there; what is pressed is reported as a provider would. */
function addSandboxPage(app: Hono<HttpEnv>, services: Services, signing: Signing): void {
  const { sandbox } = signing;
  if (!sandbox) return;
  const opened = async (c: Context<HttpEnv>) => {
    const link = sandbox.readLink(c.req.param('token') ?? '');
    const page = link && (await sandbox.open(link));
    return link && page ? { link, page } : null;
  };
  app.get('/sandbox/:token', async (c) => {
    const found = await opened(c);
    if (!found) return c.html(pageGone(wayOf(c)), 404);
    return c.html(pageToSign({ ...found.page, ...wayOf(c), isCodeWrong: false }));
  });
  app.post('/sandbox/:token', async (c) => {
    const found = await opened(c);
    if (!found) return c.html(pageGone(wayOf(c)), 404);
    const form = await c.req.parseBody();
    const what = form.what === 'decline' ? 'decline' : 'sign';
    if (what === 'sign' && form.code !== SANDBOX_CODE)
      return c.html(pageToSign({ ...found.page, ...wayOf(c), isCodeWrong: true }), 422);
    const { body, signature } = sandbox.press(found.link, what);
    await takeCallback(services, signing, body, signature);
    // Whoever comes back sees their signature at once; the job finds nothing left to do.
    await settleRequest(services, found.link.requestId);
    return c.redirect(wayOf(c).returnTo, 303);
  });
}

/** Pages of leases alone: what a link says is anybody's word. */
const OWN_PATH = /^\/portal\/[\w/-]+(\?lease=[\w-]+)?$/;

/** Where the signer goes on, and in which language they read there. */
function wayOf(c: Context<HttpEnv>): { language: Language; returnTo: string } {
  const to = c.req.query('to') ?? '';
  const returnTo = OWN_PATH.test(inEnglish(to)) ? to : '/portal';
  const language = languageOf(returnTo);
  return { language: isLanguage(language) ? language : languages[0], returnTo };
}
