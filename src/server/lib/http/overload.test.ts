import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { HttpEnv } from '../request-context.ts';
import { shedOverload } from './overload.ts';

function busyApp(most: number) {
  const gate = Promise.withResolvers<void>();
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('requestId', 'request-1');
    await next();
  });
  app.use(shedOverload(most));
  app.get('/healthz', (c) => c.text('ok'));
  app.get('*', async (c) => {
    await gate.promise;
    return c.text('served');
  });
  return { app, finish: gate.resolve };
}

// security abuse: Beyond its limits the server sheds with 503 and stays alive
it('tells whoever comes beyond the limit to come again, and serves those it took', async () => {
  const { app, finish } = busyApp(2);
  const taken = [app.request('/'), app.request('/properties')];
  const page = await app.request('/');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  const call = await app.request('/api/properties');
  expect([call.status, call.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
  expect(await call.json()).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    status: 503,
    requestId: 'request-1',
  });
  finish();
  expect(await Promise.all(taken.map(async (one) => (await one).status))).toEqual([200, 200]);
});

it('takes requests again when others have ended, also after one that failed', async () => {
  const app = new Hono<HttpEnv>();
  app.use(shedOverload(1));
  app.get('/fails', () => {
    throw new Error('broken');
  });
  app.get('*', (c) => c.text('served'));
  app.onError((_, c) => c.text('failed', 500));
  expect((await app.request('/fails')).status).toBe(500);
  expect((await app.request('/')).status).toBe(200);
});

it('always says that the process is alive', async () => {
  const { app, finish } = busyApp(0);
  expect((await app.request('/')).status).toBe(503);
  expect((await app.request('/healthz')).status).toBe(200);
  finish();
});
