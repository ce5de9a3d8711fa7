/**
 * A release while people use the one before it: the schema is brought up under the old processes, against somebody who holds every
 * table, and then one process after the other is replaced behind a balancer that only probes.
 */
import { execFile } from 'node:child_process';
import { createHmac, randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startEmbedded } from '../../src/db/embedded.ts';
import { demoPassword } from '../../src/db/seed/demo/people.ts';
import { freePort } from '../support/free-port.ts';
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
import { type Ask, type Kind, type Phase, startLoad } from '../support/steady-load.ts';

const previous = await previousRelease(import.meta.env.VITE_PREVIOUS_RELEASE);
beforeEach((test) => {
  test.skip(!previous, 'it needs the commits before this one');
});

const EVERY_MS = 150;
const PHASE_MS = 12_000;
/** Somebody reads all tables for so long, as a dump does: longer than one attempt of a migration waits. */
const TRAP_MS = 9_000;
/** Each may ask for thirty visits an hour. */
const seekers = ['tenant', 'affiliate', 'user', 'landlord', 'broker'];
const publicKey = createHmac('sha256', RELEASE_SECRET).update('public client key').digest('base64url');

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

  const { kinds, kept, written } = await mixOf(owner);
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
  console.info(tableOf(phases));
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
    PUBLIC_URL: 'http://localhost:4600',
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

/** Reading, sign-in, visits asked for, rents marked. What is written is known by its number. */
async function mixOf(owner: Client) {
  const { rows: homes } = await owner.query<{ id: string; rent: string; city: string }>(
    `select id, rent, city from properties where listing_state = 'published' and availability = 'available'
      and listed_by not in (select id from auth.users where email like any ($1)) order by id`,
    [seekers.map((name) => `${name}@%`)],
  );
  const { rows: dues } = await owner.query<{ id: string }>(
    `select d.id from rent_dues d join leases l on l.id = d.lease_id join auth.users u on u.id = l.tenant_id
      where u.email like 'tenant@%' and d.kind = 'rent' and d.received < d.amount limit 1`,
  );
  const tokens = new Map<string, string>();
  const totals = new Map<string, number>();
  const visits: string[] = [];
  const rents: string[] = [];
  const asked = new Map<string, number>();
  const fresh = homes.values();
  /** Each of them in turn, again and again. */
  const inTurn = <T>(all: readonly T[]): (() => T) => {
    let turn = 0;
    return () => all[turn++ % all.length] as T;
  };
  const [nextHome, nextSearched, nextSignIn] = [inTurn(homes), inTurn(homes), inTurn(seekers)];
  const headers = (token?: string) => ({
    host: 'localhost:4600',
    origin: 'http://localhost:4600',
    // Each from a network of its own, or it would be one person who asks too often.
    'x-forwarded-for': `198.51.100.${randomInt(1, 255)}`,
    ...(token === undefined ? {} : { apikey: publicKey, authorization: `Bearer ${token}` }),
  });
  const read = async (ask: Ask, path: string, token?: string) =>
    answered(200, await ask({ path, headers: headers(token) }));
  const write = async (ask: Ask, path: string, token: string, body: object) =>
    answered(201, await ask({ method: 'POST', path, headers: headers(token), body }));
  const signIn: Kind = async (ask) => {
    const name = nextSignIn();
    const body = { email: `${name}@demo.kiraya.example`, password: demoPassword };
    const said = answered(
      200,
      await ask({ method: 'POST', path: '/api/auth/sign-in/email', headers: headers(), body }),
    );
    tokens.set(name, said.accessToken);
  };
  const signedIn = (work: (ask: Ask, token: string, name: string) => Promise<void>, who = seekers): Kind => {
    const next = inTurn(who);
    return async (ask) => {
      const name = next();
      const token = tokens.get(name);
      if (token) await work(ask, token, name);
      else await signIn(ask);
    };
  };
  const home: Kind = async (ask) => {
    const { id, rent } = nextHome();
    const said = await read(ask, `/api/properties/${id}`);
    if (said.rent !== Number(rent)) throw new Error(`${id} costs ${said.rent} and not ${rent}`);
  };
  const search: Kind = async (ask) => {
    const { city } = nextSearched();
    const { total } = await read(ask, `/api/properties?city=${encodeURIComponent(city)}`);
    if ((totals.get(city) ?? total) !== total)
      throw new Error(`${total} and not ${totals.get(city)} in ${city}`);
    totals.set(city, total);
  };
  const mine = signedIn(async (ask, token, name) => {
    const least = asked.get(name) ?? 0;
    const { total } = await read(ask, '/api/my/visits', token);
    if (total < least) throw new Error(`${total} visits of ${least} that were asked for`);
  });
  const visit = signedIn(async (ask, token, name) => {
    const { value } = fresh.next();
    const notes = `Visit ${visits.length} of the release`;
    const { id } = await write(ask, '/api/visits', token, {
      property_id: value?.id,
      visit_type: 'physical',
      scheduled_date: inDays(7),
      slot: '11:00',
      room_id: null,
      notes,
    });
    visits.push(id);
    asked.set(name, (asked.get(name) ?? 0) + 1);
  });
  const rent = signedIn(
    async (ask, token) => {
      const reference = `4600${`${rents.length}`.padStart(4, '0')}${randomInt(1_000, 9_999)}`;
      rents.push(
        (
          await write(ask, `/api/dues/${dues[0]?.id}/payments`, token, {
            amount: 100,
            mode: 'upi',
            reference,
            paid_on: inDays(0),
            note: 'Of the release',
          })
        ).id,
      );
    },
    ['tenant'],
  );
  const names = 'home search home mine home signIn search home visit home search home mine home rent home';
  const all: Record<string, Kind> = { home, search, mine, signIn, visit, rent };
  const kinds = Object.fromEntries(
    names.split(' ').map((name, place) => [`${place} ${name}`, all[name] as Kind]),
  );
  const idsOf = async (table: string) =>
    (await owner.query<{ id: string }>(table)).rows.map(({ id }) => id).sort();
  return {
    kinds,
    kept: async () => ({
      visits: await idsOf(`select id from property_visits where notes like '% of the release'`),
      rents: await idsOf(`select id from rent_payments where note = 'Of the release'`),
    }),
    written: () => ({ visits: visits.toSorted(), rents: rents.toSorted() }),
  };
}

function answered(status: number, said: { status: number; text: string }) {
  if (said.status !== status) throw new Error(`${said.status} ${said.text.slice(0, 300)}`);
  return JSON.parse(said.text);
}

/** In India. */
const inDays = (days: number): string =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

const tableOf = (phases: readonly Phase[]): string =>
  phases
    .map(
      ({ name, asked, lost, wrong, p99Ms, mostMs }) =>
        `${name}: ${asked} asked, ${lost.length} lost, ${wrong.length} wrong, p99 ${p99Ms} ms, most ${mostMs} ms`,
    )
    .join('\n');
