// The catalogue in memory against the tables it copies: after a rebuild, a failure, and answers that overtake each other.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database.ts';
import { rebuildCounts } from '../../db/seed/rebuild-counts.ts';
import { seedScale } from '../../db/seed/scale.ts';
import { spanOf } from './bit-store.ts';
import { bitWidth, type Chunk } from './chunk.ts';
import { idOf, textOf } from './home-ids.ts';
import { type Chunks, createMemory, type InMemory } from './memory.ts';
import { type Query, queryOn } from './query.ts';

const { database, urls, ownerUrl } = await cloneDatabase();
const visitor = queryOn(database.pools.visitor);
const owner = new Client(ownerUrl);

beforeAll(async () => {
  await owner.connect();
  await seedScale({ ownerUrl, urls, properties: 400, progress: () => {} });
}, 60_000);
afterAll(() => owner.end());

const at = (chunks: Chunks, cityId: number, number: number) =>
  chunks.find((chunk) => chunk.cityId === cityId && chunk.number === number);

function countOf(chunk: Chunk | undefined, key: number): number | undefined {
  const row = chunk?.row(key);
  return row && chunk?.store.size(spanOf(row));
}

async function expectTrue({ chunks, places }: InMemory): Promise<void> {
  const rows = await owner.query(
    'select city_id, chunk, key, bit_count(bits)::integer as homes from listing_bits where bit_count(bits) > 0',
  );
  expect(rows.rowCount).toBeGreaterThan(1000);
  const wrong = rows.rows.filter(
    ({ city_id, chunk, key, homes }) => homes !== countOf(at(chunks, city_id, chunk), key),
  );
  expect(wrong).toEqual([]);
  const homes = await owner.query('select * from listing_slots');
  const lost = homes.rows.filter(({ city_id, slot, property_id, rent, newest }) => {
    const chunk = at(chunks, city_id, Math.floor(slot / bitWidth));
    const place = slot % bitWidth;
    const keys = [chunk?.sortKeys.rent.keys[place], chunk?.sortKeys.newest.keys[place]];
    const found = places.find(idOf(property_id));
    if (!chunk || found?.chunk !== chunk || found.slot !== place) return true;
    return textOf(chunk.id(place)) !== property_id || keys.join() !== [rent, newest].join();
  });
  expect(lost).toEqual([]);
}

it('holds what the tables hold, and again after they were built anew', async () => {
  const memory = createMemory();
  await expectTrue(await memory.read(visitor));
  await owner.query(
    `update properties set rent = rent + 100000, furnishing = 'unfurnished' where city = 'Mumbai'`,
  );
  await expectTrue(await memory.read(visitor));
  await owner.query(`update properties set listing_state = 'withdrawn' where city = 'Pune'`);
  await rebuildCounts(owner, () => undefined);
  const built = await memory.read(visitor);
  await expectTrue(built);
  const { rows } = await owner.query(`select id from cities where name = 'Pune'`);
  expect(at(built.chunks, rows[0].id, 0)).toBeUndefined();
});

it('reads on where a failure stopped it', async () => {
  const memory = createMemory();
  let asked = 0;
  const failing: Query = (text, values, isReused) => {
    asked += 1;
    if (asked > 1) throw new Error('connection lost');
    return visitor(text, values, isReused);
  };
  await expect(memory.read(failing)).rejects.toThrow('connection lost');
  await expectTrue(await memory.read(visitor));
});

it('keeps the newer of two answers, whichever comes last', async () => {
  const memory = createMemory();
  await memory.read(visitor);
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slow: Query = async (text, values, isReused) => {
    const rows = await visitor(text, values, isReused);
    await held;
    return rows as never;
  };
  await owner.query(`update properties set rent = 1234500 where city = 'Mumbai'`);
  const late = memory.read(slow);
  await owner.query(`update properties set rent = 5432100 where city = 'Mumbai'`);
  await expectTrue(await memory.read(visitor));
  arrive();
  await expectTrue(await late);
});
