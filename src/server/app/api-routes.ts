// The API over HTTP: the contract's procedures as REST under /api, their description, and the errors' shape.

import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, onError } from '@orpc/server';
import { type Context, type Handler, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RuleBroken } from '../../domain/errors.ts';
import { refusal } from '../../domain/refusals.ts';
import { VIEW_HEADER } from '../../domain/view-as.ts';
import { signingRoutes } from '../leases/signing-routes.ts';
import { callerOf } from '../lib/caller.ts';
import { limitSearch } from '../lib/http/search-limit.ts';
import { inRequest, problemBody, toProblem, wrongField } from '../lib/problems.ts';
import type { HttpEnv, RequestContext, Services } from '../lib/request-context.ts';
import { SealBroken } from '../lib/seal.ts';
import { inOneLanguage } from '../lib/wire-names.ts';
import { bounceRoutes } from '../mail/bounce-routes.ts';
import { reportRoutes } from '../messaging/report-routes.ts';
import { paymentRoutes } from '../payments/payment-routes.ts';
import { documentationRoutes } from './api-docs/documentation.ts';
import { allowedOf, manners } from './api-manners.ts';
import { methodsOf } from './api-methods.ts';
import { directRoutes, router } from './router.ts';

/** Largest accepted request body in bytes: one photo of 10 MB and the form around it. */
const MAX_BODY = 11 * 1024 * 1024;
/** What bodies may be: JSON, or a form with files. */
const READABLE = /^(application\/json|multipart\/form-data)\s*(;|$)/i;

/** Sign-in routes that a view needs: its session goes on, and can be ended. */
const openInView = ['/auth/get-session', '/auth/sign-out'];

export function apiRoutes(services: Services): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(manners());
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (c) => refuse(c, 'PAYLOAD_TOO_LARGE', 413, 'This is too large'),
    }),
  );
  app.route('/', documentationRoutes(services));
  // They are about whoever is signed in, so a page in a view would change the account of the office.
  app.use('/auth/*', async (c, next) => {
    const isOpen = openInView.some((path) => c.req.path.endsWith(path));
    if (c.req.header(VIEW_HEADER) !== undefined && !isOpen) throw new RuleBroken('view-as.read-only');
    await next();
  });
  app.all('/auth/*', (c) =>
    services.auth.handle(c.req.raw, { address: c.get('address'), requestId: c.get('requestId') }),
  );
  // Signed by the provider instead of carrying our key.
  app.route('/payments', paymentRoutes(services));
  app.route('/signing', signingRoutes(services));
  app.route('/mail', bounceRoutes(services));
  app.route('/messaging', reportRoutes(services));
  app.use(async (c, next) => {
    // What is not there is not there for anybody, so whoever asks need not be known.
    const methods = methodsOf(c.req.path.slice('/api'.length));
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    if (!methods.includes(method)) return refuseAddress(c, methods);
    const caller = await callerOf(c.req.raw, services);
    if ('refused' in caller) return refuse(c, 'UNAUTHORIZED', 401, caller.refused);
    c.set('subject', caller.subject);
    if (caller.allowance) c.set('allowance', caller.allowance);
    await next();
    // What one person reads is for nobody's cache. An answer of everybody's says for itself how long it holds.
    if (caller.subject) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.use(async (c, next) => {
    const type = c.req.header('content-type');
    if (type && !READABLE.test(type))
      return refuse(c, 'UNSUPPORTED_MEDIA_TYPE', 415, 'This type of content is not accepted');
    await next();
  });
  app.get('/properties', limitSearch(services), directRoutes['GET /properties'](services));
  app.all('*', procedureRoutes(services));
  app.onError((error, c) => {
    const problem = toProblem(error);
    reportOurs(services, problem, c.get('requestId'));
    return answer(problemBody(asProblem(problem), c.get('requestId')));
  });
  return app;
}

/** What is ours to mend. The caller of what did not open has an answer; the operator needs the key's name. */
function reportOurs({ log }: Services, error: unknown, requestId: string): void {
  if (!(error instanceof ORPCError)) log.error({ err: error, requestId }, 'call failed');
  else if (error.cause instanceof SealBroken) {
    const { cause } = error;
    log.error({ err: cause, keyId: cause.keyId, requestId }, 'a sealed value did not open');
  } else if (error.status === 503 && error.cause !== undefined) {
    // People read that we are busy; whoever runs the server needs what the database said.
    log.error({ err: error.cause, requestId }, 'the database did not answer');
  }
}

/** Keys are words of the client's making; a longer one would not fit the index that makes them unique. */
function idempotencyKeyOf(key: string | undefined): string | null {
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw wrongField('Idempotency-Key', refusal('idempotency-key.malformed', 'Use 1 to 200 characters'));
  }
  return key;
}

