import { expect, it } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database.ts';
import { asBulk } from '../bulk.ts';
import { seedBasePlaces } from './base-places.ts';
import { loadGazetteer } from './gazetteer.ts';
import { cities, newCities } from './places.ts';

const { urls } = await cloneDatabase();

const count = async (table: 'cities' | 'localities' | 'places') => {
  const { rows } = await asBulk(urls, (client) => client.query(`select count(*)::int as n from ${table}`));
  return rows[0].n;
};

it('gives an empty installation its places, and leaves one that has any alone', async () => {
  await seedBasePlaces(urls);
  expect([await count('cities'), await count('localities')]).toEqual([
    cities.length + newCities.length,
    cities.flatMap(({ localities }) => localities).length,
  ]);
  await asBulk(urls, (client) => client.query(`delete from localities where slug = 'koramangala'`));
  const left = await count('localities');
  await seedBasePlaces(urls);
  expect(await count('localities')).toBe(left);
});

it('knows places of the gazetteer, each city that is served among them, and reads its files only when they change', async () => {
  await seedBasePlaces(urls);
  expect(await count('places')).toBeGreaterThan(20_000);
  await asBulk(urls, async (client) => {
    const rows = async (text: string) => (await client.query(text)).rows;
    expect(
      await rows(
        `select slug from cities where id not in (select city_id from places where city_id is not null)`,
      ),
    ).toEqual([]);
    expect(
      await rows(`select p.kind, c.name as city from places p join places c on c.id = p.parent_id
        where p.name = 'Manyata Tech Park' or 'Manyata' = any(p.aliases)`),
    ).toContainEqual({ kind: 'office_park', city: 'Bengaluru' });
    expect(
      await rows(
        `select aliases @> array['एचएसआर लेआउट'] as named from localities where slug = 'hsr-layout' or slug = 'koramangala'`,
      ),
    ).toContainEqual({ named: true });
    expect(await loadGazetteer(client)).toMatchObject({ changed: null });
    await client.query(`update places set lat = 0 where name = 'Manyata Tech Park'`);
    expect(await loadGazetteer(client, 'always')).toMatchObject({ changed: 1 });
  });
});

it('makes a locality of a place when the first home comes, once', async () => {
  await asBulk(urls, async (client) => {
    const of = (city: string) => `(select p.id from places p join places c on c.id = p.parent_id
      where c.slug = '${city}' and p.kind = 'locality' and p.lat is not null order by p.id limit 1)`;
    const { rows } = await client.query(
      `select app.locality_of_place(${of('noida')}) as one, app.locality_of_place(${of('noida')}) as other`,
    );
    expect(rows[0].one).toBe(rows[0].other);
    const { rows: made } = await client.query(
      'select l.lat is not null as has_point, c.slug as city from localities l join cities c on c.id = l.city_id where l.id = $1',
      [rows[0].one],
    );
    expect(made).toEqual([{ has_point: true, city: 'noida' }]);
  });
});
