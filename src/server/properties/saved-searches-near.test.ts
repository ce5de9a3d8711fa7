// A search for homes a walk from any station, saved: it is told of exactly those homes that it shows.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';
import { filtersFromUrl } from '../../contract/property-filters.ts';
import { matchListings } from '../alerts/match.ts';

const { as, asOwner, addPerson, services } = await startServices({ runsJobs: false });
const [seeker, lister] = [await addPerson('Seeker'), await addPerson('Owner or agent')];

const STATION = { lat: 12.99, lng: 77.65 };
/** Metres north of it. */
const NORTH = { near: 300, further: 1500, far: 5000, besidePune: 20_000 };
type Home = keyof typeof NORTH;
const latAt = (meters: number) => STATION.lat + meters / 111_195;

beforeAll(async () => {
  await addPlaces(asOwner);
  await asOwner(`insert into places (kind, name, slug, source, city_id)
    select 'city', name, slug, 'test', id from cities`);
  for (const [city, kind, name, meters] of [
    ['bengaluru', 'metro_station', 'Baiyappanahalli', 0],
    ['bengaluru', 'hospital', 'Mission', NORTH.far],
    ['pune', 'metro_station', 'Vanaz', NORTH.besidePune],
  ] as const)
    await asOwner(
      `insert into places (kind, parent_id, name, slug, source, lat, lng)
       select $2, id, $3, lower($3), 'test', $4, $5 from places where kind = 'city' and slug = $1`,
      [city, kind, name, latAt(meters), STATION.lng],
    );
});
beforeEach(async () => {
  for (const table of ['saved_searches', 'listing_news', 'properties']) await asOwner(`delete from ${table}`);
});

const save = async (query: string) => (await as(seeker).savedSearches.save({ query })).id;

const moveTo = (id: string, meters: number) =>
  asOwner('update properties set lat = $2, lng = $3 where id = $1', [id, latAt(meters), STATION.lng]);

async function publish(...homes: Home[]): Promise<Map<string, Home>> {
  const ids = new Map<string, Home>();
  for (const home of homes) {
    const { id } = await as(lister).properties.create(homeInput());
    await moveTo(id, NORTH[home]);
    await as(lister).properties.publish({ id });
    ids.set(id, home);
  }
  await matchListings(services.database);
  return ids;
}

async function told(searchId: string, homes: ReadonlyMap<string, Home>): Promise<Home[]> {
  const rows = await asOwner<{ property_id: string }>(
    'select property_id from saved_search_matches where search_id = $1',
    [searchId],
  );
  return namesOf(
    rows.map((row) => row.property_id),
    homes,
  );
}

const namesOf = (ids: readonly string[], homes: ReadonlyMap<string, Home>): Home[] =>
  [...homes].flatMap(([id, name]) => (ids.includes(id) ? [name] : []));

it('is told of the homes that it shows, chosen or in words, in its city or in any', async () => {
  const expected: [query: string, homes: Home[]][] = [
    ['city=Bengaluru&near_any=metro_station', ['near']],
    ['q=flat near metro bangalore', ['near']],
    ['q=within 2 km of metro bangalore', ['near', 'further']],
    ['q=hospital ke paas ghar bangalore', ['far']],
    ['city=Bengaluru&near_any=hospital&near_any=metro_station', ['near', 'far']],
    ['near_any=metro_station', ['near', 'besidePune']],
    ['city=Pune&near_any=metro_station', []],
    ['city=Bengaluru&near_any=railway_station', []],
    ['city=Bengaluru', ['near', 'further', 'far', 'besidePune']],
  ];
  const ids: string[] = [];
  for (const [query] of expected) ids.push(await save(query));
  const homes = await publish('near', 'further', 'far', 'besidePune');
  const { items } = await as(seeker).savedSearches.list();
  for (const [at, [query, names]] of expected.entries()) {
    const id = ids[at] ?? '';
    const shown = await as(null).properties.search(filtersFromUrl(new URLSearchParams(query)));
    expect({
      query,
      told: await told(id, homes),
      shown: namesOf(
        shown.items.map((home) => home.id),
        homes,
      ),
      counted: items.find((item) => item.id === id)?.total,
    }).toEqual({ query, told: names, shown: names, counted: names.length });
  }
});

it('is told of a home once it comes to stand near one, and not again when its rent changes', async () => {
  const searchId = await save('city=Bengaluru&near_any=metro_station');
  const homes = await publish('far');
  const [id = ''] = homes.keys();
  const change = async (rent: number) => {
    await as(lister).properties.update({ id, ...homeInput({ rent }) });
    await matchListings(services.database);
    return told(searchId, homes);
  };
  expect(await change(2_000_000)).toEqual([]);
  await moveTo(id, NORTH.near);
  expect(await change(1_900_000)).toEqual(['far']);
  await asOwner('delete from saved_search_matches');
  expect(await change(1_800_000)).toEqual([]);
});

it('follows the filters that it is given later; one saved before goes on as it was', async () => {
  const id = await save('city=Bengaluru&near_any=metro_station');
  await as(seeker).savedSearches.update({ id, query: 'city=Bengaluru&near_any=hospital' });
  const before = await save('city=Bengaluru&near_any=railway_station');
  await asOwner('update saved_searches set near_kinds = null, near_meters = null where id = $1', [before]);
  const homes = await publish('near', 'far');
  expect(await told(id, homes)).toEqual(['far']);
  expect(await told(before, homes)).toEqual(['near', 'far']);
});
