// The search against a plain count over the same rows, on real PostgreSQL: items, totals, facets, paging, hostile text.
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database.ts';
import { type PropertyFilters, propertyFilters } from '../../contract/property-filters.ts';
import { propertySearchResult } from '../../contract/property-search.ts';
import { seedScale } from '../../db/seed/scale.ts';
import { type Dimension, dimensionNames, dimensions, sorts } from '../../domain/catalogue.ts';
import { fieldOf, filterName, homeFieldNames } from '../../domain/home-fields.ts';
import { boxCells } from '../../domain/map.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import { createVocabulary } from '../search/places.ts';
import { queryOn, queryWith } from '../search/query.ts';
import { createSearch } from '../search/search.ts';

const HOMES = 3000;
const { database, urls, ownerUrl } = await cloneDatabase();
const catalogue = catalogueOf(database);
const visitor = queryOn(database.pools.visitor);
const owner = new Client(ownerUrl);

interface Home {
  id: string;
  city: string;
  locality: string;
  rent: number;
  area_sqft: number;
  available_from: string | null;
  text: string;
  lat_cell: number;
  lng_cell: number;
}
let homes: Home[] = [];

async function readHomes(): Promise<Home[]> {
  const { rows } =
    await owner.query(`select id, city, locality, properties.rent::integer, properties.area_sqft, properties.available_from::text,
    ${[...columns].flatMap(([filter, column]) => (filter in dimensions ? [column] : [])).join(', ')},
    concat_ws(' ', title, landmark, description) as text, lat_cell, lng_cell
    from properties join listings on property_id = id where listing_state = 'published' and availability = 'available'`);
  return rows;
}

beforeAll(async () => {
  await owner.connect();
  await seedScale({
    ownerUrl,
    urls,
    properties: HOMES,
    progress: () => {},
    now: new Date('2026-11-20T06:00:00Z'),
  });
  homes = await readHomes();
}, 60_000);
afterAll(() => owner.end());

const filtersOf = (input: Partial<PropertyFilters> | Record<string, unknown>) => propertyFilters.parse(input);
/** Finds what the owner has committed. */
const search = async (input: Record<string, unknown>) => {
  await catalogue.catalogue.shown([]);
  return catalogue.search(visitor, filtersOf(input));
};

/** The column that each filter asks about. */
const columns = new Map(homeFieldNames.map((name) => [filterName(name), name]));

/** The values that a home has of a filter. */
const values = (name: Dimension, home: Home): readonly unknown[] =>
  [(home as unknown as Record<string, unknown>)[columns.get(name) ?? name] ?? []].flat();

function passes(home: Home, filters: PropertyFilters, ignored?: string): boolean {
  const within = (n: number, least = 0, most = Number.POSITIVE_INFINITY) => n >= least && n <= most;
  for (const name of dimensionNames) {
    const filter = filters[name];
    if (filter === undefined || name === ignored) continue;
    const wanted: unknown[] = [filter].flat();
    const has = (value: unknown) => values(name, home).includes(value);
    if (!(name === 'amenities' ? wanted.every(has) : wanted.some(has))) return false;
  }
  const box = filters.box === undefined ? undefined : boxCells(filters.box);
  return (
    (filters.city === undefined || home.city === filters.city) &&
    (filters.locality === undefined || ignored === 'locality' || filters.locality.includes(home.locality)) &&
    within(home.rent, (filters.rent_min ?? 0) * 100, (filters.rent_max ?? 1e9) * 100) &&
    within(home.area_sqft, filters.area_min, filters.area_max) &&
    (box === undefined ||
      (within(home.lat_cell, box.lat.least, box.lat.most) &&
        within(home.lng_cell, box.lng.least, box.lng.most))) &&
    (filters.available_by === undefined || (home.available_from ?? '') <= filters.available_by) &&
    (filters.q === undefined || new RegExp(`\\b${filters.q}\\b`, 'i').test(home.text))
  );
}

