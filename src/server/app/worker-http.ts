/** What a worker answers over HTTP: whether it lives and how it does, for orchestrators and for Prometheus. It has no pages and no API. */
import { Hono } from 'hono';
import { healthRoutes } from '../lib/http/health.ts';
import type { HttpEnv, Services } from '../lib/request-context.ts';

/** Nothing stands between it and who asks, so their address is the socket's. */
export function createWorkerApp(services: Services): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('address', c.env.incoming?.socket.remoteAddress ?? null);
    await next();
  });
  return app.route('/', healthRoutes(services));
}
