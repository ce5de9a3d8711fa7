/** The database goes away and comes back: a plain "come again", readiness red, and recovery by itself. */
import { afterAll, expect, it } from 'vitest';
import { startApi } from '../support/api.ts';
import { type FragileDatabase, fragile } from '../support/fragile-database.ts';

let line: FragileDatabase | undefined;
const { app, ask, addPerson } = await startApi({ runsJobs: false }, async (ownerUrl) => {
  line = await fragile(ownerUrl);
  return line.url;
});
const person = await addPerson('Kabir Sen');
afterAll(() => line?.cut());

const answers = async () => {
  const [ready, alive, search, me] = await Promise.all([
    app.request('/readyz'),
    app.request('/healthz'),
    ask('/api/properties'),
    ask('/api/account/me', {}, person),
  ]);
  return { ready: ready.status, alive: alive.status, search: search.status, me: me.status };
};

it('answers 503 while the database is away, and serves again as soon as it is back', async () => {
  const well = { ready: 200, alive: 200, search: 200, me: 200 };
  expect(await answers()).toEqual(well);
  await line?.cut();
  expect(await answers()).toEqual({ ready: 503, alive: 200, search: 503, me: 503 });
  const refused = await ask('/api/account/me', {}, person);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', requestId: expect.any(String) });
  await line?.mend();
  expect(await answers()).toEqual(well);
});

it('a connection that breaks under a request is no error of ours', async () => {
  const running = Array.from({ length: 20 }, () => ask('/api/account/me', {}, person));
  await line?.cut();
  const statuses = new Set(await Promise.all(running.map(async (one) => (await one).status)));
  await line?.mend();
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(answers).toEqual({ ready: 200, alive: 200, search: 200, me: 200 });
});
