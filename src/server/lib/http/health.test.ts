import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { HttpEnv, Services } from '../request-context.ts';
import { healthRoutes } from './health.ts';

const token = 'a token of more than thirty-two characters';

async function read(address: string | null, given: Record<string, string> = {}, sent?: string) {
  const config = readConfig({ AUTH_SECRET: 'x'.repeat(32), ...given });
  const database = { pools: {}, publicReads: { answered: { replica: 0, primary: 0 }, standings: () => [] } };
  const storage = { works: async () => true };
  const catalogueState = () => ({ engine: 'memory', ready: true, lagMs: 1500 });
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('address', address);
    await next();
  });
  app.route(
    '/',
    healthRoutes({ config, database, catalogueState, storage, figures: [] } as unknown as Services),
  );
  const headers: Record<string, string> = sent === undefined ? {} : { authorization: `Bearer ${sent}` };
  return (await app.request('/metrics', { headers })).status;
}

// security abuse: Figures of the server are read with a token, or from a private network
it.each(['127.0.0.1', '::1', '::ffff:10.0.0.7', '192.168.1.4', 'fd12::1'])(
  '%s reads the metrics',
  async (address) => {
    expect(await read(address)).toBe(200);
  },
);

it.each(['8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1111', 'unknown', null])('%s does not', async (address) => {
  expect(await read(address)).toBe(403);
});

// security review: Smaller ones (L6) … /metrics was open to everybody
it('takes the token from anywhere, and nothing else once there is one', async () => {
  const given = { METRICS_TOKEN: token };
  expect(await read('8.8.8.8', given, token)).toBe(200);
  expect(await read('8.8.8.8', given, `${token}x`)).toBe(403);
  expect(await read('127.0.0.1', given)).toBe(403);
});
