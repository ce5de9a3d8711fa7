import { beforeEach, expect, it } from 'vitest';
import { addHome, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });
const lister = await addPerson('Lal Singh');
await addHome(asOwner, lister);
await addHome(asOwner, lister, { rent: 9_000_000 });

let seeker: string;

beforeEach(async () => {
  seeker = await addPerson('Sita Rao');
  await as(seeker).privacy.consents.set({ purpose: 'history', is_given: true });
});

const record = (query: string) => as(seeker).recentSearches.record({ query });
const stored = async () => (await as(seeker).recentSearches.list()).items;

it('keeps a search once, newest first, with what it finds today', async () => {
  await record('city=bengaluru&rent_max=50000&cursor=&utm_source=mail');
  await record('q=koramangla');
  await record('rent_max=50000&city=bengaluru&limit=50');
  expect(await stored()).toMatchObject([
    { query: 'city=bengaluru&rent_max=50000', total: 1, total_is_exact: true },
    { query: 'q=koramangla', total: 2 },
  ]);
});

it('keeps no search for everything, and the last twenty of the others', async () => {
  await record('');
  await record('sort=best');
  expect(await stored()).toEqual([]);
  for (let rent = 1; rent <= 22; rent += 1) await record(`rent_max=${rent}000`);
  const queries = (await stored()).map((search) => search.query);
  expect(queries).toHaveLength(20);
  expect(queries[0]).toBe('rent_max=22000');
  expect(queries).not.toContain('rent_max=2000');
});

it('reads text as text', async () => {
  await record(`q=${encodeURIComponent(`'; drop table properties; -- <b>`)}`);
  expect(await stored()).toMatchObject([{ total: 0 }]);
});

it('forgets one or all, and only one’s own', async () => {
  await record('city=bengaluru');
  await record('city=pune');
  const [pune] = await stored();
  await as(lister).recentSearches.remove({ id: pune?.id ?? '' });
  await as(lister).recentSearches.clear();
  expect(await stored()).toHaveLength(2);
  await as(seeker).recentSearches.remove({ id: pune?.id ?? '' });
  await as(seeker).recentSearches.remove({ id: UNKNOWN_ID });
  expect((await stored()).map((search) => search.query)).toEqual(['city=bengaluru']);
  await as(seeker).recentSearches.clear();
  expect(await stored()).toEqual([]);
});

it('refuses what is no search', async () => {
  await expect(record('q='.padEnd(3000, 'x'))).rejects.toMatchObject({
    data: { errors: [{ field: 'query' }] },
  });
  await expect(as(seeker).recentSearches.record({ query: 7 } as never)).rejects.toMatchObject({
    status: 422,
  });
  await expect(as(seeker).recentSearches.remove({ id: 'one' })).rejects.toMatchObject({ status: 422 });
});

it('is closed to whoever is signed out', async () => {
  await expect(as(null).recentSearches.list()).rejects.toMatchObject({ status: 401 });
  await expect(as(null).recentSearches.record({ query: 'city=pune' })).rejects.toMatchObject({ status: 401 });
  await expect(as(null).recentSearches.remove({ id: UNKNOWN_ID })).rejects.toMatchObject({ status: 401 });
  await expect(as(null).recentSearches.clear()).rejects.toMatchObject({ status: 401 });
});
