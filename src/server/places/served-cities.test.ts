// Cities on demand: who asks for one, who begins to serve it, and who hears of it.
import { beforeAll, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });
let admin: string;
let lister: string;
let id: number;

beforeAll(async () => {
  await addPlaces(asOwner);
  admin = await addPerson('Asha Rao', ['admin']);
  lister = await addPerson('Lata Iyer', ['landlord']);
  await asOwner(`insert into places (kind, name, slug, state, source) values ('city', 'Mysuru', 'mysuru', 'Karnataka', 'test'),
    ('city', 'Madurai', 'madurai', 'Tamil Nadu', 'test')`);
  await asOwner(
    `insert into places (kind, name, slug, source, lat, lng) values ('pin_area', '570001', '570001', 'test', 12.31, 76.65)`,
  );
  await asOwner(`insert into places (kind, parent_id, name, slug, source, lat, lng)
    select 'locality', id, 'Gokulam', 'gokulam', 'test', 12.33, 76.62 from places where slug = 'mysuru'`);
  const [found] = await as(null).servedCities.find({ q: 'mysor' });
  id = found?.id ?? 0;
});

it('finds a city of India by a slip of its name, served or not', async () => {
  expect(await as(null).servedCities.find({ q: 'mysuru' })).toMatchObject([
    { name: 'Mysuru', state: 'Karnataka', is_served: false },
  ]);
  expect(await as(null).servedCities.find({ q: '100%_' })).toEqual([]);
});

it('finds a city by its older and its newer name, whichever it is listed under', async () => {
  await asOwner(`insert into places (kind, name, slug, source, state)
    values ('city', 'Allahabad', 'allahabad', 'test', 'Uttar Pradesh')`);
  expect(await as(null).servedCities.find({ q: 'Prayagraj' })).toMatchObject([{ name: 'Allahabad' }]);
  expect(await as(null).servedCities.find({ q: 'Mysore' })).toMatchObject([{ name: 'Mysuru' }]);
});

it('counts who waits for it, each once, until they withdraw', async () => {
  await as(lister).servedCities.ask({ id });
  await as(lister).servedCities.ask({ id });
  await as(admin).servedCities.ask({ id });
  expect(await as(admin).servedCities.list({})).toMatchObject({ items: [{ name: 'Mysuru', people: 2 }] });
  await as(admin).servedCities.withdraw({ id });
  expect(await as(admin).servedCities.list({})).toMatchObject({ items: [{ name: 'Mysuru', people: 1 }] });
  expect(await as(lister).servedCities.mine({})).toMatchObject([{ name: 'Mysuru' }]);
});

it('is served from a PIN code on: whoever waited hears, and homes are listed there', async () => {
  await expect(as(admin).servedCities.serve({ id })).rejects.toMatchObject({
    data: { rule: 'city.place-unknown', field: 'pincode' },
  });
  expect(await as(admin).servedCities.serve({ id, pincode: '570001' })).toEqual({ slug: 'mysuru', told: 1 });
  expect((await as(lister).notifications.list({})).items).toContainEqual(
    expect.objectContaining({ title: 'We are in Mysuru now', path: '/rent/mysuru' }),
  );
  const home = await as(lister).properties.create(homeInput({ city: 'Mysuru', locality: 'gokulam' }));
  expect(await asOwner('select city, locality from properties where id = $1', [home.id])).toEqual([
    { city: 'Mysuru', locality: 'Gokulam' },
  ]);
  await expect(as(admin).servedCities.serve({ id })).rejects.toMatchObject({
    data: { rule: 'city.served-already' },
  });
  await expect(as(lister).servedCities.ask({ id })).rejects.toMatchObject({
    data: { rule: 'city.served-already' },
  });
});

it('is no longer waited for once it is served', async () => {
  expect(await as(lister).servedCities.mine({})).toEqual([]);
});

it('is begun by administrators alone', async () => {
  await expect(as(lister).servedCities.serve({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
