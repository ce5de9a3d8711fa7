// Homes near a place, by API and by words, against distances reckoned apart from the engine.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices();
const search = (filters: Parameters<ReturnType<typeof as>['properties']['search']>[0]) =>
  as(null).properties.search(filters);
/** Metres north of the station. */
const away = [300, 1200, 2600, 5200, 9000];
const ids: string[] = [];
const STATION = { lat: 12.99, lng: 77.65 };

beforeAll(async () => {
  await addPlaces(asOwner);
  await asOwner(`update cities set lat = 12.97, lng = 77.59 where slug = 'bengaluru'`);
  await asOwner(`insert into places (kind, name, slug, source, city_id)
    select 'city', name, slug, 'test', id from cities where slug = 'bengaluru'`);
  for (const [kind, name, lat, lng] of [
    ['metro_station', 'Baiyappanahalli', STATION.lat, STATION.lng],
    ['office_park', 'Manyata Tech Park', 13.045, 77.62],
  ] as const)
    await asOwner(
      `insert into places (kind, parent_id, name, slug, source, lat, lng)
        select $1, id, $2, lower(replace($2, ' ', '-')), 'test', $3, $4 from places where slug = 'bengaluru'`,
      [kind, name, lat, lng],
    );
  await asOwner(`insert into places (kind, name, slug, source, lat, lng)
    values ('pin_area', '560038', '560038', 'test', ${STATION.lat}, ${STATION.lng})`);
  const lister = await addPerson('Lata Iyer', ['landlord']);
  for (const [at, meters] of away.entries()) {
    const { id } = await as(lister).properties.create(
      homeInput({ rent: 1_000_000 * (at + 1), bedrooms: (at % 3) + 1 }),
    );
    await asOwner('update properties set lat = $2, lng = $3 where id = $1', [
      id,
      STATION.lat + meters / 111_195,
      STATION.lng,
    ]);
    await as(lister).properties.publish({ id });
    ids.push(id);
  }
  await vi.waitFor(async () => expect((await search({})).total).toBe(away.length), 30_000);
});

const found = (result: Awaited<ReturnType<typeof search>>) =>
  result.items.map(({ id }) => ids.indexOf(id)).sort();

