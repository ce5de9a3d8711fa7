/** What of many changes goes into one request, and what becomes of those that are not taken. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { madeUpHomes } from '../../../../tests/support/made-up-homes.ts';
import { createWriter } from './client.ts';
import { createSender } from './sender.ts';
import { differing } from './verify.ts';
import { firstOf, type Line, linesOf } from './write.ts';

const line = (id: string, bytes = 10): Line => ({ id, version: 1, text: 'x'.repeat(bytes) });

it('writes each home once, as it was changed last', () => {
  const [home] = madeUpHomes(1);
  if (!home) throw new Error('No home was made up');
  const gone = [{ id: home.id, version: 7 }];
  const newer = { ...home, version: 9 };
  expect(linesOf({ listed: [home, home], gone })).toMatchObject([{ id: home.id, version: 7 }]);
  expect(linesOf({ listed: [home, newer], gone })).toMatchObject([{ id: home.id, version: 9 }]);
});

it('fills a request with so many changes, or five megabytes of them', () => {
  const lines = ['a', 'b', 'c'].map((id) => line(id, 2_000_000));
  expect(firstOf(lines, 500).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(firstOf(lines, 1).map(({ id }) => id)).toEqual(['a']);
  expect(firstOf([line('large', 6_000_000), line('b')], 500).map(({ id }) => id)).toEqual(['large']);
});

it('finds localities that have other homes, or other versions of them', () => {
  const sum = (homes: number, check: number) => ({ homes, check });
  const here = new Map([
    [1, sum(2, 9)],
    [2, sum(1, 4)],
    [3, sum(1, 4)],
  ]);
  const there = new Map([
    [1, sum(2, 9)],
    [2, sum(1, 5)],
    [4, sum(1, 1)],
  ]);
  expect(differing(here, there)).toEqual([2, 3, 4]);
});

/** An engine that answers each bulk as it is told to: with a status for the request, or one for each home. */
async function engineThat(answers: (ids: string[], bulk: number) => number | Record<string, number>) {
  let bulk = 0;
  const server = createServer(async (from, to) => {
    const body = await text(from);
    const ids = [...body.matchAll(/"_id":"([^"]+)"/g)].map(([, id]) => id as string);
    bulk += 1;
    const answer = answers(ids, bulk);
    const item = (id: string) => {
      const status = typeof answer === 'number' ? answer : (answer[id] ?? 200);
      return { index: { _id: id, status, ...(status >= 400 && { error: { reason: `said ${status}` } }) } };
    };
    const status = typeof answer === 'number' ? answer : 200;
    to.writeHead(status, { 'content-type': 'application/json' });
    to.end(JSON.stringify({ items: ids.map(item) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = createWriter({ urls: [`http://127.0.0.1:${port}`], ca: undefined });
  onTestFinished(async () => {
    await client.close();
    server.close();
  });
  const waits: string[] = [];
  const sender = createSender(client, new AbortController().signal, ({ message }) => waits.push(message));
  return { sender, waits };
}

const written = (id: string): Line => ({ id, version: 1, text: `{"index":{"_id":"${id}"}}\n{}\n` });
const ids = Array.from({ length: 40 }, (_, i) => `home-${i}`);

it('waits while nothing is taken, says so once, and drops nothing', async () => {
  const taken = new Set<string>();
  const { sender, waits } = await engineThat((asked, bulk) => {
    if (bulk === 1) return 429;
    // The disk is full for some of them.
    if (bulk === 2) return { [asked[0] as string]: 403 };
    for (const id of asked) taken.add(id);
    return 200;
  });
  expect(await sender.send('homes-x', ids.map(written), 'false')).toEqual([]);
  expect(taken.has('home-0')).toBe(true);
  expect(waits).toHaveLength(1);
});

it('gives up a home that is refused three times, and no other', async () => {
  let tries = 0;
  const { sender, waits } = await engineThat((asked) => {
    if (asked.includes('home-3')) tries += 1;
    return { 'home-3': 400, 'home-4': 409, 'home-5': 404 };
  });
  const refused = await sender.send('homes-x', ids.map(written), 'false');
  expect(refused.map(({ line: { id }, reason }) => [id, reason])).toEqual([['home-3', 'said 400']]);
  expect([tries, waits]).toEqual([3, []]);
});
