// The API over HTTP: the contract's procedures as REST under /api, their description, and the errors' shape.
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError } from '@orpc/server';
import { type Context, type Handler, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { directRoutes, router } from '../router.ts';
import { callerOf } from './caller.ts';
import { documentationRoutes } from './documentation.ts';
import { problemBody, stampRequest, toProblem } from './problems.ts';
import type { HttpEnv, RequestContext, Services } from './request-context.ts';

/** Largest accepted request body in bytes: one photo of 10 MB and the form around it. */
const MAX_BODY = 11 * 1024 * 1024;
const PROBLEM = { 'Content-Type': 'application/problem+json' };

export function apiRoutes(services: Services): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (c) => refuse(c, 'PAYLOAD_TOO_LARGE', 413, 'This is too large'),
    }),
  );
  app.route('/', documentationRoutes(services));
  app.all('/auth/*', (c) =>
    services.auth.handle(c.req.raw, { address: c.get('address'), requestId: c.get('requestId') }),
  );
  app.use(async (c, next) => {
    const caller = await callerOf(c.req.raw, services);
    if ('refused' in caller) return refuse(c, 'UNAUTHORIZED', 401, caller.refused);
    c.set('subject', caller.subject);
    await next();
  });
  app.get('/properties', directRoutes['GET /properties'](services));
  app.all('*', procedureRoutes(services));
  app.onError((error, c) => {
    const problem = toProblem(error);
    if (!(problem instanceof ORPCError)) {
      services.log.error({ err: error, requestId: c.get('requestId') }, 'call failed');
    }
    const answer = stampRequest(problem, c.get('requestId'));
    return c.json(problemBody(answer), answer.status as 422, PROBLEM);
  });
  return app;
}

/** The contract's procedures, found by method and path. */
function procedureRoutes(services: Services): Handler<HttpEnv> {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    customErrorResponseBodyEncoder: problemBody,
    clientInterceptors: [
      async ({ context, next }) => {
        try {
          return await next();
        } catch (error) {
          const problem = toProblem(error);
          if (!(problem instanceof ORPCError)) {
            services.log.error({ err: error, requestId: context.requestId }, 'call failed');
          }
          throw stampRequest(problem, context.requestId);
        }
      },
    ],
  });
  return async (c) => {
    const context: RequestContext = {
      services,
      subject: c.get('subject'),
      requestId: c.get('requestId'),
      address: c.get('address'),
      idempotencyKey: c.req.header('idempotency-key') ?? null,
    };
    const { matched, response } = await handler.handle(c.req.raw, { prefix: '/api', context });
    if (!matched) return refuse(c, 'NOT_FOUND', 404, 'No such address');
    if (response.status >= 400) response.headers.set('Content-Type', PROBLEM['Content-Type']);
    if (response.status === 429) response.headers.set('Retry-After', await retryAfter(response));
    if (response.status === 503) response.headers.set('Retry-After', '5');
    return response;
  };
}

/** Said in the body by the limit that refused; a header too, since clients wait by that. */
async function retryAfter(response: Response): Promise<string> {
  const body = await response.clone().json();
  return String(body?.data?.retryAfter ?? 60);
}

const refuse = (c: Context<HttpEnv>, code: string, status: 401 | 404 | 413, title: string) =>
  c.json(
    problemBody(stampRequest(new ORPCError(code, { status, message: title }), c.get('requestId'))),
    status,
    PROBLEM,
  );
