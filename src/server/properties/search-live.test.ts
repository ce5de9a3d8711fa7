// The search while listings change: what a lister does shows at once, pages neither repeat nor lose homes, no text breaks it.
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureTypos, scalePlaces } from '../../../tests/bench/typos.ts';
import { cloneDatabase } from '../../../tests/support/database.ts';
import { checkFilters, propertyFilters } from '../../contract/property-filters.ts';
import { propertySearchResult } from '../../contract/property-search.ts';
import { seedScale } from '../../db/seed/scale.ts';
import { sorts } from '../../domain/catalogue.ts';
import { knownPlaces } from '../../domain/search/place-names.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import { queryOn } from '../search/query.ts';

const { database, urls, ownerUrl } = await cloneDatabase();
const catalogue = catalogueOf(database);
const visitor = queryOn(database.pools.visitor);
const owner = new Client(ownerUrl);
/** Finds what the owner has committed. */
const search = async (input: Record<string, unknown>) => {
  await catalogue.catalogue.shown([]);
  return catalogue.search(visitor, propertyFilters.parse(input));
};

beforeAll(async () => {
  await owner.connect();
  await seedScale({ ownerUrl, urls, properties: 1200, progress: () => {} });
}, 60_000);
afterAll(() => owner.end());

async function newHome(): Promise<string> {
  const { rows } =
    await owner.query(`insert into properties (listed_by, title, property_type, furnishing, city_id,
      locality_id, bedrooms, bathrooms, area_sqft, rent, listing_state, published_at, renewed_at)
    select listed_by, 'Home with a fountain', 'penthouse', 'unfurnished', city_id, locality_id, 5, 5, 4321, 7654300,
      'published', now(), now() from properties where city = 'Jaipur' limit 1 returning id`);
  return rows[0].id;
}

describe('a change to a listing', () => {
  const wanted = { city: 'Jaipur', property_type: ['penthouse'], area_min: 4321, area_max: 4321 };

  it('shows in items, total and facets as soon as it is committed', async () => {
    expect((await search(wanted)).total).toBe(0);
    const id = await newHome();
    const published = await search(wanted);
    expect([published.items.map((item) => item.id), published.total]).toEqual([[id], 1]);
    expect(published.facets.bedrooms.find(({ value }) => value === 5)?.count).toBe(1);
    expect((await search({ q: '"fountain"' })).total).toBe(1);
    const [inJaipur, inMumbai] = [
      await search({ q: 'fountain', city: 'Jaipur' }),
      await search({ q: 'fountain', city: 'Mumbai' }),
    ];
    expect(inJaipur.items[0]?.id).toBe(id);
    expect(inMumbai.total).toBe((await search({ city: 'Mumbai' })).total);
    expect(inMumbai.understood).toMatchObject({ words: 'fountain', wordsAreMissing: true });

    await owner.query('update properties set rent = 7000000 where id = $1', [id]);
    expect((await search({ ...wanted, rent_max: 70_000 })).items[0]?.rent).toBe(7_000_000);
    await owner.query(`update properties set listing_state = 'paused' where id = $1`, [id]);
    expect((await search(wanted)).total).toBe(0);
    await owner.query(`update properties set listing_state = 'published' where id = $1`, [id]);
    expect((await search(wanted)).total).toBe(1);
    await owner.query(`update properties set availability = 'booked' where id = $1`, [id]);
    expect((await search(wanted)).total).toBe(0);
    await owner.query(`update properties set availability = 'available' where id = $1`, [id]);
    await owner.query('delete from properties where id = $1', [id]);
    expect((await search(wanted)).total).toBe(0);
  });

  it('is counted once, however many listers publish in one city at the same time', async () => {
    const before = (await search({ city: 'Jaipur' })).total;
    const listers = await Promise.all(Array.from({ length: 6 }, () => new Client(ownerUrl)));
    await Promise.all(listers.map((client) => client.connect()));
    await Promise.all(
      listers.map(async (client) => {
        for (let i = 0; i < 5; i += 1) {
          await client.query(`insert into properties (listed_by, title, property_type, furnishing, city_id, locality_id,
              bedrooms, bathrooms, area_sqft, rent, listing_state, published_at, renewed_at)
            select listed_by, 'One of many', 'villa', 'unfurnished', city_id, locality_id, 2, 2, 1000, 2000000,
              'published', now(), now() from properties where city = 'Jaipur' limit 1`);
        }
      }),
    );
    await Promise.all(listers.map((client) => client.end()));
    const after = await search({ city: 'Jaipur' });
    expect(after.total).toBe(before + 30);
    expect((await search({ city: 'Jaipur', area_min: 1 })).total).toBe(before + 30);
  });
});

