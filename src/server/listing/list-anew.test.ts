import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addHome } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { services, addPerson, asOwner } = await startServices({ runsJobs: false });
const listAnew = () =>
  services.handlers.find((handler) => handler.name === 'upkeep.list-anew')?.handle({}, services.jobs);
const generated = readFileSync(new URL('../../db/sql/after/catalogue_fields.sql', import.meta.url), 'utf8');
const tagsOf = async (home: string) => {
  const [row] = await asOwner<{ tags: number[] }>('select tags from listings where property_id = $1', [home]);
  return row?.tags.toSorted((a, b) => a - b);
};
const workLeft = async () =>
  (await asOwner('select from app.listing_shape where listed_to is not null')).length;

it('brings homes of before to what the catalogue is told of them now, once, and leaves the rest as it is', async () => {
  const lister = await addPerson('Lal Singh');
  const homes: string[] = [];
  for (let made = 0; made < 3; made += 1) homes.push(await addHome(asOwner, lister));
  const [before, ...others] = homes as [string, ...string[]];
  const tags = await tagsOf(before);
  const stamps = await asOwner('select id, updated_at from properties order by id');
  await asOwner('update listings set tags = $2 where property_id = $1', [before, '{0}']);
  await listAnew();
  expect(await tagsOf(before)).toEqual([0]);

  await asOwner(`update app.listing_shape set listed_to = '00000000-0000-0000-0000-000000000000'`);
  await listAnew();
  expect(await tagsOf(before)).toEqual(tags);
  expect(await Promise.all(others.map(tagsOf))).toEqual([tags, tags]);
  expect(await asOwner('select id, updated_at from properties order by id')).toEqual(stamps);
  expect(await workLeft()).toBe(0);
});

it('knows after an update of the product that there is work', async () => {
  await asOwner(`update app.listing_shape set shape = 'of an earlier release'`);
  await asOwner(generated);
  expect(await workLeft()).toBe(1);
  await listAnew();
  expect(await workLeft()).toBe(0);
});
