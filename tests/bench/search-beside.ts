// Searches in a thread of its own, as a process that serves them has one: how long each takes while homes are published elsewhere.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createDatabase } from '../../src/db/actor.ts';
import type { DatabaseUrls } from '../../src/db/roles.ts';
import { catalogueOf } from '../../src/server/search/by-database/catalogue-of.ts';
import { queryOn } from '../../src/server/search/query.ts';
import { draw } from './draw-search.ts';
import { timed } from './measure.ts';
import { mix, randomFor } from './search-mix.ts';

/** Milliseconds between two searches: as many as a busy site asks, few enough that they wait for nobody but those who publish. */
const EVERY_MS = 20;

export interface SearchesBeside {
  /** Times of the searches since this was last asked, in milliseconds. */
  times(): Promise<number[]>;
  close(): Promise<void>;
}

/** Resolves when the first search has been answered. */
export async function searchBeside(urls: DatabaseUrls): Promise<SearchesBeside> {
  const worker = new Worker(new URL(import.meta.url), { workerData: urls });
  const next = () =>
    new Promise<number[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  await next();
  return {
    times() {
      const answer = next();
      worker.postMessage('times');
      return answer;
    },
    async close() {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage('close');
      await ended;
    },
  };
}

async function searchOn(urls: DatabaseUrls): Promise<void> {
  const database = createDatabase(urls);
  const catalogue = catalogueOf(database);
  const query = queryOn(database.pools.visitor);
  const random = randomFor('beside');
  const first = mix.filter(({ page = 1 }) => page === 1);
  let times: number[] = [];
  let isOpen = true;
  parentPort?.on('message', (asked: string) => {
    if (asked === 'close') isOpen = false;
    else parentPort?.postMessage(times.splice(0));
  });
  for (let turn = 0; isOpen; turn += 1) {
    const search = first[turn % first.length] as (typeof first)[number];
    const filters = await draw(search, random, query, catalogue);
    const [ms] = await timed(() => catalogue.searchJson(query, filters));
    if (turn === 0) parentPort?.postMessage([]);
    else times.push(ms);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, EVERY_MS - ms)));
  }
  times = [];
  await database.close();
  parentPort?.close();
}

if (!isMainThread && parentPort) await searchOn(workerData as DatabaseUrls);
