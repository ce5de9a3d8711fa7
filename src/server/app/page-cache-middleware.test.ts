import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../lib/config.ts';
import { RecentResponses } from '../lib/recent-responses.ts';
import type { Services } from '../lib/request-context.ts';
import { PageCache } from './page-cache.ts';
import { servePagesFromCache } from './page-cache-middleware.ts';

const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };

async function server(demo = false) {
  const cache = new PageCache();
  await cache.get('/properties?city=pune', async () => ({
    status: 200,
    headers,
    body: Buffer.from('homes of Pune'),
    tags: ['catalogue'],
  }));
  const log = { info: vi.fn() };
  const config = { ...readConfig({ AUTH_SECRET: 'x'.repeat(32) }), demo };
  const services = { config, log, answers: new RecentResponses() } as unknown as Services;
  const answer = servePagesFromCache(services, cache, () => new Response('from the app'));
  const ask = (path: string, init: RequestInit = {}) =>
    answer(new Request(`http://localhost:3000${path}`, init), {}) as Response;
  return { ask, log, cache };
}

const brotli = { 'accept-encoding': 'gzip, br', host: 'localhost:3000' };

it('sends a kept page with every header of the house, a number of its own and a log line without its query', async () => {
  const { ask, log } = await server();
  const [one, two] = [1, 2].map(() => ask('/properties?city=pune', { headers: brotli }));
  expect(Object.fromEntries(one?.headers ?? [])).toMatchObject({
    ...headers,
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    etag: expect.any(String),
    'content-length': String((await one?.arrayBuffer())?.byteLength),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.any(String),
  });
  const id = one?.headers.get('x-request-id');
  expect(two?.headers.get('x-request-id')).not.toBe(id);
  expect(log.info).toHaveBeenNthCalledWith(
    1,
    { requestId: id, method: 'GET', path: '/properties', status: 200, ms: expect.any(Number) },
    'request',
  );
});

// security abuse: Headers on every answer: policy, nosniff, frames, referrer, permissions, HSTS on https … kept data of pages included
it('sends the kept data of a page with a policy too', async () => {
  const { ask, cache } = await server();
  const rendered = { status: 200, headers: { 'content-type': 'text/x-script' }, body: Buffer.from('[]') };
  await cache.get('/properties.data', async () => ({ ...rendered, tags: ['catalogue'] }));
  const policy = ask('/properties.data', { headers: brotli }).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
});

describe('goes on to the app', () => {
  it.each([
    ['with another method', '/properties?city=pune', { method: 'HEAD', headers: brotli }],
    ['for another page', '/properties?city=delhi', { headers: brotli }],
    ['for another compression', '/properties?city=pune', { headers: { 'accept-encoding': 'gzip' } }],
    ['from whoever may have it', '/properties?city=pune', { headers: { ...brotli, 'if-none-match': '"x"' } }],
  ])('%s', async (_, path, init) => {
    const { ask } = await server();
    expect(await ask(path, init).text()).toBe('from the app');
  });

  it('after a change', async () => {
    const { ask, cache } = await server();
    cache.drop('catalogue');
    expect(await ask('/properties?city=pune', { headers: brotli }).text()).toBe('from the app');
  });

  it('under a foreign name in a demo', async () => {
    const { ask } = await server(true);
    const foreign = { headers: { ...brotli, host: 'evil.example' } };
    expect(await ask('/properties?city=pune', foreign).text()).toBe('from the app');
    expect(ask('/properties?city=pune', { headers: brotli }).headers.get('content-encoding')).toBe('br');
  });
});