/** The contract's procedures, found by method and path. */
function procedureRoutes(services: Services): Handler<HttpEnv> {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    customErrorResponseBodyEncoder: (error) => problemBody(error),
    clientInterceptors: [
      // Procedures have mapped what they know; the library answers the rest as an error of ours.
      onError((error, { context }) => reportOurs(services, error, context.requestId)),
    ],
  });
  return async (c) => {
    const context: RequestContext = {
      services,
      subject: c.get('subject'),
      requestId: c.get('requestId'),
      address: c.get('address'),
      idempotencyKey: idempotencyKeyOf(c.req.header('idempotency-key')),
      headers: new Headers(),
    };
    const { matched, response } = await handler.handle(asGet(c.req.raw), { prefix: '/api', context });
    if (!matched) return refuseAddress(c, []);
    // The library answers errors without knowing the request.
    if (response.status >= 400) return answer(inRequest(await response.json(), context.requestId));
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const done = isJson ? await finished(c, response) : response;
    for (const [name, value] of context.headers ?? []) done.headers.set(name, value);
    return done;
  };
}

/** Who asks for the head alone is answered as if they asked for all; what carries the answer leaves the body out. */
const asGet = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request.url, { method: 'GET', headers: request.headers }) : request;

/** An answer as programs get it: with one kind of names, and with the address of what was made. Our own pages know the older names. */
async function finished(c: Context<HttpEnv>, response: Response): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text();
  const isOurs = c.req.header('apikey') !== undefined;
  const done = new Response(isOurs ? text : inOneLanguage(text), { status, headers });
  const place = status === 201 ? placeOf(c.req.path, JSON.parse(text)) : null;
  if (place) done.headers.set('Location', place);
  return done;
}

/** Where what was made can be read, if it has an address. */
function placeOf(path: string, made: unknown): string | null {
  if (typeof made !== 'object' || made === null || !('id' in made)) return null;
  // A draft is for its lister alone: everybody reads a home once it is published.
  if (path === '/api/my/properties') return `/api/my/drafts?property_id=${made.id}`;
  const places = [path, path.replace(/^\/api\/my\//, '/api/')].map((list) => `${list}/${made.id}`);
  return places.find((place) => methodsOf(place.slice('/api'.length)).includes('GET')) ?? null;
}

/** No such address, or one that is there for other methods. */
function refuseAddress(c: Context<HttpEnv>, methods: readonly string[]): Response {
  if (methods.length === 0) return refuse(c, 'NOT_FOUND', 404, 'No such address');
  const refusal = refuse(c, 'METHOD_NOT_ALLOWED', 405, `Here is only ${methods.join(', ')}`);
  refusal.headers.set('Allow', allowedOf(methods));
  return refusal;
}

type Problem = ReturnType<typeof problemBody>;

/** A problem as its answer, with the headers by which clients wait. */
function answer(problem: Problem): Response {
  const headers = new Headers({ 'Content-Type': 'application/problem+json' });
  if (problem.status === 429) headers.set('Retry-After', String(waitOf(problem.data)));
  if (problem.status === 503) headers.set('Retry-After', '5');
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}

const waitOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'retryAfter' in data ? Number(data.retryAfter) : 60;

/** Anything not yet a problem becomes an error of ours. */
const asProblem = (error: unknown) =>
  error instanceof ORPCError ? error : new ORPCError('INTERNAL_SERVER_ERROR', { cause: error });

const refuse = (c: Context<HttpEnv>, code: string, status: 401 | 404 | 405 | 413 | 415, title: string) =>
  answer(problemBody(new ORPCError(code, { status, message: title }), c.get('requestId')));
