// Is it alive, can it serve, and how is it doing: for balancers and for whoever watches.
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { register } from 'prom-client';
import type { Services } from './request-context.ts';

export function healthRoutes({ database }: Services): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await database.asVisitor((db) => db.execute(sql`select 1`));
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'the database does not answer' }, 503, { 'Retry-After': '5' });
    }
  });
  app.get('/metrics', async (c) =>
    c.text(await register.metrics(), 200, { 'Content-Type': register.contentType }),
  );
  return app;
}
