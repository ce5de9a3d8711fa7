// Homes that leave the catalogue together: counted exactly, and each row of bits written once however many they are.
import { beforeAll, describe, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { seedScale } from '../../db/seed/scale.ts';

const { as, asOwner, ownerUrl, urls } = await startServices();
const { properties } = as(null);

beforeAll(async () => {
  await seedScale({ ownerUrl, urls, properties: 1200, progress: () => {} });
}, 60_000);

/** Keys of which the bits or the counts are not what the listings themselves say. */
const wrongCounts = () =>
  asOwner(`with expected as (
      select l.city_id, k.key, count(*)::integer as homes
        from listings l cross join lateral unnest(app.listing_keys(l)) k (key) group by 1, 2
    ), by_bits as (
      select city_id, key, sum(bit_count(bits))::integer as homes from listing_bits group by 1, 2
    )
    select city_id, key, e.homes as expected, b.homes as by_bits, c.homes as counted
      from expected e full join by_bits b using (city_id, key) full join listing_counts c using (city_id, key)
     where coalesce(e.homes, 0) <> coalesce(b.homes, 0)
        or (c.homes is not null and c.homes <> coalesce(e.homes, 0))`);

/** How many rows of bits and homes were written: each takes a number. */
async function writesDuring(work: () => Promise<unknown>): Promise<number> {
  const last = async () =>
    Number((await asOwner<{ last: string }>('select last_value as last from catalogue_version'))[0]?.last);
  const before = await last();
  await work();
  return (await last()) - before;
}

const pause = (homes: number) =>
  asOwner(`update properties set listing_state = 'paused' where id in
    (select property_id from listings order by property_id limit ${homes})`);

describe('homes that leave in one transaction', () => {
  it('write each row of bits once, however many they are', async () => {
    const [rows] = await asOwner<{ rows: number }>('select count(*)::integer as rows from listing_bits');
    const before = (await properties.search({})).total;
    const one = await writesDuring(() => pause(1));
    const many = await writesDuring(() => pause(600));
    expect(one).toBeGreaterThan(20);
    expect(many).toBeLessThanOrEqual(rows?.rows ?? 0);
    expect(await wrongCounts()).toEqual([]);
    expect((await properties.search({})).total).toBe(before - 601);
    expect((await properties.search({ area_min: 1 })).total).toBe(before - 601);
  });

  it('are counted beside others that change, move and come in the same transaction', async () => {
    const before = (await properties.search({})).total;
    await asOwner(`with chosen as (
        select property_id as id, row_number() over (order by property_id) as n from listings limit 40
      ), here as (select id as city_id, (select min(l.id) from localities l where l.city_id = c.id) as locality_id
        from cities c where slug = 'jaipur')
      update properties p set rent = case when n > 10 then rent + 100000 else rent end,
          listing_state = case when n <= 10 then 'paused' else listing_state end,
          city_id = case when n > 30 then here.city_id else p.city_id end,
          locality_id = case when n > 30 then here.locality_id else p.locality_id end
        from chosen, here where chosen.id = p.id`);
    expect(await wrongCounts()).toEqual([]);
    expect((await properties.search({})).total).toBe(before - 10);
    await asOwner(`update properties set listing_state = case when listing_state = 'paused' then 'published' else 'paused' end
      where listing_state in ('paused', 'published') and id in (select id from properties order by id limit 300)`);
    expect(await wrongCounts()).toEqual([]);
  });
});