describe('paging', () => {
  it.each(sorts)('by %s gives every home once', async (sort) => {
    const inLocalities = { locality: ['Powai', 'Koramangala', 'HSR Layout'] };
    for (const asked of [{ city: 'Mumbai' }, { city: 'Mumbai', bedrooms: [2, 3] }, inLocalities]) {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await search({ ...asked, sort, limit: 20, ...(cursor ? { cursor } : {}) });
        seen.push(...page.items.map((item) => item.id));
        cursor = page.nextCursor;
        expect(new Set(seen).size).toBe(seen.length);
        if (!cursor) expect(seen).toHaveLength(page.total);
      } while (cursor);
      expect(seen.length).toBeGreaterThan(20);
    }
  });

  it('neither repeats nor loses a home that stays as it is while others come, change and go', async () => {
    const { rows } = await owner.query(
      `select id from properties where city = 'Delhi' and listing_state = 'published' and availability = 'available' order by id`,
    );
    const ids: string[] = rows.map((row) => row.id);
    const steady = ids.filter((_, i) => i % 3 === 0);
    const moving = ids.filter((_, i) => i % 3 !== 0);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    for (let turn = 0; turn === 0 || cursor; turn += 1) {
      const page = await search({
        city: 'Delhi',
        sort: 'rent_asc',
        limit: 10,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.items.map((item) => item.id));
      cursor = page.nextCursor;
      const [changed, gone] = [moving[turn * 2], moving[turn * 2 + 1]];
      await owner.query('update properties set rent = rent * 2 where id = $1', [changed]);
      await owner.query('delete from properties where id = $1', [gone]);
    }
    const steadySeen = seen.filter((id) => steady.includes(id));
    expect(steadySeen.toSorted()).toEqual(steady);
  });

  it('refuses a cursor it did not give, and one of another sort', () => {
    const errors = (query: string) =>
      checkFilters(new URLSearchParams(query)).error?.issues.map(({ path }) => path[0]);
    expect(errors('cursor=zzz')).toEqual(['cursor']);
    expect(errors('sort=newest&cursor=best~1~019b76da-a800-7198-a1ff-94e4bff6a800')).toEqual(['cursor']);
  });
});

describe('text', () => {
  it.each([
    ['koramangla', 'Koramangala', 1],
    ['hsr layot 2bhk', 'HSR Layout', 0],
    ['2 BHK in kormangala, banglore', 'Koramangala', 0],
  ])('%s is understood as %s', async (q, locality) => {
    const result = await search({ q });
    expect(result.understood).toMatchObject({ localities: [locality], corrected: true });
    expect(new Set(result.items.map((item) => item.locality))).toEqual(new Set([locality]));
    expect(result.items.length).toBeGreaterThan(0);
    if (q.includes('2')) expect(new Set(result.items.map((item) => item.bedrooms))).toEqual(new Set([2]));
  });

  it.each([1, 2])('with %s wrong letters in a locality is understood in 95 of 100 tries', (edits) => {
    const places = scalePlaces();
    const { right, tried } = measureTypos(edits, knownPlaces(places), places);
    expect(right / tried).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    "'; drop table listings; --",
    'नमस्ते कोरमंगला',
    '🏠🏡 घर',
    '\u0000\u0001\ud800',
    `"quoted" & | ! ( ) :* <-> \\ %_`,
    'x'.repeat(1000),
    'a '.repeat(500),
    '٢ ۳ 2bhk 99999999bhk',
    '<script>alert(1)</script>',
    'the in and',
  ])('%j is searched for like any other', async (q) => {
    expect(propertySearchResult.safeParse(await search({ q })).error).toBeUndefined();
    expect(
      propertySearchResult.safeParse(await search({ q, city: q.trim().slice(0, 100), locality: 'x' })).error,
    ).toBeUndefined();
    expect(propertySearchResult.safeParse(await search({ q, city: 'Jaipur' })).error).toBeUndefined();
  });

  it('never breaks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (q) => {
        const parsed = propertyFilters.safeParse({ q });
        if (!parsed.success) return;
        expect(await catalogue.search(visitor, parsed.data)).toHaveProperty('total');
        const inCity = { ...parsed.data, city: 'jaipur' };
        expect(await catalogue.search(visitor, inCity)).toHaveProperty('total');
      }),
      { numRuns: 20 },
    );
  });
});

