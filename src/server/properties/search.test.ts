// The search against a plain count over the same rows, on real PostgreSQL: items, totals, facets, paging, hostile text.
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database.ts';
import { type PropertyFilters, propertyFilters } from '../../contract/property-filters.ts';
import { propertySearchResult } from '../../contract/property-search.ts';
import { seedScale } from '../../db/seed/scale.ts';
import { type Dimension, dimensionNames, dimensions, sorts } from '../../domain/catalogue.ts';
import { boxCells } from '../../domain/map.ts';
import {
  amenities,
  furnishings,
  listedAs,
  preferredTenants,
  propertyTypes,
} from '../../domain/properties.ts';
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
  bedrooms: number;
  bathrooms: number;
  area_sqft: number;
  furnishing: string;
  property_type: string;
  available_from: string | null;
  amenities: string[];
  pets_allowed: boolean;
  preferred_tenant: string;
  verified: boolean;
  listed_as: string;
  text: string;
  lat_cell: number;
  lng_cell: number;
}
let homes: Home[] = [];

async function readHomes(): Promise<Home[]> {
  const { rows } =
    await owner.query(`select id, city, locality, properties.rent::integer, bedrooms, bathrooms, properties.area_sqft,
    furnishing, property_type, properties.available_from::text, amenities, pets_allowed, preferred_tenant, verified, listed_as,
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

const values: Record<Dimension, (home: Home) => readonly unknown[]> = {
  bedrooms: (home) => [home.bedrooms],
  bathrooms: (home) => [home.bathrooms],
  furnishing: (home) => [home.furnishing],
  property_type: (home) => [home.property_type],
  listed_as: (home) => [home.listed_as],
  preferred_tenant: (home) => [home.preferred_tenant],
  pets: (home) => [home.pets_allowed],
  verified: (home) => [home.verified],
  amenities: (home) => home.amenities,
};

function passes(home: Home, filters: PropertyFilters, ignored?: string): boolean {
  const within = (n: number, least = 0, most = Number.POSITIVE_INFINITY) => n >= least && n <= most;
  for (const name of dimensionNames) {
    const filter = filters[name];
    if (filter === undefined || name === ignored) continue;
    const wanted: unknown[] = [filter].flat();
    const has = (value: unknown) => values[name](home).includes(value);
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

const isSingle = (name: string) =>
  ['bathrooms', 'listed_as', 'preferred_tenant', 'pets', 'verified'].includes(name);
const some = <T>(list: readonly T[], max = 3) =>
  fc.option(fc.subarray([...list], { minLength: 1, maxLength: max }), { nil: undefined });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });
const anyFilters = fc.record({
  city: fc.option(fc.constantFrom('Bengaluru', 'Mumbai', 'Noida'), { nil: undefined, freq: 3 }),
  locality: maybe(fc.subarray(['Koramangala', 'HSR Layout', 'Powai', 'Gandhi Nagar'], { minLength: 1 })),
  rent_min: maybe(fc.integer({ min: 0, max: 40_000 })),
  rent_max: maybe(fc.integer({ min: 40_000, max: 90_000 })),
  area_min: maybe(fc.integer({ min: 0, max: 900 })),
  area_max: maybe(fc.integer({ min: 900, max: 2000 })),
  bedrooms: some([1, 2, 3, 4, 5]),
  bathrooms: maybe(fc.constantFrom(1, 2, 3, 4, 5)),
  furnishing: some(furnishings),
  property_type: some(propertyTypes),
  available_by: maybe(fc.constantFrom('2026-11-25', '2026-12-31', '2027-01-20')),
  amenities: some(amenities, 2),
  pets: maybe(fc.constant(true)),
  preferred_tenant: maybe(fc.constantFrom(...preferredTenants)),
  verified: maybe(fc.constant(true)),
  listed_as: maybe(fc.constantFrom(...listedAs)),
  box: maybe(fc.constantFrom('12.9,77.5,13,77.7', '18,72,20,74', '28.5,77,28.6,77.4', '6.5,67.5,37.5,98')),
  q: maybe(fc.constantFrom('jacuzzi', 'balcony', 'metro')),
  sort: fc.constantFrom(...sorts),
});

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
        const filters = filtersOf(input);
        const result = await catalogue.search(visitor, filters);
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
            count: others.filter((home) => values[name](home).includes(value)).length,
          }));
          if (result.facetsAreExact) expect([name, result.facets[name]]).toEqual([name, expected]);
          else {
            const excess = expected.filter(({ count }, i) => (result.facets[name][i]?.count ?? 0) > count);
            expect(excess).toEqual([]);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('finds as many homes behind each offered value as its count says, whatever else is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.nat(), async (input, turn) => {
        const filters = filtersOf(input);
        const { facets, facetsAreExact, total } = await catalogue.search(visitor, filters);
        if (!facetsAreExact) return;
        const offered = [...dimensionNames, ...(filters.city ? (['locality'] as const) : [])];
        for (const name of offered) {
          const values: { value: string | number | boolean; count: number; isChosen?: boolean }[] =
            facets[name];
          const { value, count, isChosen } = values[turn % values.length] ?? {};
          if (value === undefined) continue;
          const chosen: unknown[] = [filters[name] ?? []].flat();
          let ticked: unknown = isSingle(name) ? value : [value];
          if (name === 'amenities') ticked = [...new Set([...chosen, value])];
          expect([name, value, (await search({ ...filters, [name]: ticked })).total]).toEqual([
            name,
            value,
            count,
          ]);
          if (name === 'amenities' || isSingle(name) || chosen.length === 0) continue;
          const isTicked = isChosen ?? chosen.includes(value);
          const both = (await search({ ...filters, [name]: [...chosen, value] })).total;
          expect([name, value, both]).toEqual([name, value, isTicked ? total : total + Number(count)]);
        }
      }),
      { numRuns: 40 },
    );
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
    const later = createSearch(catalogue.catalogue, createVocabulary());
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
