// Three servers and two workers behind Debian's HAProxy under a mixed load for as long as one wants: what is lost, what is wrong, and whether memory grows.
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs, promisify } from 'node:util';
import { Client } from 'pg';
import { startEmbedded } from '../../src/db/embedded.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { freePort } from '../support/free-port.ts';
import { startHaproxy } from '../support/haproxy.ts';
import { mixedUse, USED_ORIGIN } from '../support/mixed-use.ts';
import { demoOf, present, RELEASE_SECRET } from '../support/releases.ts';
import { startLoad } from '../support/steady-load.ts';
import { unpacked } from '../support/unpacked.ts';
import { postmasterOf, processorSeconds, secondsOf } from './processor-time.ts';
import { startProduct, startProgram } from './product.ts';
import { type Cell, publish } from './report.ts';

const SERVERS = 3;
const WORKERS = 2;
const MB = 1024 * 1024;
/** Until every page was drawn once and each pool has its connections. */
const WARM_MS = 60_000;
const SAMPLE_MS = 5_000;
/** Last third against first third. */
const MOST_GROWTH = 1.1;
/** How often each is asked for in one round. Writes are few: people may ask for thirty visits an hour, and a tenant mark 120 rents. */
const SHARES = {
  home: 28,
  search: 22,
  homePage: 16,
  listPage: 12,
  frontPage: 8,
  mine: 6,
  signIn: 2,
  visit: 1,
  rent: 1,
};

type Part = { name: string; pid: number; memory(): number; stop(): Promise<void> };
type Sampled = { name: string; thirds: number[][] };

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { minutes: { type: 'string', default: '24' }, rate: { type: 'string', default: '6' } },
  });
  const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
  const programs = unpacked('failover');
  if (!programs) throw new StartupError('it needs root and the packages of Debian (tools/failover)');
  const ending: (() => Promise<unknown>)[] = [];
  try {
    await measure(minutes, rate, programs, ending);
  } finally {
    for (const end of ending.reverse()) await end();
  }
}

async function measure(
  minutes: number,
  rate: number,
  programs: string,
  ending: (() => Promise<unknown>)[],
): Promise<void> {
  const { owner, settings } = await openDemo(ending);
  const parts = await startParts(settings, ending);
  const haproxy = await startHaproxy(
    programs,
    parts.flatMap(({ port }) => port ?? []),
  );
  ending.push(haproxy.close);
  await untilReady(haproxy.port);

  const use = await mixedUse(owner, spread(SHARES));
  const load = startLoad(haproxy.port, use.kinds, 1000 / rate);
  await pause(WARM_MS);
  const postmaster = await postmasterOf(owner);
  const spent = () => ({
    ours: parts.reduce((sum, { pid }) => sum + secondsOf(pid), 0),
    database: processorSeconds(postmaster).server,
  });
  const before = spent();
  load.begin('measured');
  const sampled = await sample(parts, minutes * 60_000);
  const after = spent();
  const phases = await load.stop();
  const measured = phases.at(-1);
  if (!measured) throw new Error('Nobody asked');
  const jobs = await jobsDone(owner);
  const isKept = isDeepStrictEqual(await use.kept(), use.written());
  const lost = phases.flatMap((phase) => phase.lost);
  const wrong = phases.flatMap((phase) => phase.wrong);
  for (const line of [...lost, ...wrong]) console.error(line);

  const { visits, rents } = use.written();
  const core = (seconds: number) => (seconds / (minutes * 60)).toFixed(2);
  publish({
    name: 'hours',
    command: `npm run bench -- hours --minutes ${minutes} --rate ${rate}`,
    columns: [
      'process',
      'memory of the first third, MB',
      'last third',
      'most',
      'ratio',
      `budget ≤ ${MOST_GROWTH}`,
    ],
    rows: sampled.map(rowOf),
    figures: { lost, wrong, jobs, measured, visits, rents },
    notes: [
      `${measured.asked} requests in ${minutes} minutes, ${rate} a second: ${measured.lost.length} lost, ${measured.wrong.length} wrong, p99 ${measured.p99Ms} ms, slowest ${measured.mostMs} ms. In the minute before: ${lost.length - measured.lost.length} lost, ${wrong.length - measured.wrong.length} wrong.`,
      `${visits.length} visits and ${rents.length} rents written, ${isKept ? 'each kept once' : 'NOT all of them kept once'}. ${jobs.done} jobs done, ${jobs.failed} failed, ${jobs.waiting} left; ${jobs.letters} letters, ${jobs.unsent} of them unsent.`,
      `Processor time: ${core(after.ours - before.ours)} of a core by the five processes, ${core(after.database - before.database)} by PostgreSQL. Memory is what the system says of each process (resident), asked every ${SAMPLE_MS / 1000} s after a minute of the same load.`,
    ],
  });
}

