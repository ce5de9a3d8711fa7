// The search API over HTTP against a bare Hono + pg handler that sends hand-written SQL, sixteen connections at once.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { build } from '../../bin/lib/build.ts';
import { filtersFromUrl } from '../../src/contract/property-filters.ts';
import { catalogueOf } from '../../src/server/search/by-database/catalogue-of.ts';
import { queryOn } from '../../src/server/search/query.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import type { BareStatement, ServerOrder } from './http-server.ts';
import { type Load, load, perSecond } from './load.ts';
import { percentilesOf } from './measure.ts';
import { milliseconds, publish } from './report.ts';
import { mix, randomFor } from './search-mix.ts';
import { handWritten } from './search-sql.ts';

const CONNECTIONS = 16;
const SEARCHES_OF_EACH = 20;
const ROUNDS = 3;
const P99_BUDGET_MS = 15;

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { size: { type: 'string', default: '100000' }, seconds: { type: 'string', default: '5' } },
  });
  await build();
  const bench = await openBenchDatabase(Number(values.size));
  const servers: ChildProcess[] = [];
  try {
    const searches = await statementsOfMix(bench);
    const urls = Object.keys(searches);
    const product = await start(servers, { kind: 'product', ownerUrl: bench.ownerUrl, secret: bench.secret });
    const bare = await start(servers, { kind: 'bare', visitorUrl: bench.urls.visitor, searches });
    const loads = { product: empty(), bare: empty() };
    await ask(product, urls, 1);
    await ask(bare, urls, 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      add(loads.bare, await ask(bare, urls, Number(values.seconds)));
      add(loads.product, await ask(product, urls, Number(values.seconds)));
    }
    report(Number(values.size), loads.product, loads.bare);
  } finally {
    for (const server of servers) server.kill();
    await bench.close();
  }
}

/** For each search of the mix. */
async function statementsOfMix(bench: BenchDatabase): Promise<Record<string, BareStatement[]>> {
  const catalogue = catalogueOf(bench.database);
  const query = queryOn(bench.database.pools.visitor);
  const searches: Record<string, BareStatement[]> = {};
  for (const { name, query: draw, page } of mix) {
    if (page !== undefined) continue;
    const random = randomFor(name);
    for (let i = 0; i < SEARCHES_OF_EACH; i += 1) {
      const params = new URLSearchParams(draw(random));
      searches[params.toString()] = await handWritten(catalogue, query, filtersFromUrl(params));
    }
  }
  return searches;
}

async function start(servers: ChildProcess[], order: ServerOrder): Promise<number> {
  const server = fork(new URL('./http-server.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  servers.push(server);
  server.send(order);
  const [{ port }] = await once(server, 'message');
  return port;
}

function ask(port: number, searches: string[], seconds: number): Promise<Load> {
  const paths = searches.map((query) => `/api/properties?${query}`);
  return load({ host: '127.0.0.1', port, paths, headers: {} }, CONNECTIONS, seconds * 1000);
}

const empty = (): Load => ({ times: [], seconds: 0 });

function add(sum: Load, one: Load): void {
  sum.times.push(...one.times);
  sum.seconds += one.seconds;
}

function report(size: number, product: Load, bare: Load): void {
  const rows = Object.entries({ product, 'bare Hono + pg': bare }).map(([name, one]) => {
    const { p50, p99 } = percentilesOf(one.times);
    return [name, perSecond(one).toFixed(0), milliseconds(p50), milliseconds(p99)];
  });
  const ratio = perSecond(product) / perSecond(bare);
  const { p99 } = percentilesOf(product.times);
  publish({
    name: 'http',
    command: `npm run bench -- http --size ${size}`,
    columns: ['server', 'requests/s', 'p50 ms', 'p99 ms'],
    rows,
    figures: { ratio, p99 },
    notes: [
      `Product against bare: ${ratio.toFixed(2)} (budget ≥ 1), p99 ${milliseconds(p99)} ms (budget ${P99_BUDGET_MS}), ${CONNECTIONS} connections, ${size} homes.`,
    ],
  });
}