it.each([
  ["the O'Brien's orchard", "o'brien's"],
  ['an orchard, 7:30 to 9', '7:30 orchard'],
  ['बाग़ orchard', 'बाग़'],
])('finds rare words with any signs in one city as in all: %s', async (title, q) => {
  const id = await newHome();
  await owner.query('update properties set title = $2 where id = $1', [id, title]);
  const ids = async (text: string, city?: string) =>
    (await search({ q: text, city })).items.map((home) => home.id);
  const quoted = `"${q}"`;
  expect([await ids(quoted), await ids(quoted, 'Jaipur'), await ids(quoted, 'Pune')]).toEqual([
    [id],
    [id],
    [],
  ]);
  expect([(await ids(q))[0], (await ids(q, 'Jaipur'))[0]]).toEqual([id, id]);
  expect(await ids(q, 'Pune')).not.toContain(id);
  await owner.query('delete from properties where id = $1', [id]);
});

it('finds another form of a frequent word in one city too', async () => {
  const total = async (q: string, city?: string) => (await search({ q, city })).total;
  expect(await total('"viewing"', 'Mumbai')).toBeGreaterThan(0);
  expect(await total('"viewing"', 'Mumbai')).toBe(await total('"view"', 'Mumbai'));
  const first = async (q: string) => (await search({ q, city: 'Mumbai' })).items.map(({ id }) => id);
  expect(await first('viewing')).toEqual(await first('view'));
});

it('fails, and brings nothing else down, where the database is gone at once', async () => {
  const gone = () => Promise.reject(new Error('connection lost'));
  const filters = propertyFilters.parse({ bedrooms: ['2'] });
  await catalogue.search(visitor, filters);
  await expect(catalogue.search(gone, filters)).rejects.toThrow('connection lost');
});

it('says which filter is in the way when nothing matches, and what comes closest', async () => {
  const nothing = await search({ city: 'Mumbai', bedrooms: [2], rent_max: 100 });
  expect([nothing.items, nothing.total]).toEqual([[], 0]);
  expect(nothing.loosen.map(({ filter }) => filter)).toEqual(['rent']);
  expect(nothing.nearest.map(({ city, bedrooms }) => [city, bedrooms])).toEqual(Array(6).fill(['Mumbai', 2]));
  const rents = nothing.nearest.map((home) => home.rent);
  expect(rents).toEqual(rents.toSorted((a, b) => a - b));
});

it('shows what costs a little more, or else a little less, where no home has the asked rent', async () => {
  const { items } = await search({ city: 'Mumbai', bedrooms: [2], sort: 'rent_asc', limit: 100 });
  const rents = items.map((home) => home.rent);
  const [below = 0, above = 0] = rents.flatMap((rent, i) => {
    const next = rents[i + 1] ?? rent;
    return next - rent > 1_100 * 100 ? [rent, next] : [];
  });
  const inGap = { rent_min: below / 100 + 1, rent_max: above / 100 - 1 };
  const between = await search({ city: 'Mumbai', bedrooms: [2], ...inGap });
  expect([between.total, between.nearest[0]?.rent]).toEqual([0, above]);
  const dearest = await search({ city: 'Mumbai', bedrooms: [2], sort: 'rent_desc', limit: 6 });
  for (const tooMuch of [{ rent_min: 900_000 }, { rent_min: 900_000, rent_max: 950_000 }]) {
    const { total, nearest } = await search({ city: 'Mumbai', bedrooms: [2], ...tooMuch });
    expect([total, nearest.map(({ id }) => id)]).toEqual([0, dearest.items.map(({ id }) => id)]);
  }
});

it('shows the homes of a text of whose other words no home has one, and says so', async () => {
  const found = await search({ q: '2bhk flat in mumbai with zzzzqqq under 90k' });
  expect(found.understood).toMatchObject({ words: 'zzzzqqq', wordsAreMissing: true });
  expect(found.total).toBe((await search({ city: 'Mumbai', bedrooms: [2], rent_max: 90_000 })).total);
  const dear = await search({ q: '2 bhk mumbai under 1000' });
  expect(dear.loosen.map(({ q }) => q)).toEqual(['2 bhk mumbai', 'mumbai']);
  expect((await search({ q: 'flat for rent in mumbai' })).total).toBe(
    (await search({ city: 'Mumbai' })).total,
  );
});

