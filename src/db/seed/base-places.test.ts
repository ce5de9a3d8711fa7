import { expect, it } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database.ts';
import { asBulk } from '../bulk.ts';
import { seedBasePlaces } from './base-places.ts';
import { cities } from './places.ts';

const { urls } = await cloneDatabase();

const count = async (table: 'cities' | 'localities') => {
  const { rows } = await asBulk(urls, (client) => client.query(`select count(*)::int as n from ${table}`));
  return rows[0].n;
};

it('gives an empty installation its places, and leaves one that has any alone', async () => {
  await seedBasePlaces(urls);
  expect([await count('cities'), await count('localities')]).toEqual([
    cities.length,
    cities.flatMap(({ localities }) => localities).length,
  ]);
  await asBulk(urls, (client) => client.query(`delete from localities where slug = 'koramangala'`));
  const left = await count('localities');
  await seedBasePlaces(urls);
  expect(await count('localities')).toBe(left);
});
