// One log line and one measurement a request, without personal data: no query strings, no addresses.
import type { MiddlewareHandler } from 'hono';
import { Histogram } from 'prom-client';
import type { HttpEnv, Services } from '../request-context.ts';

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from request to answer',
  labelNames: ['method', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
});

type Answered = { requestId: string; method: string; path: string; status: number; ms: number };

export function recorder({ log, answers }: Services): (answered: Answered) => void {
  return ({ ms, ...answered }) => {
    const { method, status } = answered;
    answers.count(status);
    duration.observe({ method, status }, ms / 1000);
    log.info({ ...answered, ms: Math.round(ms) }, 'request');
  };
}

export function observe(services: Services): MiddlewareHandler<HttpEnv> {
  const record = recorder(services);
  return async (c, next) => {
    const started = performance.now();
    await next();
    record({
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: performance.now() - started,
    });
  };
}
