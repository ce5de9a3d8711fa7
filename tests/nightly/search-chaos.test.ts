/** Three search nodes that are killed, blocked and left while homes change: nothing is lost, double or stale. `npm run chaos -- search` prints the table. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { markdownTable } from '../../bin/lib/markdown-table.ts';
import { createDatabase, type Database } from '../../src/db/actor.ts';
import { connections } from '../../src/db/roles.ts';
import { seedScale } from '../../src/db/seed/scale.ts';
import { createWriter } from '../../src/server/search/opensearch/client.ts';
import { createSearchEngine, type SearchEngine } from '../../src/server/search/opensearch/engine.ts';
import { rebuild, retryLetters, searchStatus } from '../../src/server/search/opensearch/status.ts';
import { reportCost } from '../support/faults.ts';
import { type FragileDatabase, fragile } from '../support/fragile-database.ts';
import { type Replicated, startReplicated } from '../support/hot-standby.ts';
import {
  type Busy,
  keepBusy,
  killProcess,
  type Lacks,
  lacksOf,
  startIndexerProcess,
} from '../support/search-chaos.ts';
import { type SearchGate, startSearchGate } from '../support/search-gate.ts';
import { type SearchNodes, startSearchNodes, WITHOUT_NODES } from '../support/search-nodes.ts';
import { testSecret } from '../support/test-server.ts';

const HOMES = 1_500;
const NODES = 3;
const AWAY_MS = 60_000;
const TROUBLE_MS = 5_000;
const LONGEST_MS = 300_000;
/** The machine may be busy with other things; how quick the engine is, is not asked here. */
const PATIENCE_MS = 5_000;
const LOOKS = 10;
const size = { shards: 2, replicas: 1 };

const nodes: SearchNodes | undefined = await startSearchNodes(NODES, '512m');
const search = nodes && createWriter({ urls: nodes.urls, ca: undefined });
let servers: Replicated;
let line: FragileDatabase;
let gate: SearchGate;
let pool: Pool;
let database: Database;
let engine: SearchEngine;
let indexer: ChildProcess;
let busy: Busy;
/** Nobody else changes this home. */
let poison = '';
const rows: string[][] = [];
const trouble: string[] = [];

const startIndexer = async () => {
  const asked = { databaseUrl: line.url, secret: testSecret, searchUrl: gate.url, size };
  indexer = await startIndexerProcess(asked);
  indexer.on('message', (said) => trouble.push(String(said)));
};

beforeEach((test) => {
  test.skip(!nodes, WITHOUT_NODES);
});

beforeAll(async () => {
  if (!nodes) return;
  servers = await startReplicated();
  line = await fragile(servers.primaryUrl);
  const urls = connections(line.url, testSecret);
  await seedScale({ ownerUrl: line.url, urls, properties: HOMES, progress: () => {} });
  gate = await startSearchGate(nodes.urls);
  pool = new Pool({ connectionString: line.url, max: 3 });
  pool.on('error', () => undefined);
  database = createDatabase(urls);
  engine = createSearchEngine({ urls: nodes.urls, ca: undefined }, { patienceMs: PATIENCE_MS });
  await startIndexer();
  const { rows: homes } = await pool.query<{ id: string }>('select property_id as id from listings');
  await vi.waitFor(async () => expect(await lacks()).toEqual(nothing), {
    timeout: LONGEST_MS,
    interval: 500,
  });
  const [first = '', ...others] = homes.map(({ id }) => id);
  poison = first;
  busy = keepBusy(pool, engine, others);
}, 600_000);

afterAll(async () => {
  const columns = [
    'trouble',
    'seconds',
    'changes',
    'lost',
    'double',
    'stale',
    'equal after',
    'searches answered',
    'p99',
  ];
  if (rows.length > 0) console.log(`\n${markdownTable(columns, rows)}\n`);
  await busy?.stop();
  if (indexer) await killProcess(indexer);
  await Promise.all([engine?.close(), search?.close(), gate?.close(), pool?.end(), database?.close()]);
  await line?.cut();
  await nodes?.close();
  await servers?.close();
}, 120_000);

const nothing = { lost: 0, double: 0, stale: 0 };
const lacks = () => search && lacksOf(pool, search).catch(() => undefined);

/** On each copy of each shard: they show a change up to half a second apart. */
async function lacksForASecond(): Promise<Lacks | undefined> {
  let seen = await lacks();
  for (let looks = 0; looks < LOOKS && isDeepStrictEqual(seen, nothing); looks += 1) {
    await pause(1_000 / LOOKS);
    seen = await lacks();
  }
  return seen;
}
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

