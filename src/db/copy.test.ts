import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { copyIn } from './copy.ts';
import { copyOut } from './copy-out.ts';

const { ownerUrl } = await cloneDatabase();
const client = new Client(ownerUrl);
await client.connect();
afterAll(() => client.end());

const ROWS = 20_000;
const texts = Array.from({ length: ROWS }, (_, i) =>
  Buffer.from(i % 3 === 0 ? 'ü'.repeat(i % 40) : `row ${i}`),
);
const bigAt = (i: number) => (i % 2 === 0 ? -1 : 1) * i * 4_294_967_297;

it('brings rows into a table and back, more than fit into one block', async () => {
  await client.query('create temp table copied (i integer, s smallint, b bigint, t text, f boolean)');
  await copyIn(client, 'copied', {
    columns: 'i, s, b, t, f',
    count: ROWS,
    write: (block, i) =>
      block
        .row(5)
        .integer(i - 10_000)
        .smallint((i % 60_000) - 10_000)
        .bigint(i === 7 ? null : bigAt(i))
        .bytes(texts[i] as Buffer)
        .boolean(i % 5 === 0),
  });
  const { rows } = await client.query('select count(*)::int as count, min(i) as least from copied');
  expect(rows).toEqual([{ count: ROWS, least: -10_000 }]);
  let place = 0;
  let wrong = 0;
  await copyOut(client, 'select i, s, b, t, f from copied order by i', (row) => {
    const isRight =
      row.integer(0) === place - 10_000 &&
      row.integer(1) === place - 10_000 &&
      (place === 7 ? row.isNull(2) : row.bigint(2) === bigAt(place)) &&
      row.is(3, texts[place] as Buffer) &&
      row.text(3) === (texts[place] as Buffer).toString() &&
      row.boolean(4) === (place % 5 === 0);
    if (!isRight) wrong += 1;
    place += 1;
  });
  expect([place, wrong]).toEqual([ROWS, 0]);
});

it('gives the connection back after rows, after none, and after every kind of failure', async () => {
  const works = async () => expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await copyOut(client, 'select 1 where false', () => expect.unreachable());
  await works();
  await expect(copyOut(client, 'select nothing', () => {})).rejects.toMatchObject({ code: '42703' });
  await works();
  // Breaks after rows were sent.
  await expect(
    copyOut(client, 'select 100 / (30000 - g) from generate_series(1, 30000) g', () => {}),
  ).rejects.toMatchObject({ code: '22012' });
  await works();
  const thrown = new Error('not this row');
  await expect(
    copyOut(client, 'select g from generate_series(1, 1000) g', (row) => {
      if (row.integer(0) === 500) throw thrown;
    }),
  ).rejects.toBe(thrown);
  await works();
  await expect(copyOut(client, 'select 1', () => {}, Promise.reject(thrown))).rejects.toBe(thrown);
  await works();
});

it('reads identifiers and lists of numbers', async () => {
  const read: unknown[] = [];
  await copyOut(
    client,
    `select '0190f5c2-1a2b-7c3d-8e4f-001122334455'::uuid, '{0,-7,2000000000}'::integer[], '{}'::integer[]`,
    (row) => read.push(row.uuid(0), row.integers(1), row.integers(2)),
  );
  expect(read).toEqual(['0190f5c2-1a2b-7c3d-8e4f-001122334455', [0, -7, 2_000_000_000], []]);
});

it('waits for what its rows need, and chooses among texts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isReady = false;
  const chosen: number[] = [];
  const copied = copyOut(
    client,
    `select unnest(array['held', 'payable', 'else', null])`,
    (row) => {
      expect(isReady).toBe(true);
      chosen.push(row.choice(0, [Buffer.from('payable'), Buffer.from('held')]));
    },
    promise,
  );
  isReady = true;
  resolve();
  await copied;
  expect(chosen).toEqual([1, 0, -1, -1]);
});
