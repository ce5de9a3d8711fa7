/**
 * A release while people use the one before it: the schema is brought up under the old processes, against somebody who holds every
 * table, and then one process after the other is replaced behind a balancer that only probes.
 */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startEmbedded } from '../../src/db/embedded.ts';
import { reportCost } from '../support/faults.ts';
import { freePort } from '../support/free-port.ts';
import { mixedUse, USED_ORIGIN } from '../support/mixed-use.ts';
import { startBalancer } from '../support/probing-balancer.ts';
import {
  begin,
  demoOf,
  present,
  previousRelease,
  RELEASE_SECRET,
  type Running,
  startServer,
  startWorker,
} from '../support/releases.ts';
import { startLoad } from '../support/steady-load.ts';

const previous = await previousRelease(import.meta.env.VITE_PREVIOUS_RELEASE);
beforeEach((test) => {
  test.skip(!previous, 'it needs the commits before this one');
});

const EVERY_MS = 150;
const PHASE_MS = 12_000;
/** Somebody reads all tables for so long, as a dump does: longer than one attempt of a migration waits. */
const TRAP_MS = 9_000;
const MIX = 'home search home mine home signIn search home visit home search home mine home rent home'.split(
  ' ',
);

const ending: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ending.reverse()) await end();
}, 120_000);

it('loses no request and answers none wrongly, and the old program does not start on the new schema', async () => {
  const { owner, url, environment } = await openDatabase(previous as string);
  const balancer = await startBalancer();
  ending.push(() => balancer.close());
  const old = await Promise.all([0, 1].map(() => serve(previous as string)));
  const oldWorker = await startWorker(previous as string, environment);
  ending.push(() => end(oldWorker));
  await expect.poll(balancer.ready, { timeout: 30_000 }).toHaveLength(2);

  const { kinds, kept, written } = await mixedUse(owner, MIX);
  const load = startLoad(balancer.port, kinds, EVERY_MS);
  const phase = async (name: string, work: () => Promise<unknown>) => {
    load.begin(name);
    const since = performance.now();
    await work();
    await pause(Math.max(0, PHASE_MS - (performance.now() - since)));
  };

  await phase('the old release on its own schema', async () => undefined);
  await phase('migrated meanwhile, all tables held', async () => {
    const freed = holdTables(owner, url);
    const migrating = begin(present, 'migrate', environment).ended;
    const first = await Promise.race([freed.then(() => 'held'), migrating.then(({ output }) => output)]);
    expect(first).toBe('held');
    expect(await migrating).toMatchObject({
      code: 0,
      output: expect.stringContaining('is now at the schema'),
    });
  });
  await phase('the old release on the new schema', async () => {
    const state = await stateOf(owner);
    const late = await begin(previous as string, 'server', await own(environment)).ended;
    console.info(`The old release says: ${late.output.trim()}`);
    expect(late).toMatchObject({ code: 1, output: expect.stringMatching(/^kiraya: [^\n]+\n$/) });
    expect(await stateOf(owner)).toEqual(state);
  });
  await phase('one process after the other is replaced', async () => {
    for (const { running, port } of old) {
      await serve(present);
      await expect.poll(() => balancer.ready().length, { timeout: 30_000 }).toBe(3);
      await end(running);
      balancer.remove(port);
    }
    await end(oldWorker);
    const worker = await startWorker(present, environment);
    ending.push(() => end(worker));
  });
  await phase('the new release, each process started again', async () => {
    for (const { running, port } of [...serving.values()].filter(({ root }) => root === present)) {
      await serve(present);
      await expect.poll(() => balancer.ready().length, { timeout: 30_000 }).toBe(3);
      await end(running);
      balancer.remove(port);
    }
  });
  const phases = await load.stop();
  for (const { name, asked, lost, wrong, p99Ms } of phases)
    reportCost({ fault: name, asked, lost: lost.length, wrong: wrong.length, p99Ms });
  expect(phases.flatMap(({ lost, wrong }) => [...lost, ...wrong])).toEqual([]);
  // What was answered is there, once.
  expect(await kept()).toEqual(written());

  async function serve(root: string) {
    const settings = await own(environment);
    const running = await startServer(root, settings);
    const served = { root, running, port: Number(settings.PORT) };
    serving.set(running, served);
    ending.push(() => end(running));
    balancer.add(served.port);
    return served;
  }
});

const serving = new Map<Running, { root: string; running: Running; port: number }>();
const own = async (environment: Record<string, string>) => ({ ...environment, PORT: `${await freePort()}` });

async function end(running: Running): Promise<void> {
  running.child.kill('SIGTERM');
  const { code, output } = await running.ended;
  serving.delete(running);
  if (code !== 0) throw new Error(`A stopped process ended with ${code}:\n${output}`);
}

/** The old release's demo, in use by whoever names it. */
async function openDatabase(root: string) {
  const folder = await mkdtemp(join(tmpdir(), 'kiraya-release-'));
  ending.push(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  // Not by Node: the server's folder may belong to a user of its own, and so must the copy.
  await promisify(execFile)('cp', ['-a', `${await demoOf(root)}/.`, folder]);
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), unsafe: true });
  ending.push(() => server.stop());
  const owner = new Client(server.url);
  await owner.connect();
  ending.push(() => owner.end());
  const environment = {
    DATABASE_URL: server.url,
    AUTH_SECRET: RELEASE_SECRET,
    DATA_DIR: folder,
    DRAIN_SECONDS: '4',
    LOG_LEVEL: 'error',
    MIGRATE_ON_START: 'false',
    PUBLIC_URL: USED_ORIGIN,
    RUN_JOBS: 'false',
    TRUST_PROXY: 'true',
  };
  return { owner, url: server.url, environment };
}

/** Resolves when they are free again. */
async function holdTables(owner: Client, url: string): Promise<void> {
  const holder = new Client(url);
  await holder.connect();
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth', 'app')`,
  );
  await holder.query(`begin; lock table ${rows.map(({ name }) => name).join(', ')} in access share mode`);
  await pause(TRAP_MS);
  await holder.query('commit');
  await holder.end();
}

const stateOf = async (owner: Client) => {
  const { rows } = await owner.query(
    `select (select json_agg(s) from app.schema_state s) as state, (select count(*) from app.migrations) as migrations,
      (select count(*) from pg_proc) as functions, (select md5(string_agg(proname || prosrc, '' order by oid)) from pg_proc) as code`,
  );
  return rows;
};
