// What administrators decide about localities, and that all of it is taken back as it was.
import { beforeAll, describe, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices();
let admin: string;
let lister: string;

beforeAll(async () => {
  await addPlaces(asOwner);
  admin = await addPerson('Asha Rao', ['admin']);
  lister = await addPerson('Lata Iyer', ['landlord']);
});

const listed = async (locality: string, own: { city?: string } = {}) => {
  const { id } = await as(lister).properties.create(homeInput({ locality, ...own }));
  await as(lister).properties.publish({ id });
  return id;
};
const localityOf = async (id: string) =>
  (await asOwner<{ locality: string }>('select locality from properties where id = $1', [id]))[0]?.locality;
const idOf = async (name: string) =>
  (await asOwner<{ id: number }>('select id from localities where name = $1', [name]))[0]?.id ?? 0;
const queue = async () => (await as(admin).curatedLocalities.list({})).items;
const found = async (filters: {
  q?: string;
  locality?: string[];
  city?: string;
  near?: string;
  radius_m?: number;
}) => (await as(null).properties.search(filters)).items.map(({ id }) => id);
const brokenRule = (rule: string) =>
  expect.objectContaining({ code: 'RULE_BROKEN', data: expect.objectContaining({ rule }) });

describe('a locality that nobody knows', () => {
  it('waits with its homes and the known ones that it may be', async () => {
    await listed('Korasandra Gardens');
    await listed('Korasandra Gardens');
    const [first] = await queue();
    expect(first).toMatchObject({
      name: 'Korasandra Gardens',
      city: { name: 'Bengaluru' },
      state: 'waiting',
      homes: 2,
      decision: null,
    });
  });

  it('is near nothing, not even the middle of its city', async () => {
    await asOwner(`update cities set lat = 12.97, lng = 77.59 where slug = 'bengaluru'`);
    const home = await listed('Behind The Mill');
    await expect.poll(() => found({ city: 'bengaluru', locality: ['other-areas'] })).toContain(home);
    expect(await found({ near: '12.97,77.59', radius_m: 50_000 })).not.toContain(home);
  });

  it('is accepted: its homes stand there, and searches find them by its name; then taken back', async () => {
    const home = await listed('Mango Grove');
    const id = await idOf('Mango Grove');
    expect(await localityOf(home)).toBe('Other areas');
    expect(await as(admin).curatedLocalities.accept({ id })).toEqual({ homes: 1 });
    expect(await localityOf(home)).toBe('Mango Grove');
    await expect.poll(() => found({ city: 'Bengaluru', locality: ['Mango Grove'] })).toEqual([home]);
    // From now on it is one like any other.
    expect(await localityOf(await listed('mango grov'))).toBe('Mango Grove');
    await expect(as(admin).curatedLocalities.accept({ id })).rejects.toEqual(
      brokenRule('locality.transition-not-allowed'),
    );
    expect(await as(admin).curatedLocalities.undo({ id })).toEqual({ homes: 1 });
    expect(await localityOf(home)).toBe('Other areas');
    expect(await queue()).toContainEqual(expect.objectContaining({ name: 'Mango Grove', homes: 1 }));
  });

  it('is merged: both spellings find all homes', async () => {
    const own = await listed('Koramangala');
    const other = await listed('KML Block');
    const [id, into] = [await idOf('KML Block'), await idOf('Koramangala')];
    expect(await as(admin).curatedLocalities.merge({ id, into })).toEqual({ homes: 1 });
    expect(await localityOf(other)).toBe('Koramangala');
    for (const q of ['kml block', 'koramangala'])
      await expect
        .poll(async () => (await found({ q })).sort())
        .toEqual(expect.arrayContaining([own, other]));
    await expect.poll(() => found({ locality: ['kml-block'] })).toContain(own);
    expect((await as(null).places.locality({ city: 'bengaluru', locality: 'kml-block' })).slug).toBe(
      'koramangala',
    );
    // Whoever writes it the next time stands there at once.
    expect(await localityOf(await listed('KML Block'))).toBe('Koramangala');
  });

  it('is dismissed: its homes stay where they are', async () => {
    const home = await listed('Big Tree Gaon');
    const id = await idOf('Big Tree Gaon');
    expect(await as(admin).curatedLocalities.dismiss({ id })).toEqual({ homes: 0 });
    expect(await localityOf(home)).toBe('Other areas');
    // Its page and its filter lead there like any other's.
    const page = await as(null).places.locality({ city: 'bengaluru', locality: 'other-areas' });
    expect(page).toMatchObject({ name: 'Other areas', slug: 'other-areas' });
    await expect.poll(() => found({ city: 'bengaluru', locality: ['other-areas'] })).toContain(home);
    expect((await queue()).map(({ name }) => name)).not.toContain('Big Tree Gaon');
  });
});

describe('two known localities', () => {
  it('become one with all of their homes, which keep their points, and two again', async () => {
    await asOwner(`insert into localities (city_id, name, slug)
      select id, unnest(array['Sarjapur', 'Sarjapura']), unnest(array['sarjapur', 'sarjapura']) from cities where slug = 'bengaluru'`);
    const homes = [await listed('Sarjapur'), await listed('Sarjapura')];
    await asOwner('update properties set lat = 12.9, lng = 77.7 where id = $1', [homes[1]]);
    const [into, id] = [await idOf('Sarjapur'), await idOf('Sarjapura')];
    await as(admin).curatedLocalities.merge({ id, into });
    expect(await Promise.all(homes.map(localityOf))).toEqual(['Sarjapur', 'Sarjapur']);
    expect(await asOwner('select lat from properties where id = $1', [homes[1]])).toEqual([{ lat: 12.9 }]);
    await as(admin).curatedLocalities.undo({ id });
    expect(await Promise.all(homes.map(localityOf))).toEqual(['Sarjapur', 'Sarjapura']);
    await expect.poll(() => found({ locality: ['sarjapura'] })).toEqual([homes[1]]);
    const trail = await asOwner<{ action: string }>(
      `select action from audit_log where subject_type = 'locality' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(trail.map(({ action }) => action)).toEqual(['curatedLocalities.merge', 'curatedLocalities.undo']);
  });

  it('of two cities, or one into itself, are not merged', async () => {
    await asOwner(
      `insert into localities (city_id, name, slug) select id, 'Aundh', 'aundh' from cities where slug = 'pune'`,
    );
    const [id, into] = [await idOf('Koramangala'), await idOf('Aundh')];
    await expect(as(admin).curatedLocalities.merge({ id, into })).rejects.toEqual(
      brokenRule('locality.of-another-city'),
    );
    await expect(as(admin).curatedLocalities.merge({ id, into: id })).rejects.toEqual(
      brokenRule('locality.into-itself'),
    );
  });

  it('get other names, by which they are found', async () => {
    const id = await idOf('Aundh');
    await as(admin).curatedLocalities.setNames({ id, name: 'Aundh', aliases: ['औंध', 'Aund Gaon'] });
    await expect
      .poll(async () => (await as(null).properties.search({ q: 'aund gaon' })).understood.localities)
      .toEqual(['Aundh']);
  });
});

it('is for administrators alone', async () => {
  for (const who of [null, lister])
    await expect(as(who).curatedLocalities.list({})).rejects.toMatchObject({
      code: who ? 'FORBIDDEN' : 'UNAUTHORIZED',
    });
});
