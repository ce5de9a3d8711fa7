import { expect, it } from 'vitest';
import { addPlaces } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, asOwner } = await startServices({ runsJobs: false });
await addPlaces(asOwner);
await asOwner(`insert into cities (name, slug, state) values ('Tumakuru', 'tumakuru', 'Karnataka')`);
await asOwner(`insert into localities (city_id, name, slug, aliases)
  select id, 'Indiranagar', 'indiranagar', '{इंदिरानगर}' from cities where slug = 'bengaluru'`);

const ask = (...places: string[]) => as(null).places.hindiNames({ places });

it('says which names people write and which are made by rule, to everybody', async () => {
  expect(await ask('Bengaluru', 'Tumakuru', 'Indiranagar, Bengaluru', 'Koramangala, Bengaluru')).toEqual([
    { place: 'Bengaluru', name: 'बेंगलुरु', is_made: false },
    { place: 'Tumakuru', name: expect.stringMatching(/^तु|^टु/), is_made: true },
    { place: 'Indiranagar, Bengaluru', name: 'इंदिरानगर', is_made: false },
    { place: 'Koramangala, Bengaluru', name: expect.stringMatching(/^को/), is_made: true },
  ]);
});

it('knows a locality by its name alone, for pages that are told no city', async () => {
  expect(await ask('Indiranagar')).toEqual([{ place: 'Indiranagar', name: 'इंदिरानगर', is_made: false }]);
});

it('leaves out what it does not know: other cities’ localities, slugs, anything', async () => {
  expect(await ask('Indiranagar, Pune', 'bengaluru', 'Atlantis', '')).toEqual([]);
});

it('refuses an endless list and names longer than any', async () => {
  await expect(ask(...Array(501).fill('Pune'))).rejects.toMatchObject({ status: 422 });
  await expect(ask('x'.repeat(211))).rejects.toMatchObject({ status: 422 });
});
