// One log line and one measurement a request, without personal data: no query strings, no addresses.
import type { MiddlewareHandler } from 'hono';
import { Histogram } from 'prom-client';
import type { HttpEnv, Services } from './request-context.ts';

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from request to answer',
  labelNames: ['method', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
});

export function observe({ log, answers }: Services): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    answers.count(c.res.status);
    duration.observe({ method: c.req.method, status: c.res.status }, ms / 1000);
    log.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(ms),
      },
      'request',
    );
  };
}
