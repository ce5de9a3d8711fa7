// Is it alive, can it serve, and how is it doing: for balancers and for whoever watches.
import { isIP } from 'node:net';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { register } from 'prom-client';
import { sameText } from '../caller.ts';
import type { Config } from '../config.ts';
import { isPublicAddress } from '../public-address.ts';
import type { HttpEnv, Services } from '../request-context.ts';
import { measureProcess, readMetrics } from './metrics.ts';

export function healthRoutes(services: Services): Hono<HttpEnv> {
  const { config, database, ending, catalogueState, storage } = services;
  measureProcess();
  const app = new Hono<HttpEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (ending.signal.aborted) return c.json({ status: 'stopping' }, 503);
    try {
      const [kept] = await Promise.all([
        storage.works(),
        database.asVisitor((db) => db.execute(sql`select 1`)),
      ]);
      const standings = database.publicReads.standings();
      const { engine, ready, lagMs } = catalogueState();
      // How old it is is no answer before it was first read.
      const catalogue = { engine, ready, ...(Number.isFinite(lagMs) && { lagMs: Math.round(lagMs) }) };
      // No other process does better, and pages are read all the same.
      const files = kept ? 'kept' : 'out of reach';
      return c.json({
        status: 'ready',
        catalogue,
        files,
        ...(standings.length > 0 && { replicas: standings }),
      });
    } catch {
      return c.json({ status: 'the database does not answer' }, 503, { 'Retry-After': '5' });
    }
  });
  app.get('/metrics', async (c) => {
    if (!mayMeasure(config, c.req.header('authorization'), c.get('address')))
      return c.text('Metrics are read with METRICS_TOKEN, or from a private network without one', 403);
    return c.text(await readMetrics(services), 200, { 'Content-Type': register.contentType });
  });
  return app;
}

function mayMeasure({ metricsToken }: Config, authorization = '', address: string | null): boolean {
  if (metricsToken) return sameText(authorization, `Bearer ${metricsToken}`);
  return address !== null && isIP(address) !== 0 && !isPublicAddress(address.replace(/^::ffff:/i, ''));
}