describe('homes near a place', () => {
  it('are those within the radius, with their distance to the middle of a cell', async () => {
    const result = await search({ near: 'Baiyappanahalli', radius_m: 3000, sort: 'distance' });
    expect(result.items.map(({ id }) => ids.indexOf(id))).toEqual([0, 1, 2]);
    for (const [at, { distance_m: meters }] of result.items.entries())
      expect(Math.abs((meters ?? Number.NaN) - (away[at] ?? 0))).toBeLessThan(300);
    expect(result.understood.near).toEqual({
      name: 'Baiyappanahalli',
      kind: 'metro_station',
      ...STATION,
      radius_m: 3000,
    });
  });

  it.each([
    ['a point', { near: `${STATION.lat},${STATION.lng}`, radius_m: 1500 }, [0, 1]],
    ['a PIN', { pincode: '560038' }, [0, 1, 2]],
    ['a station of a text', { q: 'baiyappanahalli metro' }, [0, 1]],
    ['minutes on foot', { q: '10 min walk from baiyappanahalli metro station' }, [0]],
    ['a walk to any station', { q: 'flat near metro bangalore' }, [0]],
    ['any station, in Hindi', { q: 'मेट्रो के पास घर बेंगलुरु' }, [0]],
    ['any station, and a word that homes must have', { q: 'near a metro station "bhk"' }, [0]],
    [
      'a walk to any station that is chosen',
      { near_any: ['metro_station' as const], city: 'bangalore' },
      [0],
    ],
    [
      'one that is chosen in place of the text',
      { q: 'near hospital', near_any: ['metro_station' as const] },
      [0],
    ],
    ['kilometres', { q: 'within 6 km of baiyappanahalli' }, [0, 1, 2, 3]],
    ['a text and other filters', { q: '2bhk near baiyappanahalli metro' }, [1]],
    ['a city that is chosen', { near: 'baiyappanahalli', city: 'bangalore', radius_m: 1500 }, [0, 1]],
  ])('by %s', async (_, filters, at) => {
    expect(found(await search(filters))).toEqual(at);
  });

  it('near any station that is chosen are not widened, and kinds are offered where the city has them', async () => {
    const asked = { near_any: ['metro_station' as const], q: '2bhk bangalore' };
    const there = await search(asked);
    expect(there).toMatchObject({ total: 0, nearAny: ['metro_station'], understood: { widened: [] } });
    expect(there.loosen).toContainEqual(expect.objectContaining({ filter: 'near_any', total: 2 }));
    expect(await search({ city: 'pune' })).toMatchObject({ nearAny: [] });
    expect(await search({})).toMatchObject({ nearAny: [] });
  });

  it('are followed by those that come closest, where they are few', async () => {
    const { items, nearest, loosen } = await search({ q: 'baiyappanahalli metro' });
    expect(items.map(({ id }) => ids.indexOf(id)).sort()).toEqual([0, 1]);
    expect(nearest.map(({ id }) => ids.indexOf(id)).sort()).toEqual([2, 3, 4]);
    expect(loosen).toEqual([]);
    // What is chosen is meant exactly.
    expect((await search({ near: 'Baiyappanahalli', radius_m: 1500 })).nearest).toEqual([]);
  });

  it('come page by page, each once', async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await search({
        q: 'within 20 km of baiyappanahalli',
        sort: 'distance',
        limit: 2,
        ...(cursor && { cursor }),
      });
      seen.push(...page.items.map(({ id }) => ids.indexOf(id)));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([0, 1, 2, 3, 4]);
  });

  it('are none where nobody knows the place, and that is said', async () => {
    expect(await search({ near: 'Atlantis Mall' })).toMatchObject({
      total: 0,
      understood: { unknownPlace: true, near: null },
    });
    expect(await search({ near: 'Baiyappanahalli', city: 'pune' })).toMatchObject({ total: 0 });
  });

  it('are looked for further away where there is none, step by step, in words', async () => {
    const { total, understood } = await search({ q: 'near manyata tech park' });
    expect(understood).toMatchObject({
      widened: ['near'],
      near: { name: 'Manyata Tech Park', radius_m: 6000 },
    });
    expect(total).toBeGreaterThan(0);
  });

  it('are shown from elsewhere near a place where the locality that is named too has none', async () => {
    await asOwner(`insert into localities (city_id, name, slug, lat, lng)
      select id, 'Nagavara', 'nagavara', 13.04, 77.62 from cities where slug = 'bengaluru'`);
    await expect
      .poll(() => search({ q: 'nagavara manyata tech park ke paas' }))
      .toMatchObject({
        understood: { localities: ['Nagavara'], widened: ['locality', 'near'] },
        total: expect.toSatisfy((total) => total > 0),
      });
  });

  it('are not asked about by the order alone', async () => {
    const { items } = await search({ sort: 'distance' });
    expect(items).toHaveLength(away.length);
    expect(items[0]?.distance_m).toBeUndefined();
  });
});

it('a search that finds nothing is widened: rents, then rooms; what is chosen as a filter stays', async () => {
  expect((await search({ q: '1 bhk under 9000 bangalore' })).understood.widened).toEqual(['rent']);
  expect((await search({ q: '4 bhk bangalore' })).understood.widened).toEqual(['bedrooms']);
  // What many listers leave unsaid is given up first.
  const withParking = await search({ q: 'bangalore with car parking' });
  expect(withParking.understood.widened).toEqual(['parking']);
  expect(withParking.total).toBeGreaterThan(0);
  expect(await search({ q: 'bangalore', bedrooms: [4] })).toMatchObject({
    total: 0,
    understood: { widened: [] },
  });
});

it.each([
  [{ radius_m: 10 }, 'radius_m'],
  [{ pincode: '56003' }, 'pincode'],
])('refuses %s', async (filters, field) => {
  await expect(search(filters)).rejects.toMatchObject({ data: { errors: [{ field }] } });
});
