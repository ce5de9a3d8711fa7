import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { checkHost } from './host-check.ts';

function appOf(demo: boolean) {
  const app = new Hono();
  app.use(checkHost({ ...readConfig({ AUTH_SECRET: 'x'.repeat(32) }), demo }));
  app.get('/', (c) => c.text('served'));
  return async (host: string) => (await app.request('/', { headers: { host } })).status;
}

describe('the name a request asks for', () => {
  it.each([
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'LOCALHOST',
    'kiraya.localhost:3000',
  ])('may be %s in a demo', async (host) => expect(await appOf(true)(host)).toBe(200));

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.0.2.1',
    '',
  ])('may not be %s in a demo', async (host) => expect(await appOf(true)(host)).toBe(421));

  it('is left to the proxy elsewhere', async () => expect(await appOf(false)('kiraya.example')).toBe(200));
});
