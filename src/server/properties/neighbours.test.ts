// The smaller catalogue reads against plain counts over seeded homes.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database.ts';
import { propertyCard } from '../../contract/property-search.ts';
import { seedScale } from '../../db/seed/scale.ts';
import { queryOn } from '../search/query.ts';
import { propertyDetail } from './detail.ts';
import { frontPage } from './front-page.ts';
import { similarHomes } from './neighbours.ts';

const { database, urls, ownerUrl } = await cloneDatabase();
const visitor = queryOn(database.pools.visitor);
const owner = new Client(ownerUrl);
const live = `listing_state = 'published' and availability = 'available'`;

beforeAll(async () => {
  await owner.connect();
  await seedScale({ ownerUrl, urls, properties: 1500, progress: () => {} });
}, 60_000);
afterAll(() => owner.end());

it('offers similar homes: as many bedrooms, the same locality first, never the home itself', async () => {
  const { rows } = await owner.query(
    `select id, bedrooms, city, locality from properties
    where ${live} and bedrooms <= 3 and city in ('Bengaluru', 'Mumbai') limit 20`,
  );
  for (const home of rows) {
    const similar = await similarHomes(visitor, home.id);
    expect(similar).toHaveLength(6);
    expect(similar.filter((one) => one.id === home.id || one.bedrooms !== home.bedrooms)).toEqual([]);
    expect(similar.filter((one) => one.city !== home.city)).toEqual([]);
    const isElsewhere = similar.map((one) => one.locality !== home.locality);
    expect(isElsewhere).toEqual(isElsewhere.toSorted());
    expect(new Set(similar.map((one) => one.id)).size).toBe(6);
  }
});

it('offers similar homes for one that was taken down, and none for an unknown one', async () => {
  const { rows } = await owner.query(`update properties set listing_state = 'withdrawn'
    where id = (select id from properties where ${live} and bedrooms = 2 limit 1) returning id`);
  expect(await similarHomes(visitor, rows[0].id)).toHaveLength(6);
  expect(await similarHomes(visitor, '01900000-0000-7000-8000-000000000000')).toEqual([]);
});

it('compares a rent with homes of its size in the locality, where there are five, else in the city', async () => {
  await owner.query('select app.refresh_locality_rents()');
  const { rows } = await owner.query(`with priced as (select id, bedrooms, rent, city_id, locality_id,
      count(*) over of_locality as near, count(*) over of_city as around
      from properties where ${live} window of_locality as (partition by locality_id, bedrooms), of_city as (partition by city_id, bedrooms))
    (select * from priced where near >= 5 order by id limit 3) union all (select * from priced where near < 5 and around >= 5 order by id limit 3)`);
  expect(rows).toHaveLength(6);
  for (const { id, bedrooms, city_id, locality_id, near, around } of rows) {
    const of = Number(near) >= 5 ? 'locality' : 'city';
    const [median] = (
      await owner.query(
        `select (percentile_disc(0.5) within group (order by rent))::integer as median from properties
          where ${live} and bedrooms = $1 and ${of}_id = $2`,
        [bedrooms, of === 'locality' ? locality_id : city_id],
      )
    ).rows;
    const { rent_comparison } = await database.asVisitor((db) => propertyDetail(db, id));
    expect(rent_comparison).toMatchObject({
      of,
      homes: Number(of === 'locality' ? near : around),
      ...median,
    });
  }
});

it('counts the homes of the cities as they are now', async () => {
  const { rows } = await owner.query(
    `select city as name, count(*)::integer as homes from properties where ${live} group by 1 order by 2 desc, 1`,
  );
  const front = await frontPage(visitor, database);
  expect(front.cities.map(({ name, homes }) => ({ name, homes }))).toEqual(rows.slice(0, 12));
  expect(front.homes).toBe(rows.reduce((sum, { homes }) => sum + homes, 0));
});

it('gives the newest verified homes as cards', async () => {
  const { newest } = await frontPage(visitor, database);
  expect(newest.map((card) => propertyCard.parse(card).verified)).toEqual(Array(8).fill(true));
  const times = newest.map((card) => card.published_at);
  expect(times).toEqual(times.toSorted().toReversed());
});
