// The map of a search: the homes of each part counted as a plain filter counts them, and nobody's door on it.
import { beforeAll, describe, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { seedScale } from '../../db/seed/scale.ts';
import { boxCells, CELLS_PER_DEGREE, MOST_GROUPS, pointOfCells } from '../../domain/map.ts';

const { as, asOwner, ownerUrl, urls } = await startServices({ runsJobs: false });
const { map, properties } = as(null);

type Home = {
  id: string;
  city: string;
  locality: string;
  bedrooms: number;
  lat_cell: number;
  lng_cell: number;
};
let homes: Home[] = [];
beforeAll(async () => {
  await seedScale({ ownerUrl, urls, properties: 1500, progress: () => {} });
  homes = await asOwner<Home>(`select p.id, p.city, p.locality, p.bedrooms, l.lat_cell, l.lng_cell
    from properties p join listings l on l.property_id = p.id`);
}, 60_000);

const BENGALURU = '12.7,77.3,13.2,77.9';
const inside = (home: Home, box: string) => {
  const { lat, lng } = boxCells(box);
  const within = (cell: number, { least, most }: typeof lat) => cell >= least && cell <= most;
  return within(home.lat_cell, lat) && within(home.lng_cell, lng);
};
const sum = (groups: readonly { homes: number }[]) => groups.reduce((all, group) => all + group.homes, 0);

describe('the map', () => {
  it('gathers by city where the country is looked at, with the filters of the search', async () => {
    const { level, groups } = await map.groups({ bedrooms: [2] });
    expect(level).toBe('city');
    const expected = homes.filter((home) => home.city === 'Pune' && home.bedrooms === 2).length;
    expect(groups.find(({ name }) => name === 'Pune')?.homes).toBe(expected);
    expect(sum(groups)).toBe(homes.filter((home) => home.bedrooms === 2).length);
  });

  it('gathers by locality in a city, as many homes as the list finds there', async () => {
    const { level, groups } = await map.groups({ box: BENGALURU, bedrooms: [2, 3] });
    const list = await properties.search({ box: BENGALURU, bedrooms: [2, 3] });
    const expected = homes.filter((home) => inside(home, BENGALURU) && [2, 3].includes(home.bedrooms));
    expect([level, sum(groups), list.total]).toEqual(['locality', expected.length, expected.length]);
    expect(list.items.every(({ city }) => city === 'Bengaluru')).toBe(true);
  });

  it('gathers by cell close by, and says which home stands alone', async () => {
    const one = homes.find(({ city }) => city === 'Bengaluru') as Home;
    const { lat, lng } = pointOfCells(one.lat_cell, one.lng_cell);
    const box = [lat - 0.02, lng - 0.02, lat + 0.02, lng + 0.02].map((n) => n.toFixed(3)).join(',');
    const { level, groups } = await map.groups({ box });
    const near = homes.filter((home) => inside(home, box));
    expect([level, sum(groups)]).toEqual(['cell', near.length]);
    for (const { home, homes: count } of groups) {
      expect(home === null).toBe(count > 1);
      if (home) expect(near.map(({ id }) => id)).toContain(home.id);
    }
    const words = { box, q: '"jacuzzi"' };
    expect(sum((await map.groups(words)).groups)).toBe((await properties.search(words)).total);
  });

  it('says where homes tell no more than their locality', async () => {
    const one = homes.find(({ city }) => city === 'Kochi') as Home;
    const [middle] = await asOwner<{ lat: number; lng: number }>(
      'select l.lat, l.lng from localities l join properties p on p.locality_id = l.id where p.id = $1',
      [one.id],
    );
    const { lat = 0, lng = 0 } = middle ?? {};
    const box = [lat - 0.01, lng - 0.01, lat + 0.01, lng + 0.01].map((n) => n.toFixed(3)).join(',');
    const guesses = async () =>
      (await map.groups({ box })).groups.flatMap(({ radius_m }) => (radius_m === null ? [] : [radius_m]));
    expect(await guesses()).toEqual([]);
    expect((await properties.get({ id: one.id })).place).toMatchObject({ exactness: 'home', radius_m: 270 });
    await asOwner(
      'update properties set lat = null, lng = null where locality_id = (select locality_id from properties where id = $1)',
      [one.id],
    );
    expect(await guesses()).toEqual([1500]);
    const { place } = await properties.get({ id: one.id });
    expect(place).toMatchObject({ exactness: 'locality', radius_m: 1500 });
    expect(place?.near.every(({ walk_minutes }) => walk_minutes === null)).toBe(true);
  });

  it('follows a home that is let, and one that moves', async () => {
    const one = homes.find(({ city }) => city === 'Jaipur') as Home;
    const { lat, lng } = pointOfCells(one.lat_cell, one.lng_cell);
    const box = [lat - 0.01, lng - 0.01, lat + 0.01, lng + 0.01].map((n) => n.toFixed(3)).join(',');
    const before = sum((await map.groups({ box })).groups);
    await asOwner('update properties set lat = lat + 0.5 where id = $1', [one.id]);
    expect(sum((await map.groups({ box })).groups)).toBe(before - 1);
    expect((await properties.search({ box, limit: 100 })).items.map(({ id }) => id)).not.toContain(one.id);
    await asOwner('update properties set lat = lat - 0.5 where id = $1', [one.id]);
    expect(sum((await map.groups({ box })).groups)).toBe(before);
    await asOwner(`update properties set availability = 'booked' where id = $1`, [one.id]);
    expect(sum((await map.groups({ box })).groups)).toBe(before - 1);
  });
});

describe('a city of more localities than a map shows', () => {
  it('merges them, with all homes of the list on the map', async () => {
    await asOwner(`with home as (
        select *, row_number() over (order by id) as n from properties where city = 'Bengaluru' limit 1
      ), made as (
        insert into localities (city_id, name, slug, lat, lng)
          select city_id, 'Layout ' || i, 'layout-' || i, 12.8 + (i % 30) * 0.012, 77.4 + (i / 30) * 0.015
          from home, generate_series(1, 700) i returning id, city_id
      )
      insert into properties (listed_by, title, property_type, furnishing, city_id, locality_id, bedrooms, bathrooms,
          area_sqft, rent, listing_state, published_at, renewed_at)
        select listed_by, 'One of many', 'villa', 'unfurnished', made.city_id, made.id, 2, 2, 1000, 2000000,
          'published', now(), now() from made, home`);
    const { level, groups } = await map.groups({ box: BENGALURU });
    const { total } = await properties.search({ box: BENGALURU });
    expect(level).toBe('locality');
    expect(total).toBeGreaterThan(700);
    expect(sum(groups)).toBe(total);
    expect(groups.length).toBeLessThanOrEqual(MOST_GROUPS);
    expect(groups.length).toBeGreaterThan(100);
    await asOwner(`delete from properties where title = 'One of many'`);
    await asOwner(`delete from localities where slug like 'layout-%'`);
  });
});

describe('the surroundings of a home', () => {
  it('are the nearest stations, no finer than its public place', async () => {
    const [home] = await asOwner<{ id: string }>(
      `update properties set lat = 12.9784, lng = 77.6408 where id = (select id from properties where city = 'Bengaluru'
         and listing_state = 'published' and availability = 'available' limit 1) returning id`,
    );
    const { place } = await properties.get({ id: home?.id ?? '' });
    expect(place?.near[0]).toEqual({
      kind: 'metro_station',
      name: 'Indiranagar',
      distance_m: 500,
      walk_minutes: 5,
    });
    expect(place?.near.every(({ distance_m }) => distance_m % 500 === 0)).toBe(true);
  });
});

describe('the exact door', () => {
  const DOOR = { lat: 12.971598, lng: 77.594562 };
  const offGrid = (degrees: number) =>
    Math.abs(degrees * CELLS_PER_DEGREE - Math.round(degrees * CELLS_PER_DEGREE)) > 1e-6;

  // security access: The exact place of a home is on no public answer
  it('is on no answer, even when somebody stores it in the wrong place', async () => {
    const [home] = await asOwner<{ id: string }>(
      `update properties set lat = $1, lng = $2 where id = (select id from properties where city = 'Bengaluru'
         and listing_state = 'published' and availability = 'available' limit 1) returning id`,
      [DOOR.lat, DOOR.lng],
    );
    const id = home?.id ?? '';
    const [stored] = await asOwner<{ lat: number; lng: number }>(
      'select lat, lng from properties where id = $1',
      [id],
    );
    expect([offGrid(stored?.lat ?? DOOR.lat), offGrid(stored?.lng ?? DOOR.lng)]).toEqual([false, false]);
    const { place } = await properties.get({ id });
    expect(place).not.toBeNull();
    expect([offGrid(place?.lat ?? DOOR.lat), offGrid(place?.lng ?? DOOR.lng)]).toEqual([false, false]);
    const answers = [
      await properties.get({ id }),
      await properties.search({ city: 'Bengaluru', limit: 100 }),
      await map.groups({ box: '12.95,77.58,12.99,77.61' }),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/12\.9715|77\.5945/);
  });

  // security access: The exact place of a home is on no public answer … and cannot be closed in on by the map
  it('cannot be closed in on by ever smaller boxes', async () => {
    const placed = await asOwner<{ id: string; lat: number; lng: number }>(
      `select p.id, p.lat, p.lng from properties p join listings on property_id = p.id where city = 'Bengaluru'
         and lat is not null`,
    );
    // The middle of the cell answers for all of it: a box beside the middle knows of nobody.
    const besideOf = ({ lat, lng }: { lat: number; lng: number }) =>
      [lat + 0.001, lng + 0.001, lat + 0.002, lng + 0.002].map((n) => n.toFixed(3)).join(',');
    const alone = placed.find((home) => !homes.some((other) => inside(other, besideOf(home))));
    const { id, ...point } = alone ?? { id: '', lat: 0, lng: 0 };
    expect(id).not.toBe('');
    const beside = besideOf(point);
    expect((await map.groups({ box: beside })).groups).toEqual([]);
    expect((await properties.search({ box: beside })).items.map((item) => item.id)).not.toContain(id);
  });
});