/** Homes change while it happens, and then rest until the index is equal. Returns how many searches were asked, and how many of them were not answered. */
async function during(
  name: string,
  happens: () => Promise<unknown>,
): Promise<{ of: number; unanswered: number }> {
  busy.taken();
  busy.answered();
  const begin = performance.now();
  await happens();
  const took = seconds(begin);
  const { share, of, p99 } = busy.answered();
  const changes = busy.taken();
  const goOn = await busy.rest();
  const over = performance.now();
  try {
    await expect.poll(lacksForASecond, { timeout: LONGEST_MS, interval: 200 }).toEqual(nothing);
  } finally {
    const { lost = '?', double = '?', stale = '?' } = (await lacks()) ?? {};
    const left = [lost, double, stale].map(String);
    const answered = `${(100 * share).toFixed(1)} % of ${of}`;
    reportCost({
      fault: `search: ${name}`,
      asked: of,
      lost: Math.round((1 - share) * of),
      wrong: Number(lost) + Number(double) + Number(stale),
      backAfterMs: performance.now() - over,
      p99Ms: Math.round(p99),
    });
    rows.push([name, took, `${changes}`, ...left, `${seconds(over)} s`, answered, `${p99.toFixed(0)} ms`]);
    goOn();
  }
  return { of, unanswered: Math.round((1 - share) * of) };
}

/** One in a hundred; on a busy machine few are asked, and one may be on its way to the node that dies. */
const fewOf = (of: number) => Math.max(1, of / 100);

const settings = (index: object) =>
  search?.indices.putSettings({ index: 'homes', body: { index } } as Parameters<
    NonNullable<typeof search>['indices']['putSettings']
  >[0]);

/** The node that has the first primary shard. */
async function placeOfPrimary(): Promise<number> {
  const { body } = await (search as NonNullable<typeof search>).cat.shards({
    index: 'homes',
    format: 'json',
  });
  const shards = body as unknown as { prirep: string; node: string }[];
  return Number(shards.find(({ prirep }) => prirep === 'p')?.node.slice(1)) - 1;
}

describe('an index of three nodes loses nothing', () => {
  const there = nodes as SearchNodes;

  it('when the node of a primary shard is killed amid a bulk, and searches are answered by the others', async () => {
    const place = await placeOfPrimary();
    const release = await gate.hold();
    const { of, unanswered } = await during('a node killed amid a bulk', async () => {
      const passing = release();
      await there.kill(place);
      await passing;
      await pause(2 * TROUBLE_MS);
    });
    expect(unanswered).toBeLessThanOrEqual(fewOf(of));
    await there.start(place);
  });

  it('when whoever writes is killed between the bulk and its note', async () => {
    await during('the indexer killed before its note', async () => {
      await gate.atNote(() => killProcess(indexer));
      await pause(TROUBLE_MS);
      await startIndexer();
    });
  });

  it('when a bulk arrives after a newer one', async () => {
    await during('a bulk delayed past a newer one', async () => {
      const release = await gate.hold();
      await killProcess(indexer);
      await startIndexer();
      await pause(TROUBLE_MS);
      await release();
    });
  });

  it('when the disk is full, and when too much is asked', async () => {
    await during('flood-stage block', async () => {
      await settings({ blocks: { read_only_allow_delete: true } });
      await pause(TROUBLE_MS);
      await settings({ blocks: { read_only_allow_delete: null } });
    });
    await during('429 to each bulk', async () => {
      gate.full(true);
      await pause(TROUBLE_MS);
      gate.full(false);
    });
  });

  it('when one home is poison: it is put aside and written once more when told to', async () => {
    const convert = { field: 'id', type: 'integer', if: `ctx.id == '${poison}'` };
    await search?.ingest.putPipeline({ id: 'poison', body: { processors: [{ convert }] } } as Parameters<
      NonNullable<typeof search>['ingest']['putPipeline']
    >[0]);
    const letters = async () =>
      (await searchStatus(database, { urls: [gate.url], ca: undefined })).letters.map(({ home }) => home);
    await during('a home that is poison', async () => {
      await settings({ default_pipeline: 'poison' });
      await pool.query('update properties set rent = rent + 10000 where id = $1', [poison]);
      await expect.poll(letters, { timeout: 60_000 }).toEqual([poison]);
      await pause(TROUBLE_MS);
      await settings({ default_pipeline: '_none' });
      await retryLetters(database);
    });
    await expect.poll(letters, { timeout: 60_000 }).toEqual([]);
  });

  it('when a new index takes its place', async () => {
    const { of, unanswered } = await during('a new index, put in place', () =>
      rebuild({ urls: [gate.url], ca: undefined }, () => {}),
    );
    expect(unanswered).toBeLessThanOrEqual(fewOf(of));
  });

  it('when all nodes are away for a minute', async () => {
    await during('all nodes away for 60 s', async () => {
      await Promise.all([0, 1, 2].map((place) => there.kill(place)));
      await pause(AWAY_MS);
      await Promise.all([0, 1, 2].map((place) => there.start(place)));
    });
  });

  it('when a standby that had not everything becomes the primary', async () => {
    await during('a promotion that loses commits', async () => {
      await servers.standby.stop();
      await pause(TROUBLE_MS);
      await line.cut();
      await servers.primary.stop();
      await servers.standby.start();
      const standby = new Pool({ connectionString: servers.standbyUrl, max: 1 });
      await standby.query('select pg_promote()');
      await standby.end();
      line.leadTo(servers.standbyUrl);
      await line.mend();
      await pause(TROUBLE_MS);
    });
  });
});
