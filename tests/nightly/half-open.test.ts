/** Connections to the database go half open: nothing is closed, nothing answers. What is lost meanwhile, and how soon a change shows again. */
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { connections } from '../../src/db/roles.ts';
import { seedScale } from '../../src/db/seed/scale.ts';
import { reportCost } from '../support/faults.ts';
import { fragile } from '../support/fragile-database.ts';
import { freePort } from '../support/free-port.ts';
import { present, RELEASE_SECRET, startServer } from '../support/releases.ts';
import { type Kind, network, startLoad } from '../support/steady-load.ts';

const HOMES = 40;
const EVERY_MS = 50;
const WATCHED_MS = 30_000;
/** A new server answers at once: this is how long ours may go on with the old one. */
const RECOVERY_MS = 15_000;

const folder = fileURLToPath(new URL(`../../.cache/half-open-${process.pid}`, import.meta.url));
const database = await startEmbedded({ dataDir: folder, unsafe: true });
await migrate(database.url, { secret: RELEASE_SECRET });
const owner = new Client(database.url);
owner.on('error', () => undefined);
await owner.connect();
await seedScale({
  ownerUrl: database.url,
  urls: connections(database.url, RELEASE_SECRET),
  properties: HOMES,
  progress: () => {},
});
const line = await fragile(database.url);
const port = await freePort();
const server = await startServer(present, {
  DATABASE_URL: line.url,
  AUTH_SECRET: RELEASE_SECRET,
  DATA_DIR: '.cache/half-open-files',
  LOG_LEVEL: 'silent',
  PORT: `${port}`,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  RUN_JOBS: 'false',
  TRUST_PROXY: 'true',
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await line.cut();
  await owner.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ['every connection', undefined],
  ['the connection on which changes are heard', 'kiraya listen'],
])('%s is half open', async (name, of) => {
  const { rows: homes } = await owner.query<{ id: string; rent: string }>(
    `select id, rent from properties where listing_state = 'published' order by id`,
  );
  const [changed] = homes as [{ id: string; rent: string }];
  const rents = new Map(homes.map(({ id, rent }) => [id, Number(rent)]));
  const before = rents.get(changed.id) as number;
  let [brokenAt, shownAt] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let turn = 0;
  const home: Kind = async (ask) => {
    // Every other time the one that changes.
    const { id } = turn % 2 === 0 ? changed : (homes[turn % homes.length] as { id: string });
    turn += 1;
    const { status, text } = await ask({ path: `/api/properties/${id}`, headers: network(turn) });
    const shown = status === 200 ? JSON.parse(text).rent : text.slice(0, 200);
    if (id === changed.id && shown === rents.get(id) && shown !== before)
      shownAt = Math.min(shownAt, performance.now());
    const isOfBefore = id === changed.id && shown === before && performance.now() < brokenAt + RECOVERY_MS;
    if (shown !== rents.get(id) && !isOfBefore)
      throw new Error(`${status}: ${shown} and not ${rents.get(id)}`);
  };
  const load = startLoad(port, { home }, EVERY_MS);
  await pause(HOMES * EVERY_MS * 2 + 1_000);
  load.begin('half open');
  line.swallow(of);
  brokenAt = performance.now();
  rents.set(changed.id, before + 100_00);
  await owner.query('update properties set rent = rent + 10000 where id = $1', [changed.id]);
  await pause(WATCHED_MS);
  const [calm, during] = await load.stop();
  if (!calm || !during) throw new Error('Nobody asked');
  reportCost({
    fault: `half open: ${name}`,
    asked: during.asked,
    lost: during.lost.length,
    wrong: during.wrong.length,
    backAfterMs: shownAt - brokenAt,
  });
  expect([...calm.lost, ...calm.wrong]).toEqual([]);
  expect(during.wrong).toEqual([]);
  expect(during.lost.length).toBeLessThanOrEqual(during.asked / 100);
  expect(shownAt - brokenAt).toBeLessThan(RECOVERY_MS);
});