const isSingle = (name: string) => {
  const how = fieldOf(columns.get(name) ?? 'title').filter?.how;
  return how === 'one' || how === 'tick';
};
/** Once in four times: where everything is asked at once, no home is left. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const some = <T>(list: readonly T[], max = 3) =>
  maybe(fc.subarray([...list], { minLength: 1, maxLength: max }));
const anyFilters = fc.record({
  city: fc.option(fc.constantFrom('Bengaluru', 'Mumbai', 'Noida'), { nil: undefined, freq: 3 }),
  locality: maybe(fc.subarray(['Koramangala', 'HSR Layout', 'Powai', 'Gandhi Nagar'], { minLength: 1 })),
  rent_min: maybe(fc.integer({ min: 0, max: 40_000 })),
  rent_max: maybe(fc.integer({ min: 40_000, max: 90_000 })),
  area_min: maybe(fc.integer({ min: 0, max: 900 })),
  area_max: maybe(fc.integer({ min: 900, max: 2000 })),
  available_by: maybe(fc.constantFrom('2026-11-25', '2026-12-31', '2027-01-20')),
  ...Object.fromEntries(
    dimensionNames.map((name) => {
      const { values }: { values: readonly unknown[] } = dimensions[name];
      if (isSingle(name)) return [name, maybe(fc.constantFrom(...values))];
      return [name, some(values, name === 'amenities' ? 2 : 3)];
    }),
  ),
  box: maybe(fc.constantFrom('12.9,77.5,13,77.7', '18,72,20,74', '28.5,77,28.6,77.4', '6.5,67.5,37.5,98')),
  q: maybe(fc.constantFrom('jacuzzi', 'marble', 'metro', '"jacuzzi"', '"marble"')),
  sort: fc.constantFrom(...sorts),
});

/** Words without quotation marks are wished for. */
const settledOf = ({ q, ...others }: PropertyFilters): PropertyFilters =>
  q?.startsWith('"') ? { q: q.slice(1, -1), ...others } : others;

/** What people type, with something that is read, without, and both. */
const texts = [
  ...['jacuzzi', 'marble lake view', 'quiet', 'zzzqq piano', '2 bhk', '2 or 3 bhk marble', 'koramangala'],
  ...['semi furnished villa', 'family jacuzzi', 'bachelors pune', 'pg with lift', 'koramangala 2bhk metro'],
  ...[
    'gandhi nagar',
    'mumbai powai marble',
    'owner unfurnished "quiet"',
    '"marble lake view"',
    'penthouse 5 bhk fully furnished',
  ],
  ...['pet friendly verified', 'under 40k airy', 'cheap flat lake', 'noida family 3 bhk', 'मुंबई में मार्बल'],
];
const anySearch = fc
  .tuple(anyFilters, maybe(fc.constantFrom(...texts)))
  .map(([filters, q]) => ({ ...filters, q: q ?? filters.q }));

type Card = Awaited<ReturnType<typeof search>>['items'][number];
interface Order {
  key: (home: Home) => number;
  of: (card: Card) => number;
  sign: 1 | -1;
}
const byRent = { key: (home: Home) => home.rent, of: (card: Card) => card.rent };
/** Sorts whose number is on the home itself. */
const order: Partial<Record<PropertyFilters['sort'], Order>> = {
  rent_asc: { ...byRent, sign: 1 },
  rent_desc: { ...byRent, sign: -1 },
  area: { key: (home) => home.area_sqft, of: (card) => card.area_sqft ?? 0, sign: -1 },
};

