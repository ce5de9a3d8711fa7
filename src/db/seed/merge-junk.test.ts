import { expect, it } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database.ts';
import { asBulk } from '../bulk.ts';
import { seedBasePlaces } from './base-places.ts';
import { mergeJunk } from './merge-junk.ts';

const { urls } = await cloneDatabase();

it('merges what listers made into what they mean, keeps points, and says what it did; the second time there is nothing to do', async () => {
  await seedBasePlaces(urls);
  await asBulk(urls, async (client) => {
    const rows = async (text: string) => (await client.query(text)).rows;
    await client.query(
      `insert into auth.users (id, name, email) values ('01900000-0000-7000-8000-000000000001', 'Lata', 'lata@example.in')`,
    );
    await client.query(
      `insert into profiles (user_id) values ('01900000-0000-7000-8000-000000000001') on conflict do nothing`,
    );
    await client.query(`insert into localities (city_id, name, slug) select id, unnest(array['Koramangla', 'Quixote Enclave', '5, 1st Cross, HSR Layout']),
      unnest(array['koramangla', 'quixote-enclave', '5-1st-cross-hsr-layout']) from cities where slug = 'bengaluru'`);
    await client.query(`insert into properties (listed_by, title, city_id, locality_id, lat, lng)
      select '01900000-0000-7000-8000-000000000001', l.name, l.city_id, l.id, 12.93, 77.62 from localities l where l.lat is null`);
    const said = await mergeJunk(client, false);
    expect(said.map(({ name, into, homes }) => [name, into, homes])).toEqual([
      ['5, 1st Cross, HSR Layout', 'HSR Layout', 1],
      ['Koramangla', 'Koramangala', 1],
      ['Quixote Enclave', null, 1],
    ]);
    expect(
      await rows(`select count(*)::int as n from localities where lat is null and state = 'known'`),
    ).toEqual([{ n: 3 }]);
    expect(await mergeJunk(client, true)).toEqual(said);
    expect(
      await rows('select title, locality, lat is not null as has_point from properties order by title'),
    ).toEqual([
      { title: '5, 1st Cross, HSR Layout', locality: 'HSR Layout', has_point: true },
      { title: 'Koramangla', locality: 'Koramangala', has_point: true },
      { title: 'Quixote Enclave', locality: 'Other areas', has_point: true },
    ]);
    expect(await mergeJunk(client, true)).toEqual([]);
  });
});
