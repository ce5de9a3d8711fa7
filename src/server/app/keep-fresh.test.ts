import { expect, it, vi } from 'vitest';
import { type FragileDatabase, fragile } from '../../../tests/support/fragile-database.ts';
import { startServices } from '../../../tests/support/services.ts';
import { keepFresh } from './keep-fresh.ts';
import { PageCache } from './page-cache.ts';

let line: FragileDatabase | undefined;
const { services } = await startServices({ runsJobs: false }, async (ownerUrl) => {
  line = await fragile(ownerUrl);
  return line.url;
});

it('drops what it keeps when the connection that hears of changes falls silent without being closed', async () => {
  const cache = new PageCache();
  const heard = vi.spyOn(cache, 'heard');
  const stop = keepFresh(services, cache, line?.url ?? '', { everyMs: 100, answerMs: 200 });
  await expect.poll(() => heard.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(1);
  await cache.get('/', async () => ({
    status: 200,
    headers: {},
    body: Buffer.from('a home'),
    tags: ['catalogue'],
  }));
  const beats = heard.mock.calls.length;
  await expect.poll(() => heard.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(beats);
  expect(cache.find('/')).toBeDefined();

  line?.swallow();
  await expect.poll(() => cache.find('/'), { timeout: 10_000 }).toBeUndefined();
  const silent = heard.mock.calls.length;
  await expect.poll(() => heard.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(silent);
  await stop();
});
