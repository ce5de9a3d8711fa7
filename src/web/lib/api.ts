// The browser's typed client of the contract, over HTTP with the resilient fetch.

import routes from 'virtual:contract-routes';
import { createORPCClient, isORPCErrorJson, ORPCError } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Api, CallContext } from './api-context.ts';
import { withProof } from './ask-proof.ts';
import type { Credentials } from './resilience/request-headers.ts';
import { createResilientFetch } from './resilience.ts';

/** `credentials` is asked for each call. */
export function createApi(credentials: () => Promise<Credentials>): Api {
  const send = createResilientFetch(credentials);
  const link = new OpenAPILink<CallContext>(routes, {
    url: () => new URL('/api', window.location.origin),
    headers: ({ context }) => (context.idempotencyKey ? { 'Idempotency-Key': context.idempotencyKey } : {}),
    fetch: async (request) => asJson(await send(request)),
    customErrorResponseBodyDecoder: problemOf,
    interceptors: [({ next }) => withProof(() => next())],
  });
  return createORPCClient(link);
}

/** Query and mutation options for each procedure. */
export const createQueries = (api: Api) => createTanstackQueryUtils(api);
export type Queries = ReturnType<typeof createQueries>;

/** Problem details are JSON under another name, which the link does not know. */
function asJson(response: Response): Response {
  if (!response.headers.get('Content-Type')?.startsWith('application/problem+json')) return response;
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'application/json');
  return new Response(response.body, { status: response.status, headers });
}

/** Problem details hold the error's own fields and more; the link takes an error with more fields for none. */
function problemOf(body: unknown): ORPCError<string, unknown> | null {
  if (typeof body !== 'object' || body === null) return null;
  const { defined, code, status, message, data } = body as Record<string, unknown>;
  const problem = { defined, code, status, message, data };
  return isORPCErrorJson(problem) ? new ORPCError(problem.code, problem) : null;
}
