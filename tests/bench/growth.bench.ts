// What a search costs among a million homes against a hundred thousand, asked in turn, so that what else the machine does hits both alike.
import { parseArgs } from 'node:util';
import { catalogueOf } from '../../src/server/search/by-database/catalogue-of.ts';
import { type Query, queryOn } from '../../src/server/search/query.ts';
import type { Search } from '../../src/server/search/search.ts';
import { openBenchDatabase } from './database.ts';
import { draw } from './draw-search.ts';
import { type Percentiles, percentilesOf, timed } from './measure.ts';
import { type Cell, milliseconds, publish } from './report.ts';
import { type Mixed, mix, randomFor } from './search-mix.ts';

const SMALL = 100_000;
const LARGE = 1_000_000;
const WARM = 50;
/** What the machine does besides comes in bursts: of the figures of five parts of the run the middle one is told. */
const PARTS = 5;
const BUDGET = 1.3;

interface Site {
  catalogue: Search;
  query: Query;
}

/** Times of one site, one list for each part of the run. */
type Parts = number[][];
const noTimes = (): Parts => Array.from({ length: PARTS }, () => []);

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { seconds: { type: 'string', default: '200' } },
  });
  const small = await openBenchDatabase(SMALL);
  const large = await openBenchDatabase(LARGE);
  try {
    const sites = [small, large].map(({ database }) => ({
      catalogue: catalogueOf(database),
      query: queryOn(database.pools.visitor),
    }));
    const rows: Cell[][] = [];
    const figures: Record<string, Percentiles[]> = {};
    const all: Parts[] = [noTimes(), noTimes()];
    for (const search of mix) {
      if ((search.page ?? 1) * 24 > SMALL / 8) continue;
      const times = await measure(search, sites, (Number(values.seconds) * 1000) / mix.length);
      for (const [i, parts] of times.entries()) {
        for (const [k, part] of parts.entries()) all[i]?.[k]?.push(...part);
      }
      figures[search.name] = times.map(middleOf);
    }
    figures['the whole mix'] = all.map(middleOf);
    for (const [name, percentiles] of Object.entries(figures)) {
      rows.push(rowOf(name, percentiles as [Percentiles, Percentiles]));
    }
    report(rows, figures);
  } finally {
    await small.close();
    await large.close();
  }
}

/** In milliseconds, at each site, for so long altogether: the time is cut into PARTS. */
async function measure(search: Mixed, sites: Site[], ms: number): Promise<Parts[]> {
  const asked = sites.map((site) => ({ ...site, random: randomFor(search.name), times: noTimes() }));
  let begin = Number.POSITIVE_INFINITY;
  for (let round = -WARM; round < 0 || performance.now() < begin + ms; round += 1) {
    if (round === 0) begin = performance.now();
    const part = Math.min(PARTS - 1, Math.floor(((performance.now() - begin) / ms) * PARTS));
    // Whoever goes second may pay for what the first one left behind: take turns.
    for (const { query, catalogue, random, times } of round % 2 === 0 ? asked : asked.toReversed()) {
      const filters = await draw(search, random, query, catalogue);
      const [time] = await timed(() => catalogue.searchJson(query, filters));
      if (round >= 0) times[part]?.push(time);
    }
  }
  return asked.map(({ times }) => times);
}

function middleOf(parts: Parts): Percentiles {
  const of = (name: keyof Percentiles) => percentilesOf(parts.map((part) => percentilesOf(part)[name])).p50;
  return { p50: of('p50'), p95: of('p95'), p99: of('p99') };
}

function rowOf(name: string, [small, large]: [Percentiles, Percentiles]): Cell[] {
  const growth = large.p99 / small.p99;
  const times = [small.p50, large.p50, small.p95, large.p95, small.p99, large.p99].map(milliseconds);
  return [name, ...times, growth.toFixed(2), growth <= BUDGET ? 'kept' : 'missed'];
}

function report(rows: Cell[][], figures: Record<string, Percentiles[]>): void {
  const sizes = ['p50', 'p95', 'p99'].flatMap((part) => [`${part} 100k`, `${part} 1M`]);
  publish({
    name: 'growth',
    command: 'npm run bench -- growth',
    columns: ['search', ...sizes, 'p99, times', `budget ≤ ${BUDGET}`],
    rows,
    figures,
    notes: [
      'Each search at either size in turn, with the same values, as often as any other; the middle figure of five parts of the run.',
    ],
  });
}
