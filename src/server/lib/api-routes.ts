// The API over HTTP: the contract's procedures as REST under /api, their description, and the errors' shape.
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError } from '@orpc/server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { router } from '../router.ts';
import { callerOf } from './caller.ts';
import { documentationRoutes } from './documentation.ts';
import { problemBody, stampRequest, toProblem } from './problems.ts';
import type { HttpEnv, RequestContext, Services } from './request-context.ts';

/** Largest accepted request body in bytes: one photo of 10 MB and the form around it. */
const MAX_BODY = 11 * 1024 * 1024;
const PROBLEM = { 'Content-Type': 'application/problem+json' };

export function apiRoutes(services: Services): Hono<HttpEnv> {
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
  const app = new Hono<HttpEnv>();
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (c) => c.json(problem('PAYLOAD_TOO_LARGE', 413, 'This is too large'), 413, PROBLEM),
    }),
  );
  app.route('/', documentationRoutes(services));
  app.all('/auth/*', (c) =>
    services.auth.handle(c.req.raw, { address: c.get('address'), requestId: c.get('requestId') }),
  );
  app.all('*', async (c) => {
    const requestId = c.get('requestId');
    const caller = await callerOf(c.req.raw, services);
    if ('refused' in caller) return c.json(problem('UNAUTHORIZED', 401, caller.refused), 401, PROBLEM);
    const context: RequestContext = {
      services,
      subject: caller.subject,
      requestId,
      address: c.get('address'),
      idempotencyKey: c.req.header('idempotency-key') ?? null,
    };
    const { matched, response } = await handler.handle(c.req.raw, { prefix: '/api', context });
    if (!matched) return c.json(problem('NOT_FOUND', 404, 'No such address'), 404, PROBLEM);
    if (response.status >= 400) response.headers.set('Content-Type', PROBLEM['Content-Type']);
    if (response.status === 429) response.headers.set('Retry-After', await retryAfter(response));
    if (response.status === 503) response.headers.set('Retry-After', '5');
    return response;
  });
  return app;
}

/** Said in the body by the limit that refused; a header too, since clients wait by that. */
async function retryAfter(response: Response): Promise<string> {
  const body = await response.clone().json();
  return String(body?.data?.retryAfter ?? 60);
}

const problem = (code: string, status: number, title: string) => ({
  type: `/api/docs#${code}`,
  title,
  status,
  code,
  message: title,
  defined: false,
});
