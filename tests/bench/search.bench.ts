// The search handler against its own SQL sent by a bare client in the same run, over the mix of searches people make.
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Cell } from '../../bin/lib/markdown-table.ts';
import type { PropertyFilters } from '../../src/contract/property-filters.ts';
import { knownPlaces } from '../../src/domain/search/place-names.ts';
import { catalogueOf } from '../../src/server/search/by-database/catalogue-of.ts';
import { type Query, queryOn } from '../../src/server/search/query.ts';
import type { Search } from '../../src/server/search/search.ts';
import { openBenchDatabase } from './database.ts';
import { draw } from './draw-search.ts';
import { type Percentiles, percentilesOf, timed } from './measure.ts';
import { type ProcessorSeconds, postmasterOf, processorSeconds, spentSince } from './processor-time.ts';
import { milliseconds, publish } from './report.ts';
import { type Mixed, mix, randomFor } from './search-mix.ts';
import { handWritten } from './search-sql.ts';
import { measureTypos, scalePlaces } from './typos.ts';

const WARM = 30;
/** Rounds of each search: as many as its share of the time allows, between these. */
const LEAST = 100;
const MOST = 400;
const RATIO = 2;

interface Measured {
  product: Percentiles;
  bare: Percentiles;
  /** Milliseconds of processor time for one search, on average. */
  processor: ProcessorSeconds;
}

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { size: { type: 'string', default: '100000' }, seconds: { type: 'string', default: '80' } },
  });
  const size = Number(values.size);
  const bench = await openBenchDatabase(size);
  const bare = new pg.Client({ connectionString: bench.urls.visitor });
  await bare.connect();
  const owner = new pg.Client({ connectionString: bench.ownerUrl });
  await owner.connect();
  const postmaster = await postmasterOf(owner);
  try {
    const catalogue = catalogueOf(bench.database);
    const product = queryOn(bench.database.pools.visitor);
    const measured = new Map<string, Measured>();
    for (const search of mix) {
      if ((search.page ?? 1) * 24 > size / 8) continue;
      const ms = (Number(values.seconds) * 1000) / mix.length;
      const times = await measure(search, catalogue, product, bare, ms);
      measured.set(search.name, { ...times, processor: await spend(search, catalogue, product, postmaster) });
    }
    report(size, measured);
  } finally {
    await bare.end();
    await owner.end();
    await bench.close();
  }
}

async function measure(
  search: Mixed,
  catalogue: Search,
  query: Query,
  bare: pg.Client,
  ms: number,
): Promise<Omit<Measured, 'processor'>> {
  const random = randomFor(search.name);
  const times: { product: number[]; bare: number[] } = { product: [], bare: [] };
  let until = Number.POSITIVE_INFINITY;
  for (let round = -WARM; round < MOST && (round < LEAST || performance.now() < until); round += 1) {
    if (round === 0) until = performance.now() + ms;
    const filters = await draw(search, random, query, catalogue);
    const statements = await handWritten(catalogue, query, filters);
    const product = () => timed(() => catalogue.searchJson(query, filters));
    const limit = () =>
      timed(async () => {
        for (const statement of statements) await bare.query(statement);
      });
    // Whoever goes second finds everything in the processor's cache: take turns.
    const [first, second] = round % 2 === 0 ? [product, limit] : [limit, product];
    const [a] = await first();
    const [b] = await second();
    if (round < 0) continue;
    times.product.push(round % 2 === 0 ? a : b);
    times.bare.push(round % 2 === 0 ? b : a);
  }
  return { product: percentilesOf(times.product), bare: percentilesOf(times.bare) };
}

/** PostgreSQL's share is told in hundredths of a second, so it takes many searches. */
const SPENT = 150;

async function spend(
  search: Mixed,
  catalogue: Search,
  query: Query,
  postmaster: number,
): Promise<ProcessorSeconds> {
  const random = randomFor(search.name);
  const asked: PropertyFilters[] = [];
  for (let i = 0; i < SPENT; i += 1) {
    asked.push(await draw(search, random, query, catalogue));
  }
  const before = processorSeconds(postmaster);
  for (const filters of asked) await catalogue.searchJson(query, filters);
  const { own, server } = spentSince(before, processorSeconds(postmaster));
  return { own: (own * 1000) / SPENT, server: (server * 1000) / SPENT };
}

function report(size: number, measured: Map<string, Measured>): void {
  const columns = [
    'search',
    'product p50',
    'p95',
    'p99',
    'SQL p50',
    'SQL p95',
    'ratio p95',
    `budget ≤ ${RATIO}`,
    'Node, ms',
    'PostgreSQL, ms',
  ];
  const rows: Cell[][] = [...measured].map(([name, { product, bare, processor }]) => {
    const ratio = product.p95 / bare.p95;
    return [
      name,
      ...[product.p50, product.p95, product.p99, bare.p50, bare.p95].map(milliseconds),
      ratio.toFixed(2),
      ratio <= RATIO ? 'kept' : 'missed',
      milliseconds(processor.own),
      milliseconds(processor.server),
    ];
  });
  publish({
    name: `search-${size}`,
    command: `npm run bench -- search --size ${size}`,
    columns,
    rows,
    figures: Object.fromEntries(measured),
    notes: [
      pageNote(measured),
      ...typoNotes(),
      'The last two columns: processor time of one search on average, which waiting does not change.',
    ],
  });
}

function pageNote(measured: Map<string, Measured>): string {
  const first = measured.get('city')?.product.p50 ?? 0;
  const deep = measured.get('page 1000')?.product.p50;
  if (deep === undefined) return 'Page 1000: there are not so many.';
  return `Page 1000 against page 1, p50: ${(deep / first).toFixed(2)} × (budget 1.5).`;
}

function typoNotes(): string[] {
  const places = scalePlaces();
  const index = knownPlaces(places);
  return [1, 2].map((edits) => {
    const { tried, right, p99 } = measureTypos(edits, index, places);
    const share = ((100 * right) / tried).toFixed(1);
    return `Localities misspelt by ${edits}: ${share} % right of ${tried} (budget 95 %), p99 ${milliseconds(p99)} ms (budget 1 ms).`;
  });
}
