// One log line and one measurement a request, without personal data: no query strings, no addresses, no secret that opens a calendar.
import { SpanStatusCode } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { Histogram } from 'prom-client';
import { span, traceUnderWay } from '../../../db/spans.ts';
import { pathPrefixes } from '../../../domain/languages.ts';
import type { HttpEnv, Services } from '../request-context.ts';
import { traceIdOf } from './request-ids.ts';
import { routeOf } from './route-of.ts';

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from request to answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
});

type Answered = {
  requestId: string;
  traceId?: string | undefined;
  method: string;
  path: string;
  status: number;
  ms: number;
};

/** `templateOf`: the template of an operation's path below `/api`. */
export function recorder(
  { log, answers }: Services,
  templateOf?: (path: string) => string | null,
): (answered: Answered) => void {
  return ({ ms, ...answered }) => {
    const { method, path, status } = answered;
    answers.count(status);
    duration.observe({ method, route: routeOf(path, status, templateOf), status }, ms / 1000);
    log.info({ ...answered, path: withoutSecret(path), ms: Math.round(ms) }, 'request');
  };
}

/** An address that opens something to whoever has it: what it opens is not for whoever reads the log. */
export const withoutSecret = (path: string): string => path.replace(SECRET_PART, '$1…');
const SECRET_PART = new RegExp(
  `^((?:${Object.values(pathPrefixes).join('|')})/(?:calendar|feeds|unsubscribe|consent|complaint|api/(?:asked-tenant-checks|complaint-links))/).+`,
);

export function observe(
  services: Services,
  templateOf: (path: string) => string | null,
): MiddlewareHandler<HttpEnv> {
  const record = recorder(services, templateOf);
  return (c, next) => {
    const { headers } = c.req.raw;
    const { method, path } = c.req;
    // A stranger would decide what is kept of all others.
    const traceparent = services.config.trustProxy && headers.get('traceparent');
    const parent: Record<string, string> = traceparent ? { traceparent } : {};
    return span(method, { kind: 'server', parent }, async (own) => {
      const started = performance.now();
      await next();
      const { status } = c.res;
      record({
        requestId: c.get('requestId'),
        traceId: traceUnderWay() ?? traceIdOf(headers),
        method,
        path,
        status,
        ms: performance.now() - started,
      });
      if (!own.isRecording()) return;
      const route = routeOf(path, status, templateOf);
      own.updateName(`${method} ${route}`).setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'kiraya.request_id': c.get('requestId'),
      });
      if (status >= 500) own.setStatus({ code: SpanStatusCode.ERROR });
    });
  };
}