it('stays in the city of a place that has no such home', async () => {
  const nothing = await search({ q: '2 bhk powai under 1200' });
  expect(nothing.total).toBe(0);
  expect(new Set(nothing.nearest.map(({ city }) => city))).toEqual(new Set(['Mumbai']));
  const inHindi = await search({ q: '2 बीएचके powai में 1200 तक' });
  expect(inHindi.loosen.map(({ q }) => q)).toContain('मुंबई');
  expect(inHindi.loosen.filter(({ q }) => q?.includes('Mumbai'))).toEqual([]);
  await owner.query(
    `select app.ensure_locality((select id from cities where slug = 'mumbai'), 'Nowhere Gaon') as id`,
  );
  const anywhere = () => search({ q: '2 bhk nowhere gaon' });
  await expect
    .poll(async () => (await anywhere()).understood.localities, { timeout: 30_000 })
    .toEqual(['Nowhere Gaon']);
  const { loosen, nearest } = await anywhere();
  expect(loosen[0]).toMatchObject({ filter: 'q', q: '2 bhk Mumbai' });
  expect(nearest.map(({ city, bedrooms }) => [city, bedrooms])).toEqual(Array(6).fill(['Mumbai', 2]));
});

it('takes what a text says as if it were chosen', async () => {
  for (const [q, filters] of [
    ['semi furnished villa in mumbai', { furnishing: ['semi_furnished'], property_type: ['villa'] }],
    [
      'no brokerage 2 or 3 bhk mumbai with lift',
      { listed_as: 'owner', bedrooms: [2, 3], amenities: ['lift'] },
    ],
    [
      'pet friendly mumbai 15k-60k above 500 sqft',
      { pets: true, rent_min: 15_000, rent_max: 60_000, area_min: 500 },
    ],
    ['मुंबई में वेरिफाइड', { verified: true }],
  ] as const) {
    const [read, chosen] = [await search({ q }), await search({ city: 'Mumbai', ...filters })];
    expect([q, read.total, read.items.map(({ id }) => id)]).toEqual([
      q,
      chosen.total,
      chosen.items.map(({ id }) => id),
    ]);
    expect(read.total).toBeGreaterThan(0);
  }
  const forFamily = await search({ q: 'mumbai family verified', limit: 100 });
  const tenants = new Set(forFamily.items.map((home) => home.preferred_tenant));
  expect([forFamily.understood.widened, tenants]).toEqual([
    ['preferred_tenant'],
    new Set(['family', 'anyone']),
  ]);
  // A PG for women, then those for anyone.
  const forWomen = await search({ q: 'girls pg', limit: 100 });
  const [women, anyone] = [
    await search({ pg_for: ['women'], limit: 100 }),
    await search({ pg_for: ['anyone'], limit: 100 }),
  ];
  expect(women.total).toBeGreaterThan(0);
  expect(forWomen.total).toBe(women.total + anyone.total);
  expect(forWomen.items.slice(0, women.items.length).map(({ id }) => id)).toEqual(
    women.items.map(({ id }) => id),
  );
  expect(forWomen.understood).toMatchObject({ widened: ['pg_for'], words: '' });
  const both = await search({ q: 'mumbai with lift', amenities: ['gym'], furnishing: ['unfurnished'] });
  const chosen = await search({ city: 'Mumbai', amenities: ['lift', 'gym'], furnishing: ['unfurnished'] });
  expect(both.total).toBe(chosen.total);
  const other = await search({ q: 'mumbai unfurnished', furnishing: ['fully_furnished'] });
  expect(other.total).toBe((await search({ city: 'Mumbai', furnishing: ['fully_furnished'] })).total);
  expect(other.understood.spans.map(({ of }) => of)).toEqual(['place']);
});

it('orders by what a text says, from page to page', async () => {
  const first = await search({ q: 'cheap flat in mumbai', limit: 20 });
  const chosen = await search({ city: 'Mumbai', sort: 'rent_asc', limit: 40 });
  const second = await search({ q: 'cheap flat in mumbai', limit: 20, cursor: first.nextCursor ?? '' });
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(ids).toEqual(chosen.items.map(({ id }) => id));
});

it('gives every home once, those with the words first', async () => {
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await search({
      q: 'jaipur with a piano in the observatory',
      limit: 10,
      ...(cursor ? { cursor } : {}),
    });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe((await search({ city: 'Jaipur' })).total);
});

it('finds a locality that was added a moment ago', async () => {
  const { rows } = await owner.query(
    `select app.ensure_locality((select id from cities where slug = 'jaipur'), 'Zebra Chowk') as id`,
  );
  await owner.query(
    `update properties set locality_id = $1 where id = (select id from properties
    where city = 'Jaipur' and listing_state = 'published' and availability = 'available' limit 1)`,
    [rows[0].id],
  );
  // Who has just asked for new places does not ask again at once.
  const total = async (filters: Parameters<typeof search>[0]) => (await search(filters)).total;
  await expect.poll(() => total({ city: 'Jaipur', locality: 'zebra-chowk' }), { timeout: 1000 }).toBe(1);
  await expect.poll(() => total({ q: 'zebra chowk' }), { timeout: 1000 }).toBe(1);
});
