// A real OpenSearch node beside the index in memory: the same made-up homes, the same questions, in the same run.
import { parseArgs } from 'node:util';
import type { Client } from '@opensearch-project/opensearch';
import { createHomeIndex, type HomeIndex } from '../../src/server/search/embedded/home-index.ts';
import { createWriter } from '../../src/server/search/opensearch/client.ts';
import { createSearchEngine, type SearchEngine } from '../../src/server/search/opensearch/engine.ts';
import { createIndex, finishIndex, newName, putInPlace } from '../../src/server/search/opensearch/indices.ts';
import { createSender, type Sender } from '../../src/server/search/opensearch/sender.ts';
import { linesOf } from '../../src/server/search/opensearch/write.ts';
import { everyHome } from '../support/every-home.ts';
import { startSearchNodes } from '../support/search-nodes.ts';
import { homesFrom, questions } from './index.bench.ts';
import { type Percentiles, percentilesOf, timed } from './measure.ts';
import { type Cell, milliseconds, publish } from './report.ts';
import { randomFor } from './search-mix.ts';

/** Milliseconds, 95 of 100 within. */
const BUDGET = { city: 60, india: 250, withoutFacets: 25, shown: 1_000 };
const BATCH = 5_000;
const WARM = 10;
const CHANGES = 60;
const MEMORY = '2g';

interface Both {
  memory: HomeIndex;
  engine: SearchEngine;
  search: Client;
  sender: Sender;
  index: string;
}

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { size: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '100' } },
  });
  const [size, rounds] = [Number(values.size), Number(values.rounds)];
  const nodes = await startSearchNodes(1, MEMORY);
  if (!nodes) throw new Error('A search node needs a JDK of 21 or newer, and Maven (tools/search-node)');
  const servers = { urls: nodes.urls, ca: undefined };
  const search = createWriter(servers);
  const engine = createSearchEngine(servers, { patienceMs: 10_000 });
  const stopped = new AbortController();
  const sender = createSender(search, stopped.signal, console.error);
  const both = { memory: createHomeIndex(), engine, search, sender, index: newName() };
  try {
    const made = homesFrom(randomFor('homes'));
    const filled = await fill(both, made, size);
    const rows = [];
    for (const name of Object.keys(questions)) {
      rows.push(await rowOf(both, name, rounds, true), await rowOf(both, name, rounds, false));
    }
    rows.push(await changesOf(both, made));
    report(size, rows, filled);
  } finally {
    stopped.abort();
    await engine.close();
    await search.close();
    await nodes.close();
  }
}

type Made = ReturnType<typeof homesFrom>;

/** Seconds until OpenSearch had all homes, and what one takes on its disk. */
async function fill({ memory, search, sender, index }: Both, made: Made, size: number) {
  const shape = { shards: 1, replicas: 0 };
  await createIndex(search, index, shape);
  let ms = 0;
  for (let done = 0; done < size; done += BATCH) {
    const listed = Array.from({ length: Math.min(BATCH, size - done) }, made);
    memory.put(listed);
    const [took] = await timed(() => sender.send(index, linesOf({ listed, gone: [] }), 'false'));
    ms += took;
  }
  const [finishing] = await timed(() => finishIndex(search, index, shape));
  await putInPlace(search, index);
  await memory.arrange();
  const { body } = await search.indices.stats({ index, metric: 'store' });
  const bytes = Number(body._all.primaries?.store?.size_in_bytes ?? 0);
  return { seconds: (ms + finishing) / 1000, bytesEach: bytes / size };
}

const questionOf = (name: string, facets: boolean) => ({
  conditions: { ...everyHome, ...questions[name] },
  facets,
  page: { sort: 'best' as const, limit: 28, cursor: undefined, wishes: [] },
});

async function rowOf(both: Both, name: string, rounds: number, facets: boolean): Promise<Cell[]> {
  const question = questionOf(name, facets);
  const times: { memory: number[]; engine: number[] } = { memory: [], engine: [] };
  for (let round = -WARM; round < rounds; round += 1) {
    // Nobody is given what was asked before.
    both.engine.changed();
    const [there, found] = await timed(() => both.engine.find(question));
    const [here, known] = await timed(async () => both.memory.find(question));
    if (found.total !== known.total || found.homes[0]?.id !== known.homes[0]?.id)
      throw new Error(`The engines do not agree about ${name}`);
    if (round < 0) continue;
    times.engine.push(there);
    times.memory.push(here);
  }
  const budget = facets ? (name.startsWith('city') ? BUDGET.city : BUDGET.india) : BUDGET.withoutFacets;
  const label = `${name}${facets ? '' : ', without counts'}`;
  return rowWith(label, percentilesOf(times.memory), percentilesOf(times.engine), budget);
}

/** From the change until searches show it. */
async function changesOf({ sender, index }: Both, made: Made): Promise<Cell[]> {
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const lines = linesOf({ listed: [made()], gone: [] });
    const [ms] = await timed(() => sender.send(index, lines, 'wait_for'));
    times.push(ms);
  }
  const { p50, p95, p99 } = percentilesOf(times);
  return ['a change, until searches show it', '', '', ...ofEngine({ p50, p95, p99 }, BUDGET.shown)];
}

const rowWith = (label: string, memory: Percentiles, engine: Percentiles, budget: number): Cell[] => [
  label,
  milliseconds(memory.p50),
  milliseconds(memory.p95),
  ...ofEngine(engine, budget),
];

const ofEngine = ({ p50, p95, p99 }: Percentiles, budget: number): Cell[] => [
  ...[p50, p95, p99].map(milliseconds),
  `${p95 <= budget ? 'kept' : 'missed'} (${budget})`,
];

function report(
  size: number,
  rows: Cell[][],
  { seconds, bytesEach }: Awaited<ReturnType<typeof fill>>,
): void {
  publish({
    name: `search-service-${size}`,
    command: `npm run bench -- search-service --size ${size}`,
    columns: [
      'question: counts and first 28, ms',
      'memory p50',
      'p95',
      'OpenSearch p50',
      'p95',
      'p99',
      'budget for p95',
    ],
    rows,
    figures: { seconds, bytesEach },
    notes: [
      `OpenSearch 3.5.0, one node with ${MEMORY} of heap, one shard, on the same machine: filled in ${seconds.toFixed(0)} s, ${bytesEach.toFixed(0)} bytes a home on its disk.`,
    ],
  });
}
