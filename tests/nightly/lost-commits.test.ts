/** A server that loses what it had committed, since commits do not wait for its log: searches know nothing of that afterwards. */
import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startEmbedded } from '../../src/db/embedded.ts';
import { openCluster, startServer } from '../../src/db/embedded-cluster.ts';
import { migrate } from '../../src/db/migrate.ts';
import { connections } from '../../src/db/roles.ts';
import { seedScale } from '../../src/db/seed/scale.ts';
import { createFollower } from '../../src/server/search/embedded/follower.ts';
import { createHomeIndex } from '../../src/server/search/embedded/home-index.ts';
import { everyHome } from '../support/every-home.ts';
import { reportCost } from '../support/faults.ts';
import { fragile } from '../support/fragile-database.ts';
import { testSecret } from '../support/test-server.ts';

const folder = fileURLToPath(new URL(`../../.cache/lost-commits-${process.pid}`, import.meta.url));
/** The log is written ten seconds late, so that a crash takes away what was committed a moment before. */
const FORGETS = `
synchronous_commit = off
wal_writer_delay = 10s
wal_writer_flush_after = 1GB
`;

const cluster = await openCluster(folder, true);
await appendFile(join(folder, 'postgresql.conf'), FORGETS);
const server = await startEmbedded({ dataDir: folder, unsafe: true });
await migrate(server.url, { secret: testSecret });
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const asOwner = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new Client(server.url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

/** As when its processes die: nothing of its memory is written. */
async function crash(): Promise<void> {
  const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGQUIT');
  const isThere = () => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isThere, { timeout: 20_000 }).toBe(false);
  const { code, text } = await startServer(cluster, true);
  expect({ code, text: code === 0 ? '' : text }).toEqual({ code: 0, text: '' });
}

it('is read anew after a crash, though numbers of transactions have gone on meanwhile', async () => {
  await seedScale({
    ownerUrl: server.url,
    urls: connections(server.url, testSecret),
    properties: 50,
    progress: () => {},
  });
  await asOwner('checkpoint');
  const line = await fragile(server.url);
  const follower = createFollower({
    url: connections(line.url, testSecret).visitor,
    createIndex: createHomeIndex,
  });
  const total = async () => {
    const index = await follower.index();
    return index.groups(everyHome, 'city').reduce((homes, group) => homes + group.homes, 0);
  };
  const before = await total();
  await asOwner(
    `update properties set listing_state = 'paused' where id = (select property_id from listings limit 1)`,
  );
  await follower.shown();
  expect(await total()).toBe(before - 1);

  await line.cut();
  await crash();
  const [left] = await asOwner<{ homes: number }>('select count(*)::integer as homes from listings');
  expect(left?.homes).toBe(before);
  // More transactions than were lost, so that numbers alone say nothing.
  for (let turn = 0; turn < 50; turn += 1) await asOwner('select pg_current_xact_id()');
  await line.mend();
  const mendedAt = performance.now();
  await expect.poll(total, { timeout: 10_000 }).toBe(before);
  const backAfterMs = performance.now() - mendedAt;
  reportCost({
    fault: 'commits lost in a crash: homes that search shows',
    asked: before,
    lost: 0,
    wrong: 0,
    backAfterMs,
  });
  await follower.close();
  await line.cut();
});