/** The demo in an embedded database of its own, which is gone afterwards. */
async function openDemo(ending: (() => Promise<unknown>)[]) {
  const folder = await mkdtemp(join(tmpdir(), 'kiraya-hours-'));
  ending.push(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  // Not by Node: the server's folder may belong to a user of its own, and so must the copy.
  await promisify(execFile)('cp', ['-a', `${await demoOf(present)}/.`, folder]);
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), unsafe: true });
  ending.push(() => server.stop());
  const owner = new Client(server.url);
  await owner.connect();
  ending.push(() => owner.end());
  const settings = {
    DATABASE_URL: server.url,
    // Five processes share what the embedded server takes.
    DATABASE_POOLS: 'app=4 visitor=4 auth=2 jobs=4',
    AUTH_SECRET: RELEASE_SECRET,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    PUBLIC_URL: USED_ORIGIN,
    RUN_JOBS: 'false',
    TRUST_PROXY: 'true',
  };
  return { owner, settings };
}

async function startParts(
  settings: Readonly<Record<string, string>>,
  ending: (() => Promise<unknown>)[],
): Promise<(Part & { port?: number })[]> {
  const parts: (Part & { port?: number })[] = [];
  for (let n = 1; n <= SERVERS; n += 1) {
    const port = await freePort();
    const server = await startProduct(port, settings);
    ending.push(server.stop);
    parts.push({ name: `server ${n}`, port, ...server });
  }
  for (let n = 1; n <= WORKERS; n += 1) {
    const worker = await startProgram('worker', 'doing its jobs', settings);
    ending.push(worker.stop);
    parts.push({ name: `worker ${n}`, ...worker });
  }
  return parts;
}

async function untilReady(port: number): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
    if (performance.now() > end) throw new Error('HAProxy leads to no server that is ready');
    await pause(500);
  }
}

/** Each as often as its share says, and none of them twice in a row. */
function spread(shares: Readonly<Record<string, number>>): string[] {
  return Object.entries(shares)
    .flatMap(([name, count]) =>
      Array.from({ length: count }, (_, turn) => ({ name, place: (turn + 0.5) / count })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
}

/** What each holds in memory, in MB, by thirds of the time. */
async function sample(parts: readonly Part[], ms: number): Promise<Sampled[]> {
  const sampled = parts.map(({ name }) => ({ name, thirds: [[], [], []] as number[][] }));
  const begin = performance.now();
  for (let passed = 0; passed < ms; passed = performance.now() - begin) {
    const third = Math.floor((passed / ms) * 3);
    for (const [place, { memory }] of parts.entries()) sampled[place]?.thirds[third]?.push(memory() / MB);
    await pause(Math.min(SAMPLE_MS, ms - passed));
  }
  return sampled;
}

function rowOf({ name, thirds }: Sampled): Cell[] {
  const mean = (all: readonly number[] = []) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const [first, last] = [mean(thirds[0]), mean(thirds[2])];
  const verdict = last / first <= MOST_GROWTH ? 'kept' : 'missed';
  const most = Math.max(...thirds.flat());
  return [name, first.toFixed(0), last.toFixed(0), most.toFixed(0), (last / first).toFixed(2), verdict];
}

/** Once nothing waits any more, or after half a minute. */
async function jobsDone(owner: Client) {
  const count = async () => {
    const { rows } = await owner.query<Record<'done' | 'failed' | 'waiting' | 'letters' | 'unsent', number>>(
      `select count(*) filter (where state = 'completed')::int as done, count(*) filter (where state = 'failed')::int as failed,
          count(*) filter (where state in ('created', 'retry', 'active') and start_after <= now())::int as waiting,
          (select count(*)::int from mails where created_at > now() - interval '2 hours') as letters,
          (select count(*)::int from mails where status in ('queued', 'failed')) as unsent
         from pgboss.job where created_on > now() - interval '2 hours'`,
    );
    if (!rows[0]) throw new Error('There is no queue');
    return rows[0];
  };
  const end = performance.now() + 30_000;
  let jobs = await count();
  for (; jobs.waiting > 0 && performance.now() < end; jobs = await count()) await pause(500);
  return jobs;
}
