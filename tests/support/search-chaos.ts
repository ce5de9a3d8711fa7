/** Homes that change fifty times a second while others search, and what an index lacks of them in the end. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Client } from '@opensearch-project/opensearch';
import type { Pool } from 'pg';
import type { SearchEngine } from '../../src/server/search/opensearch/engine.ts';
import { percentilesOf } from '../bench/measure.ts';
import { everyHome } from './every-home.ts';

const WRITE_EVERY_MS = 20;
const SEARCH_EVERY_MS = 50;
const CHANGES = [
  'rent = rent + 10000',
  'rent = greatest(10000, rent - 10000)',
  `listing_state = 'paused'`,
  `listing_state = 'published'`,
];

export interface Busy {
  /** Committed changes since the last call. */
  taken(): number;
  /** Searches since the last call: how many were answered of how many, and the slowest hundredth in milliseconds. */
  answered(): { share: number; of: number; p99: number };
  /** Homes stay as they are until the answer is called; searches go on. */
  rest(): Promise<() => void>;
  stop(): Promise<void>;
}

/** `ids`: the homes that change. */
export function keepBusy(pool: Pool, engine: SearchEngine, ids: readonly string[]): Busy {
  let isOver = false;
  let resting: Promise<void> | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  let changes = 0;
  let turn = 0;
  let times: number[] = [];
  let failed = 0;

  async function write(): Promise<void> {
    while (!isOver) {
      await resting;
      turn += 1;
      const change = CHANGES[turn % 7 === 0 ? 2 : turn % 7 === 3 ? 3 : turn % 2];
      const id = ids[(turn * 7919) % ids.length];
      writing = pool.query(`update properties set ${change} where id = $1`, [id]).then(
        () => {
          changes += 1;
        },
        // The database is away, or another change holds the home.
        () => undefined,
      );
      await Promise.all([writing, pause(WRITE_EVERY_MS)]);
    }
  }

  async function search(): Promise<void> {
    for (let asked = 0; !isOver; asked += 1) {
      const begin = performance.now();
      // Never the same twice, so that nobody is given what was kept.
      const rent = { least: 1_000 + asked, most: undefined };
      const found = await engine.find(questionWith(rent)).catch(() => undefined);
      if (found) times.push(performance.now() - begin);
      else failed += 1;
      await pause(SEARCH_EVERY_MS);
    }
  }

  const running = Promise.all([write(), search()]);
  return {
    taken() {
      const taken = changes;
      changes = 0;
      return taken;
    },
    answered() {
      const of = times.length + failed;
      const answer = { share: of === 0 ? 1 : times.length / of, of, p99: percentilesOf(times).p99 };
      times = [];
      failed = 0;
      return answer;
    },
    async rest() {
      const over = Promise.withResolvers<void>();
      resting = over.promise;
      await writing;
      return () => {
        resting = undefined;
        over.resolve();
      };
    },
    async stop() {
      isOver = true;
      await running;
    },
  };
}

const questionWith = (rent: { least: number; most: undefined }) => ({
  conditions: {
    ...everyHome,
    choices: [{ field: 'bedrooms' as const, values: [1, 2, 3], every: false }],
    rent,
  },
  facets: true,
  page: { sort: 'best' as const, limit: 24, cursor: undefined, wishes: [] },
});

export interface Lacks {
  lost: number;
  double: number;
  stale: number;
}

/** Against `listings`, by ids and versions; homes that have left count as stale. Throws while the index does not answer. */
export async function lacksOf(pool: Pool, search: Client): Promise<Lacks> {
  const { rows } = await pool.query<{ id: string; version: number }>(
    'select property_id as id, version::float8 as version from listings',
  );
  const body = { size: 10_000, sort: [{ id: 'asc' as const }], _source: ['id', 'version'] };
  const answer = await search.search({ index: 'homes', allow_partial_search_results: false, body });
  const hits = answer.body.hits.hits.map(({ _source }) => _source as { id: string; version: number });
  const there = new Map(hits.map(({ id, version }) => [id, version]));
  const committed = new Map(rows.map(({ id, version }) => [id, version]));
  return {
    lost: rows.filter(({ id }) => !there.has(id)).length,
    double: hits.length - there.size,
    stale: [...there].filter(([id, version]) => committed.get(id) !== version).length,
  };
}

const INDEXER = fileURLToPath(new URL('./search-indexer.ts', import.meta.url));

/** Whoever keeps the index, in a process of its own. */
export async function startIndexerProcess(asked: object): Promise<ChildProcess> {
  const child = fork(INDEXER, [JSON.stringify(asked)]);
  await once(child, 'message');
  return child;
}

/** As a machine that loses its power. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
