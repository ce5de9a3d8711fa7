// Homes that leave the catalogue together: each costs the same however many they are, and nobody waits for them.
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { seedScale } from '../../db/seed/scale.ts';

const { as, asOwner, ownerUrl, urls } = await startServices({ runsJobs: false });
const { properties } = as(null);
const other = new Client(ownerUrl);

beforeAll(async () => {
  await other.connect();
  await seedScale({ ownerUrl, urls, properties: 3000, progress: () => {} });
}, 60_000);
afterAll(() => other.end());

const count = async (text: string) =>
  (await asOwner<{ n: number }>(`select count(*)::integer as n from ${text}`))[0]?.n;
const total = async () => (await properties.search({})).total;

/** How long it takes, in milliseconds, and what was written down of it. */
async function pause(homes: number): Promise<{ ms: number; changes: number }> {
  const before = (await count('catalogue_changes')) ?? 0;
  const started = performance.now();
  await asOwner(`update properties set listing_state = 'paused' where id in
    (select property_id from listings order by property_id limit ${homes})`);
  const ms = performance.now() - started;
  return { ms, changes: ((await count('catalogue_changes')) ?? 0) - before };
}

describe('homes that leave in one transaction', () => {
  it('are each written down once, and cost no more each when they are many', async () => {
    const before = await total();
    const few = [await pause(20), await pause(20)];
    const many = await pause(1000);
    expect([...few, many].map(({ changes }) => changes)).toEqual([20, 20, 1000]);
    // Fifty times as many. Each by itself once went through what those before it had left, hundreds of times as long.
    expect(many.ms).toBeLessThan(150 * Math.max(10, Math.min(...few.map(({ ms }) => ms))));
    expect(await total()).toBe(before - 1040);
    expect((await properties.search({ area_min: 1 })).total).toBe(before - 1040);
    expect(await count('listings')).toBe(before - 1040);
  });

  it('are counted beside others that change, move and come in the same transaction', async () => {
    const before = await total();
    await asOwner(`with chosen as (
        select property_id as id, row_number() over (order by property_id) as n from listings limit 40
      ), here as (select id as city_id, (select min(l.id) from localities l where l.city_id = c.id) as locality_id
        from cities c where slug = 'jaipur')
      update properties p set rent = case when n > 10 then rent + 100000 else rent end,
          listing_state = case when n <= 10 then 'paused' else listing_state end,
          city_id = case when n > 30 then here.city_id else p.city_id end,
          locality_id = case when n > 30 then here.locality_id else p.locality_id end
        from chosen, here where chosen.id = p.id`);
    expect(await total()).toBe(before - 10);
    await asOwner(`update properties set listing_state = case when listing_state = 'paused' then 'published' else 'paused' end
      where listing_state in ('paused', 'published') and id in (select id from properties order by id limit 300)`);
    expect(await total()).toBe(await count('listings'));
  });

  it('keep nobody from saving a home meanwhile, nor from ending their transaction first', async () => {
    const [home] = await asOwner<{ id: string }>(
      'select property_id as id from listings order by property_id desc limit 1',
    );
    await asOwner('begin');
    await pause(500);
    await other.query(`set lock_timeout = '1s'`);
    await other.query('update properties set rent = 4321000 where id = $1', [home?.id]);
    expect(
      (await properties.search({ rent_min: 43_210, rent_max: 43_210 })).items.map(({ id }) => id),
    ).toContain(home?.id);
    await asOwner('commit');
    expect(await total()).toBe(await count('listings'));
  });
});
