import { beforeAll, expect, it } from 'vitest';
import { addPlaces } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, asOwner } = await startServices({ runsJobs: false });

beforeAll(async () => {
  await addPlaces(asOwner);
  await asOwner(`insert into localities (city_id, name, slug, aliases, pincode)
    select c.id, v.name, lower(v.name), v.aliases, v.pincode
      from cities c, (values ('HSR Layout', '{Agara}'::text[], '560102'), ('Sarjapur', '{}', null)) v (name, aliases, pincode)
     where c.name = 'Bengaluru'`);
});

const suggest = (input: { city?: string; q?: string }) => as(null).localities.suggest(input);

it('names the cities we serve, and what else they are called', async () => {
  expect(await suggest({})).toEqual({
    cities: ['Bengaluru', 'Pune'],
    city_aliases: { Bengaluru: expect.arrayContaining(['Bangalore']), Pune: expect.any(Array) },
    localities: [],
    map_start: null,
  });
});

it.each([
  ['by their beginning before their middle', 'sa', ['Sarjapur']],
  ['by another name', 'agara', ['HSR Layout']],
  ['all when nothing is typed', '', ['Sarjapur', 'HSR Layout', 'Koramangala']],
  ['by their sound in Hindi letters', 'कोरमंगला', ['Koramangala']],
  ['by the beginning of their sound', 'सर्जा', ['Sarjapur']],
  ['by a slip', 'koramangla', ['Koramangala']],
  ['by the beginning of a slip', 'kormang', ['Koramangala']],
  ['by a slip in two words', 'kora mangla', ['Koramangala']],
  ['by their PIN', '560102', ['HSR Layout']],
  ['by their PIN in Hindi figures', '५६० १०२', ['HSR Layout']],
  ['none for what no place is called', '100%_', []],
])('suggests localities %s', async (_, q, localities) => {
  expect((await suggest({ city: 'bangalore', q })).localities).toEqual(localities);
});

it('says where a map begins on which a home is marked: at the locality where that has a point, else in the city', async () => {
  await asOwner(`update localities set lat = 12.91, lng = 77.64 where name = 'HSR Layout'`);
  await asOwner(`update cities set lat = 12.97, lng = 77.59 where name = 'Bengaluru'`);
  const city = { lat: 12.97, lng: 77.59 };
  const start = async (q: string) => (await suggest({ city: 'Bengaluru', q })).map_start;
  expect(await start('agara')).toEqual({ lat: 12.91, lng: 77.64 });
  expect(await start('Sarjapur')).toEqual(city);
  expect(await start('')).toEqual(city);
  expect((await suggest({ city: 'Nowhere', q: 'x' })).map_start).toBeNull();
});

it('refuses a text longer than a name', async () => {
  await expect(suggest({ city: 'Pune', q: 'x'.repeat(121) })).rejects.toMatchObject({
    data: { errors: [{ field: 'q' }] },
  });
});
