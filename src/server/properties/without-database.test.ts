/** The database stops: signed-out reading goes on for 15 minutes with what is known, marked as of when; writes hear "come again". */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi } from '../../../tests/support/api.ts';
import { type FragileDatabase, fragile } from '../../../tests/support/fragile-database.ts';
import { seedScale } from '../../db/seed/scale.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import { followerOf } from '../search/by-database/follower-of.ts';

let line: FragileDatabase | undefined;
const { ask, services, addPerson, ownerUrl, urls } = await startApi({ runsJobs: false }, async (owner) => {
  line = await fragile(owner);
  return line.url;
});
const { catalogue } = catalogueOf(services.database);
const person = await addPerson('Kabir Sen');
const json = async (path: string) => (await ask(path)).json();

beforeAll(async () => {
  await seedScale({ ownerUrl, urls, properties: 600, progress: () => {} });
  await catalogue.shown([]);
}, 60_000);
afterAll(() => line?.cut());

const away = () =>
  expect.poll(() => catalogue.state().lagMs, { timeout: 15_000, interval: 100 }).toBeGreaterThan(5_000);

// security abuse: Database gone: 503, readiness red, recovery by itself … reading goes on meanwhile, marked
it('searches, homes and the front page go on, as of when the database last answered; writes do not', async () => {
  const asked = '/api/properties?city=mumbai&bedrooms=2&q=marble%20quiet&limit=5';
  const before = await json(asked);
  const [home] = before.items;
  const page = await json(`/api/properties/${home.id}`);
  await json('/api/front-page');
  expect([before.items.length, before.asOf, page.asOf]).toEqual([5, undefined, undefined]);
  const stoppedAt = Date.now();
  await line?.cut();
  await away();

  const found = await json(asked);
  expect(found).toMatchObject({ total: before.total, facets: before.facets });
  expect(found.items).toEqual(before.items);
  expect(Math.abs(Date.parse(found.asOf) - stoppedAt)).toBeLessThan(2_000);
  // Other words and filters are read and counted too, with the cards that were shown before.
  const other = await json('/api/properties?city=mumbai&bedrooms=2&bedrooms=3&sort=rent_asc');
  expect([other.total >= before.total, typeof other.asOf]).toEqual([true, 'string']);
  const known = await json(`/api/properties/${home.id}`);
  expect({ ...known, asOf: undefined }).toEqual({ ...page, asOf: undefined });
  expect(known.asOf).toEqual(expect.any(String));
  const front = await json('/api/front-page');
  expect([front.homes > 0, front.cities.length > 0, front.newest.length, typeof front.asOf]).toEqual([
    true,
    true,
    8,
    'string',
  ]);
  expect((await ask(`/api/properties/${home.id}/similar`)).status).toBe(200);

  const unknown = await ask('/api/properties/019b76da-a800-7198-a1ff-94e4bff6a800');
  expect(unknown.status).toBe(503);
  const saved = await ask(
    '/api/my/saved-searches',
    {
      method: 'POST',
      body: JSON.stringify({ query: 'city=Mumbai' }),
      headers: { 'Content-Type': 'application/json' },
    },
    person,
  );
  expect([saved.status, (await saved.json()).code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(saved.headers.get('retry-after')).toMatch(/^\d+$/);
}, 40_000);

it('a home that changed meanwhile is not shown as it was once the database is back', async () => {
  const asked = '/api/properties?city=mumbai&bedrooms=2&limit=5';
  expect((await json(asked)).asOf).toEqual(expect.any(String));
  await line?.mend();
  await followerOf(services.database)
    .shown()
    .catch(() => undefined);
  await expect.poll(async () => (await json(asked)).asOf, { timeout: 10_000 }).toBeUndefined();
  const [home] = (await json(asked)).items;
  expect((await json(`/api/properties/${home.id}`)).asOf).toBeUndefined();
}, 30_000);
