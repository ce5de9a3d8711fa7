// Takes only as many requests at once as can be answered soon; the others hear at once that they should come again.
import type { MiddlewareHandler } from 'hono';
import { Counter } from 'prom-client';
import { problemBody, tooBusy } from '../problems.ts';
import type { HttpEnv } from '../request-context.ts';

/** About a tenth of a second of work in the fast paths: beyond it, waiting is worse than being told. */
const MOST_AT_ONCE = 400;
const RETRY_AFTER = { 'Retry-After': '2' };

const shed = new Counter({
  name: 'http_requests_shed_total',
  help: 'Requests that were told to come again because too many were in work',
});

/** Sheds what comes beyond `most` requests in flight. That the process is alive can always be asked. */
export function shedOverload(most = MOST_AT_ONCE): MiddlewareHandler<HttpEnv> {
  let running = 0;
  return async (c, next) => {
    if (c.req.path === '/healthz') return next();
    if (running >= most) {
      shed.inc();
      if (!c.req.path.startsWith('/api/')) return c.text(tooBusy().message, 503, RETRY_AFTER);
      const type = { 'Content-Type': 'application/problem+json' };
      return c.json(problemBody(tooBusy(), c.get('requestId')), 503, { ...RETRY_AFTER, ...type });
    }
    running += 1;
    try {
      await next();
    } finally {
      running -= 1;
    }
  };
}
