import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { addHome } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { asBulk } from '../bulk.ts';
import { dropIndexes, restoreIndexes } from './bulk-indexes.ts';
import { relearnWords } from './frequent-words.ts';
import { seedScale } from './scale.ts';

const { as, addPerson, asOwner, ownerUrl, urls } = await startServices({ runsJobs: false });
const owner = new Client(ownerUrl);
await owner.connect();
afterAll(() => owner.end());

const seed = (properties: number) => seedScale({ ownerUrl, urls, properties, progress: () => undefined });
const indexes = async () =>
  (
    await asOwner<{ indexdef: string }>(
      `select indexdef from pg_indexes where tablename in ('properties', 'listings') order by 1`,
    )
  ).map((row) => row.indexdef);
const numbers = async () =>
  (
    await asOwner<{ listings: number; word: string }>(
      'select (select count(*) from listings)::int as listings, (select word from app.catalogue_epoch) as word',
    )
  )[0];

it('makes up for a run that was killed: indexes and homes the catalogue lacks', async () => {
  await seed(300);
  const [whole, { listings, word } = {}] = [await indexes(), await numbers()];
  await dropIndexes(ownerUrl);
  await owner.query('begin');
  await owner.query(`set local app.bulk_load = 'on'`);
  await owner.query('delete from listings where property_id in (select property_id from listings limit 40)');
  await owner.query('commit');
  expect((await indexes()).length).toBeLessThan(whole.length);
  expect(await seed(300)).toBe(0);
  expect(await indexes()).toEqual(whole);
  const made = await numbers();
  expect(made?.listings).toBe(listings);
  // Whoever keeps the catalogue in memory reads it anew.
  expect(made?.word).not.toBe(word);
});

it('gives dropped indexes back once, and leaves nothing to do', async () => {
  const whole = await indexes();
  await dropIndexes(ownerUrl);
  await Promise.all([restoreIndexes(ownerUrl), restoreIndexes(ownerUrl)]);
  expect(await indexes()).toEqual(whole);
  expect(await asOwner('select from app.dropped_indexes')).toEqual([]);
});

it('learns the words of a catalogue that has changed, and counts the homes that say them', async () => {
  const lister = await addPerson('Lal Singh');
  for (let home = 0; home < 12; home += 1) {
    await addHome(asOwner, lister, { title: `Treehouse number ${home} with a zipline` });
  }
  const search = () => as(null).properties.search({ q: '"zipline"' });
  expect(await search()).toMatchObject({ total: 12 });
  expect(await asOwner(`select from frequent_words where word = 'zipline'`)).toEqual([]);
  expect(await asBulk(urls, relearnWords)).toBeGreaterThan(0);
  const [learnt] = await asOwner<{ key: number }>(`select key from frequent_words where word = 'zipline'`);
  const said = () =>
    asOwner('select count(*)::int as homes from listings where tags @> array[$1::integer]', [learnt?.key]);
  expect(await said()).toEqual([{ homes: 12 }]);
  expect(await search()).toMatchObject({ total: 12 });
  await addHome(asOwner, lister, { title: 'Treehouse with a second zipline' });
  expect(await said()).toEqual([{ homes: 13 }]);
  expect(await search()).toMatchObject({ total: 13 });
});
