// A server of its own process to be measured: the whole product, or a bare handler that sends the same SQL.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { main } from '../../src/main.ts';
import { readConfig } from '../../src/server/lib/config.ts';

export interface BareStatement {
  text: string;
  values: unknown[];
  name?: string;
}

export type ServerOrder =
  | { kind: 'product'; ownerUrl: string; secret: string }
  | { kind: 'bare'; visitorUrl: string; searches: Record<string, BareStatement[]> };

process.once('message', async (order: ServerOrder) => {
  const port =
    order.kind === 'product' ? await startProduct(order.ownerUrl, order.secret) : await startBare(order);
  process.send?.({ port });
});

async function startProduct(ownerUrl: string, secret: string): Promise<number> {
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    AUTH_SECRET: secret,
    DATABASE_URL: ownerUrl,
    RUN_JOBS: 'false',
    LOG_LEVEL: 'info',
  });
  const { url } = await main(config, ownerUrl);
  return Number(new URL(url).port);
}

/** No validation, permission, logging or headers: the statements, one after the other, and their rows as JSON. */
function startBare(order: Extract<ServerOrder, { kind: 'bare' }>): Promise<number> {
  const pool = new pg.Pool({ connectionString: order.visitorUrl, max: 10 });
  const app = new Hono();
  app.get('/api/properties', async (c) => {
    const statements = order.searches[new URL(c.req.url).search.slice(1)] ?? [];
    const answers: pg.QueryResultRow[][] = [];
    for (const statement of statements) answers.push((await pool.query(statement)).rows);
    const cards = answers.at(-1)?.map((row) => row.card) ?? [];
    const counts = answers.slice(0, -1).flat();
    const body = `{"items":[${cards.join(',')}],"counts":${JSON.stringify(counts)}}`;
    return c.body(body, 200, { 'Content-Type': 'application/json' });
  });
  return new Promise((started) => {
    serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => started(port));
  });
}