describe('a search', () => {
  it('finds and counts what a plain filter over all homes finds and counts', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (input) => {
        const asked = filtersOf(input);
        const result = await catalogue.search(visitor, asked);
        const filters = settledOf(asked);
        expect(result.understood.wordsAreMissing).toBe(asked.q !== undefined && filters.q === undefined);
        const matching = homes.filter((home) => passes(home, filters));
        const ids = new Set(matching.map((home) => home.id));
        expect(result.items.filter((item) => !ids.has(item.id))).toEqual([]);
        expect(result.items).toHaveLength(Math.min(24, matching.length));
        const inOrder = order[filters.sort];
        if (inOrder) {
          const keys = matching.map(inOrder.key).toSorted((a, b) => inOrder.sign * (a - b));
          expect(result.items.map(inOrder.of)).toEqual(keys.slice(0, 24));
        }
        if (result.totalIsExact) expect(result.total).toBe(matching.length);
        else expect(result.total).toBeLessThanOrEqual(matching.length);
        for (const name of dimensionNames) {
          const others = homes.filter((home) =>
            passes(home, filters, name === 'amenities' ? undefined : name),
          );
          const expected = dimensions[name].values.map((value) => ({
            value,
            count: others.filter((home) => values(name, home).includes(value)).length,
          }));
          if (result.facetsAreExact) expect([name, result.facets[name]]).toEqual([name, expected]);
          else {
            const excess = expected.filter(({ count }, i) => (result.facets[name][i]?.count ?? 0) > count);
            expect(excess).toEqual([]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('finds as many homes behind each offered value of 70 searches as its count says', async () => {
    await catalogue.catalogue.shown([]);
    const totalOf = async (asked: object) => {
      const { conditions, isHopeless } = await catalogue.settled(visitor, filtersOf(asked));
      const [found] = await catalogue.catalogue.find([{ conditions, facets: false, page: undefined }]);
      return isHopeless ? 0 : found?.total;
    };
    let clicks = 0;
    const asked = fc.sample(anySearch, { numRuns: 70, seed: 33 });
    for (const input of asked) {
      const filters = filtersOf(input);
      const { facets, facetsAreExact, total } = await catalogue.search(visitor, filters);
      expect(facetsAreExact).toBe(true);
      for (const [name, values] of Object.entries(facets) as [Dimension, (typeof facets)['city']][]) {
        const chosen: unknown[] = [filters[name] ?? []].flat();
        for (const { value, count, isChosen } of values) {
          let ticked: unknown = isSingle(name) || String(name) === 'city' ? value : [value];
          if (name === 'amenities') ticked = [...new Set([...chosen, value])];
          const behind = await totalOf({ ...filters, [name]: ticked });
          expect([filters, name, value, behind]).toEqual([filters, name, value, count]);
          clicks += 1;
          if (!Array.isArray(ticked) || name === 'amenities' || chosen.length === 0) continue;
          const isTicked = isChosen ?? chosen.includes(value);
          const both = await totalOf({ ...filters, [name]: [...chosen, value] });
          expect([filters, name, value, both]).toEqual([
            filters,
            name,
            value,
            isTicked ? total : total + count,
          ]);
        }
      }
    }
    expect(clicks).toBeGreaterThan(3000);
  }, 240_000);

  it('puts homes that have more of the words first, page after page: title and landmark before text', async () => {
    const { rows } = await owner.query<{ id: string; best: string; title: string; text: string }>(
      `select id, best, concat_ws(' ', title, landmark) as title, concat_ws(' ', locality, description) as text
         from properties join listings on property_id = id where bedrooms = 2 and city = 'Mumbai'`,
    );
    const has = (text: string, word: string) => new RegExp(`\\b${word}\\b`, 'i').test(text);
    const points = ({ title, text }: (typeof rows)[number]) =>
      ['marble', 'metro', 'market', 'jacuzzi'].reduce(
        (all, word) => all + (has(title, word) ? 4 : Number(has(text, word))),
        0,
      );
    const expected = rows
      .map((row) => ({ id: row.id, key: points(row) * 2 ** 22 + Number(row.best) }))
      .sort((a, b) => b.key - a.key || (a.id < b.id ? 1 : -1));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const q = '2 bhk mumbai marble metro market jacuzzi the';
      const page = await search({ q, limit: 7, ...(cursor ? { cursor } : {}) });
      expect([page.total, page.understood.wordsAreMissing]).toEqual([rows.length, true]);
      expect(page.understood.wordsAreNowhere).toBe(false);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(expected.map(({ id }) => id));
    expect(new Set(rows.map(points)).size).toBeGreaterThan(3);
    expect((await search({ q: '2 bhk mumbai zzzqq' })).understood.wordsAreNowhere).toBe(true);
  });

  it('counts localities whose names differ by a space as one, as a search for either finds them', async () => {
    const inKoramangala = homes.filter(
      ({ city, locality }) => city === 'Bengaluru' && locality === 'Koramangala',
    );
    const moved = inKoramangala.slice(0, 3).map(({ id }) => id);
    const moveTo = (slug: string) =>
      owner.query(
        `update properties p set locality_id = l.id from localities l
          where l.city_id = p.city_id and l.slug = $2 and p.id = any($1)`,
        [moved, slug],
      );
    await owner.query(`insert into localities (city_id, name, slug)
      select id, 'Kora Mangala', 'kora-mangala' from cities where slug = 'bengaluru'`);
    await moveTo('kora-mangala');
    const later = createSearch(catalogue.catalogue, createVocabulary(), database.clock.now);
    const inCity = (locality?: string[]) =>
      later.search(visitor, filtersOf({ city: 'Bengaluru', bedrooms: [1, 2, 3, 4, 5], locality }));
    const { facets } = await inCity();
    const offered = facets.locality.filter(({ value }) => /^kora-?mangala$/.test(String(value)));
    expect(offered).toEqual([
      { value: 'koramangala', label: 'Koramangala', count: inKoramangala.length, isChosen: false },
    ]);
    expect((await inCity(['koramangala'])).total).toBe(inKoramangala.length);
    expect((await inCity(['kora-mangala'])).total).toBe(inKoramangala.length);
    await moveTo('koramangala');
    await owner.query(`delete from localities where slug = 'kora-mangala'`);
  });

  it('counts localities, whichever of them are chosen', async () => {
    const filters = { city: 'Bengaluru', locality: ['Koramangala', 'HSR Layout'], bedrooms: [2] };
    const result = await search(filters);
    const inCity = homes.filter((home) => passes(home, filtersOf(filters), 'locality'));
    const expected = new Map<string, number>();
    for (const { locality } of inCity) expected.set(locality, (expected.get(locality) ?? 0) + 1);
    expect(new Map(result.facets.locality.map(({ label, count }) => [label, count]))).toEqual(expected);
    expect(result.total).toBe((expected.get('Koramangala') ?? 0) + (expected.get('HSR Layout') ?? 0));
  });

  it('answers in the promised shape', async () => {
    for (const input of [{}, { q: 'jacuzzi' }, { city: 'Atlantis' }, { rent_max: 1 }]) {
      expect(propertySearchResult.safeParse(await search(input)).error).toBeUndefined();
    }
  });

  it('gives an actor inside a transaction the same answer as a visitor', async () => {
    const filters = filtersOf({ city: 'Pune', bedrooms: [2, 3] });
    const asVisitor = await catalogue.searchJson(visitor, filters);
    const { rows } = await owner.query('select user_id from profiles limit 1');
    const asActor = await database.asActor({ userId: rows[0].user_id }, (tx) =>
      catalogue.searchJson(queryWith(tx), filters),
    );
    expect(asActor).toBe(asVisitor);
  });

  it.each(['best', 'newest', 'rent_asc', 'rent_desc', 'area', 'rating'] as const)(
    'sorts by %s',
    async (sort) => {
      const { items } = await search({ city: 'Mumbai', sort, limit: 100 });
      const keys = items.map(
        (item) =>
          ({
            best: 0,
            newest: -Date.parse(item.published_at),
            rent_asc: item.rent,
            rent_desc: -item.rent,
            area: -item.area_sqft,
            rating: -(item.rating ?? 0),
          })[sort],
      );
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    },
  );

  it('knows other names of cities, slugs and any case', async () => {
    const totals = await Promise.all(
      ['Bengaluru', 'bangalore', 'BENGALURU', 'blr'].map(async (city) => (await search({ city })).total),
    );
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBeGreaterThan(0);
  });

  it('says whether a place is asked for that nobody knows', async () => {
    const isUnknown = async (input: Record<string, unknown>) => (await search(input)).understood.unknownPlace;
    for (const input of [{}, { city: 'blr' }, { city: 'pune', rent_max: 1 }, { locality: ['hsr-layout'] }]) {
      expect([input, await isUnknown(input)]).toEqual([input, false]);
    }
    for (const input of [
      { city: 'Buy cheap pills' },
      { locality: ['Buy cheap pills'] },
      { city: 'Bengaluru', locality: ['Koramangala', 'Buy cheap pills'] },
      { city: 'Bengaluru', locality: ['Powai'] },
    ]) {
      expect([input, await isUnknown(input)]).toEqual([input, true]);
    }
  });
});
