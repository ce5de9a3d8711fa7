// What a search answers of its text: cities without homes, names of several cities, what is not wanted, words that no home has.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices();
const search = (filters: Parameters<ReturnType<typeof as>['properties']['search']>[0]) =>
  as(null).properties.search(filters);

/** By city and locality. */
const homes = [
  ['Bengaluru', 'Koramangala', 'apartment'],
  ['Bengaluru', 'Koramangala', 'villa'],
  ['Bengaluru', 'Civil Lines', 'apartment'],
  ['Pune', 'Civil Lines', 'apartment'],
] as const;

beforeAll(async () => {
  await addPlaces(asOwner);
  await asOwner(`insert into cities (name, slug, state, lat, lng) values ('Navi Pune', 'navi-pune', 'Maharashtra', 18.6, 73.9),
    ('Farville', 'farville', 'Punjab', 31, 75)`);
  await asOwner(`update cities set lat = 12.97, lng = 77.59 where slug = 'bengaluru'`);
  await asOwner(`update cities set lat = 18.52, lng = 73.86 where slug = 'pune'`);
  await asOwner(`insert into localities (city_id, name, slug)
    select id, 'Civil Lines', 'civil-lines' from cities where slug in ('bengaluru', 'pune')`);
  await asOwner(
    `insert into places (kind, name, slug, source, aliases) values ('city', 'Mysore', 'mysore', 'test', '{Mysuru}')`,
  );
  const lister = await addPerson('Lata Iyer', ['landlord']);
  for (const [city, locality, property_type] of homes) {
    const { id } = await as(lister).properties.create(homeInput({ city, locality, property_type }));
    await asOwner(
      `update properties p set lat = c.lat, lng = c.lng from cities c where p.id = $1 and c.name = $2`,
      [id, city],
    );
    await as(lister).properties.publish({ id });
  }
  await vi.waitFor(async () => expect((await search({})).total).toBe(homes.length), 30_000);
});

describe('a place that several cities have', () => {
  it('is asked about, with the homes of each city', async () => {
    const { understood, total } = await search({ q: 'civil lines' });
    const choices = understood.choices.map(({ city, homes: count }) => [city, count]).sort();
    expect(choices).toEqual([
      ['Bengaluru', 1],
      ['Pune', 1],
    ]);
    expect(understood.choices.filter(({ isShown }) => isShown)).toHaveLength(1);
    expect(total).toBe(1);
  });

  it.each([{ q: 'civil lines', city: 'pune' }, { q: 'civil lines pune' }, { q: 'koramangala' }])(
    'is not asked about where a city is chosen or named, or only one has it: %j',
    async (filters) => {
      expect((await search(filters)).understood.choices).toEqual([]);
    },
  );

  it('offers no city whose homes are others than those asked for', async () => {
    const { understood } = await search({ q: 'civil lines', bedrooms: [5] });
    expect(understood.choices).toEqual([]);
  });
});

describe('what is not wanted', () => {
  it.each([
    ['not koramangala', 1, 'Bengaluru'],
    ['koramangala nahi', 1, 'Bengaluru'],
    ['bangalore not civil lines', 2, 'Bengaluru'],
    ['not in bangalore', 1, null],
    ['no villa', 3, null],
    ['koramangala no villa', 1, null],
  ])('%s', async (q, total, city) => {
    const found = await search({ q });
    expect([found.total, found.understood.city]).toEqual([total, city]);
    expect(found.facets.locality.filter(({ isChosen }) => isChosen).map(({ label }) => label)).toEqual(
      q === 'koramangala no villa' ? ['Koramangala'] : [],
    );
  });

  it('is said where no filter can leave it out', async () => {
    const { understood, total } = await search({ q: 'koramangala without lift' });
    expect([understood.unread, total]).toEqual([['without lift'], 2]);
  });
});

describe('a city without homes', () => {
  it('shows the homes around it, and the nearest cities with homes', async () => {
    const { understood, total } = await search({ q: '2bhk navi pune' });
    expect(understood.noHomesIn).toMatchObject({
      city: 'Navi Pune',
      nearest: [{ city: 'Pune', homes: 1 }, {}],
    });
    expect([total, understood.near?.name]).toEqual([1, 'Navi Pune']);
  });

  it('names the nearest cities where nothing is around it, and shows no homes of theirs', async () => {
    const { understood, total } = await search({ q: 'farville' });
    expect([total, understood.noHomesIn?.nearest.length]).toEqual([0, 2]);
    expect((await search({ city: 'farville' })).understood.noHomesIn?.city).toBe('Farville');
  });

  it('is none as soon as a home is published there', async () => {
    const lister = await addPerson('Meera Nair', ['landlord']);
    await asOwner(`insert into localities (city_id, name, slug)
      select id, 'Main Bazaar', 'main-bazaar' from cities where slug = 'farville'`);
    const { id } = await as(lister).properties.create(
      homeInput({ city: 'Farville', locality: 'Main Bazaar' }),
    );
    await as(lister).properties.publish({ id });
    await expect.poll(async () => (await search({ q: 'farville' })).total).toBe(1);
    expect((await search({ q: 'farville' })).understood.noHomesIn).toBeNull();
  });
});

it('says that we are not in a city which the gazetteer knows, by any of its names', async () => {
  for (const q of ['mysore', 'flat in mysuru'])
    expect((await search({ q })).understood).toMatchObject({ otherCity: 'Mysore', noHomesIn: null });
  expect((await search({ q: 'koramangala' })).understood.otherCity).toBeNull();
});

describe('words that are left over', () => {
  it('are missing where no home has them, in any order of the homes', async () => {
    for (const sort of ['best', 'rent_asc'] as const) {
      const { understood } = await search({ q: 'koramangala zzzqq', sort });
      expect([understood.missingWords, understood.wordsAreNowhere]).toEqual([['zzzqq'], true]);
    }
  });

  it('are missing one by one, beside a wish for a tenant too', async () => {
    await asOwner(`update properties set description = 'Marble floors' where locality = 'Koramangala'`);
    const { understood } = await search({ q: 'koramangala family zzzqq qqzzz' });
    expect(understood.missingWords).toEqual(['zzzqq', 'qqzzz']);
  });
});
