import { expect, it } from 'vitest';
import { startApi } from '../../../tests/support/api.ts';
import { drain } from './drain.ts';
import { listen } from './listen.ts';

it('sends balancers away first and goes on serving meanwhile, then takes nothing new', async () => {
  const { app, services } = await startApi({ runsJobs: false, drainSeconds: 10 });
  const server = await listen(app.fetch, { ...services.config, port: 0 });
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status;
  expect(await status('/readyz')).toBe(200);

  const time = Promise.withResolvers<void>();
  const waits: number[] = [];
  const stopped = drain(services, (ms) => {
    waits.push(ms);
    return time.promise;
  }).then(server.close);
  expect([await status('/readyz'), await status('/healthz'), await status('/sitemap.xml')]).toEqual([
    503, 200, 200,
  ]);
  expect(waits).toEqual([10_000]);

  time.resolve();
  await stopped;
  await expect(status('/healthz')).rejects.toThrow('fetch failed');
});
