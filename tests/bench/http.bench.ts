// The search API over HTTP against a bare Hono + pg handler that sends hand-written SQL, sixteen connections at once.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { parseArgs } from 'node:util';
import { build } from '../../bin/lib/build.ts';
import { filtersFromUrl } from '../../src/contract/property-filters.ts';
import { queryOn } from '../../src/server/properties/query.ts';
import { createCatalogue } from '../../src/server/properties/search.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import type { BareStatement, ServerOrder } from './http-server.ts';
import { percentilesOf } from './measure.ts';
import { milliseconds, publish } from './report.ts';
import { mix, randomFor } from './search-mix.ts';
import { handWritten } from './search-sql.ts';

const CONNECTIONS = 16;
const SEARCHES_OF_EACH = 20;
const ROUNDS = 3;
const P99_BUDGET_MS = 15;

interface Load {
  times: number[];
  seconds: number;
  failures: number;
}

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
    await load(product, urls, 1);
    await load(bare, urls, 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      add(loads.bare, await load(bare, urls, Number(values.seconds)));
      add(loads.product, await load(product, urls, Number(values.seconds)));
    }
    report(Number(values.size), loads.product, loads.bare);
  } finally {
    for (const server of servers) server.kill();
    await bench.close();
  }
}

/** For each search of the mix. */
async function statementsOfMix(bench: BenchDatabase): Promise<Record<string, BareStatement[]>> {
  const catalogue = createCatalogue();
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

async function load(port: number, urls: string[], seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const result = empty();
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let next = 0;
  const client = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      const status = await fetchOnce(agent, port, urls[next++ % urls.length] ?? '');
      result.times.push(performance.now() - sent);
      if (status !== 200) result.failures += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  result.seconds = (performance.now() - begin) / 1000;
  return result;
}

function fetchOnce(agent: Agent, port: number, query: string): Promise<number> {
  return new Promise((done, failed) => {
    get({ agent, port, host: '127.0.0.1', path: `/api/properties?${query}` }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode ?? 0));
    }).on('error', failed);
  });
}

const empty = (): Load => ({ times: [], seconds: 0, failures: 0 });

function add(sum: Load, one: Load): void {
  sum.times.push(...one.times);
  sum.seconds += one.seconds;
  sum.failures += one.failures;
}

function report(size: number, product: Load, bare: Load): void {
  const rate = ({ times, seconds }: Load) => times.length / seconds;
  const rows = Object.entries({ product, 'bare Hono + pg': bare }).map(([name, one]) => {
    const { p50, p99 } = percentilesOf(one.times);
    return [name, rate(one).toFixed(0), milliseconds(p50), milliseconds(p99), one.failures];
  });
  const ratio = rate(product) / rate(bare);
  const { p99 } = percentilesOf(product.times);
  publish({
    name: 'http',
    command: `npm run bench -- http --size ${size}`,
    columns: ['server', 'requests/s', 'p50 ms', 'p99 ms', 'not 200'],
    rows,
    figures: { ratio, p99 },
    notes: [
      `Product against bare: ${ratio.toFixed(2)} (budget ≥ 1), p99 ${milliseconds(p99)} ms (budget ${P99_BUDGET_MS}), ${CONNECTIONS} connections, ${size} homes.`,
    ],
  });
}
