/** The primary's machine dies, freezes or is cut off, and Patroni makes another one the primary: what is lost, for how long, and what is answered meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connections } from '../../src/db/roles.ts';
import { demoPassword, demoPasswordHash } from '../../src/db/seed/demo/people.ts';
import { seedScale } from '../../src/db/seed/scale.ts';
import { reportCost } from '../support/faults.ts';
import { freePort } from '../support/free-port.ts';
import { type Cluster, type Node, startCluster } from '../support/patroni.ts';
import { present, RELEASE_SECRET, startServer } from '../support/releases.ts';
import { type Kind, network, startLoad } from '../support/steady-load.ts';
import { unpacked } from '../support/unpacked.ts';

const programs = unpacked('failover');
beforeEach((test) => {
  test.skip(!programs, 'it needs root and the packages of Debian (tools/failover)');
});

const HOMES = 60;
const EMAIL = 'asha@example.com';
const WATCHED_MS = 40_000;
/** From the first write that the new primary takes. */
const RECOVERY_MS = 15_000;

type Fault = { break(node: Node): Promise<void>; mend(node: Node): Promise<void> };
const faults: Record<string, Fault> = {
  killed: { break: async (node) => node.signal('SIGKILL'), mend: async (node) => node.start() },
  frozen: { break: async (node) => node.signal('SIGSTOP'), mend: async (node) => node.signal('SIGCONT') },
  'cut off': { break: async (node) => node.cutOff(), mend: async (node) => node.reconnect() },
};

const ending: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ending.reverse()) await end();
}, 120_000);

describe.each([
  ['with a synchronous standby', true],
  ['without one', false],
])('%s', (name, isSynchronous) => {
  let stage: Awaited<ReturnType<typeof openStage>> | undefined;

  it.each(Object.keys(faults))('the primary is %s', async (fault) => {
    stage ??= await openStage(isSynchronous);
    const { cluster, port } = stage;
    const { break: breakIt, mend } = faults[fault] as Fault;
    await cluster.whole();
    const homes = await homesOf(cluster);
    const reading = startLoad(port, { home: readingOf(homes) }, 100);
    // Each home was read once before.
    await pause(HOMES * 100 + 2_000);
    const writer = startWriter(cluster.url, 'rpo');
    const signingIn = startSignIns(port);
    await pause(2_000);

    const primary = await cluster.primary();
    if (!primary) throw new Error('There is no primary');
    const brokenAt = performance.now();
    reading.begin('failover');
    await breakIt(primary);
    const inside = startWriter(primary.ownUrl, 'of_inside');
    await pause(WATCHED_MS);
    const written = await writer.stop();
    const lastInside = (await inside.stop()).at(-1)?.at ?? brokenAt;
    const signIns = await signingIn.stop();
    const [, during] = await reading.stop();
    if (!during) throw new Error('Nobody read');

    const firstWrite = written.find(({ at }) => at > brokenAt + 1_000)?.at ?? Number.POSITIVE_INFINITY;
    const lastFailure = signIns.filter(isFailed).at(-1)?.at ?? brokenAt;
    const kept = new Set((await ask<{ n: number }>(cluster.url, 'select n from rpo')).map(({ n }) => n));
    const lost = written.filter(({ n }) => !kept.has(n)).length;
    const wrong = await wrongAfter(cluster, port, homes);
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    reportCost({
      fault: `primary ${fault}, ${name}: acknowledged writes`,
      asked: written.length,
      lost,
      wrong: 0,
      backAfterMs: firstWrite - brokenAt,
    });
    reportCost({
      fault: `primary ${fault}, ${name}: signed-out reading`,
      asked: during.asked,
      lost: during.lost.length,
      wrong: during.wrong.length + wrong.length,
      p99Ms: during.p99Ms,
    });
    console.info(`Signing in again ${seconds(Math.max(0, lastFailure - firstWrite))} s after that`);
    for (const each of [...during.wrong, ...wrong]) console.info(each);
    const mendedAt = performance.now();
    await mend(primary);
    await cluster.whole();
    console.info(
      `The primary of before took its last write ${seconds(lastInside - brokenAt)} s after that, and followed ${seconds(performance.now() - mendedAt)} s after it was back`,
    );

    // Never two that take writes.
    expect(lastInside).toBeLessThan(firstWrite);
    expect((await cluster.primary())?.name).not.toBe(primary.name);
    expect(firstWrite - brokenAt).toBeLessThan(30_000);
    expect(lastFailure - firstWrite).toBeLessThan(RECOVERY_MS);
    expect([...during.wrong, ...wrong]).toEqual([]);
    expect(during.lost.length).toBeLessThanOrEqual(during.asked / 100);
    if (isSynchronous) expect(lost).toBe(0);
  });
});

async function openStage(isSynchronous: boolean) {
  const cluster = await startCluster(programs as string, isSynchronous);
  ending.push(() => cluster.close());
  const port = await freePort();
  const server = await startServer(present, {
    DATABASE_URL: cluster.url,
    AUTH_SECRET: RELEASE_SECRET,
    DATA_DIR: '.cache/failover-files',
    LOG_LEVEL: 'silent',
    PORT: `${port}`,
    PUBLIC_URL: originAt(port),
    RUN_JOBS: 'false',
    TRUST_PROXY: 'true',
  });
  ending.push(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  const urls = connections(cluster.url, RELEASE_SECRET);
  await seedScale({ ownerUrl: cluster.url, urls, properties: HOMES, progress: () => {} });
  for (const table of ['rpo', 'of_inside'])
    await ask(cluster.url, `create table ${table} (n int primary key)`);
  await ask(
    cluster.url,
    `with person as (insert into auth.users (name, email, email_verified) values ('Asha Rao', '${EMAIL}', true) returning id)
     insert into auth.accounts (account_id, provider_id, user_id, password)
     select id, 'credential', id, '${demoPasswordHash}' from person`,
  );
  return { cluster, port };
}

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 20_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

type Home = { id: string; rent: string };
const homesOf = ({ url }: Cluster) =>
  ask<Home>(url, `select id, rent from properties where listing_state = 'published' order by id`);

const originAt = (port: number) => `http://127.0.0.1:${port}`;
function readingOf(homes: readonly Home[]): Kind {
  let turn = 0;
  return async (send) => {
    const { id, rent } = homes[turn % homes.length] as Home;
    turn += 1;
    const { status, text } = await send({
      path: `/api/properties/${id}`,
      headers: network(turn),
    });
    const shown = status === 200 ? JSON.parse(text).rent : text.slice(0, 200);
    if (shown !== Number(rent)) throw new Error(`${status}: ${shown} and not ${rent}`);
  };
}

/** Somebody who tried too often was answered. */
const isFailed = ({ status }: { status: number }) => status === 0 || status >= 500;

/** Writes as fast as it is told that the last one is kept. */
function startWriter(url: string, table: 'rpo' | 'of_inside') {
  const written: { n: number; at: number }[] = [];
  let isStopped = false;
  const first = Math.floor(Date.now() / 10) % 1_000_000_000;
  const going = (async () => {
    for (let n = first; !isStopped; ) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 1_000,
        query_timeout: 2_000,
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        for (; !isStopped; await pause(10)) {
          n += 1;
          await client.query(`insert into ${table} values ($1)`, [n]);
          written.push({ n, at: performance.now() });
        }
      } catch {
        await pause(100);
      } finally {
        // Whoever is frozen does not say goodbye.
        client.connection.stream.destroy();
      }
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await going;
      return written;
    },
  };
}

/** A sign-in is a write of the product; one every half second, however long the last takes. */
function startSignIns(port: number) {
  const tries: { at: number; status: number }[] = [];
  const running: Promise<void>[] = [];
  let isStopped = false;
  const one = async (n: number) => {
    const at = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: originAt(port), ...network(n) },
      body: JSON.stringify({ email: EMAIL, password: demoPassword }),
      signal: AbortSignal.timeout(25_000),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    tries.push({ at, status: answer?.status ?? 0 });
  };
  const going = (async () => {
    for (let n = 0; !isStopped; n += 1) {
      running.push(one(n));
      await pause(500);
    }
    await Promise.all(running);
  })();
  return {
    async stop() {
      isStopped = true;
      await going;
      return tries.sort((a, b) => a.at - b.at);
    },
  };
}

/** A home whose rent changes on the new primary is shown so within seconds, and searches count what is there. */
async function wrongAfter(cluster: Cluster, port: number, homes: readonly Home[]): Promise<string[]> {
  const [home] = homes;
  if (!home) throw new Error('There are no homes');
  const rent = Number(home.rent) + 100_00;
  await ask(cluster.url, `update properties set rent = ${rent} where id = '${home.id}'`);
  const shown = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: network(9_999),
    });
    return answer.json() as Promise<{ rent: number; total: number }>;
  };
  const wrong: string[] = [];
  await expect
    .poll(async () => (await shown(`/api/properties/${home.id}`)).rent, { timeout: 5_000 })
    .toBe(rent)
    .catch((error: Error) => wrong.push(error.message));
  const { total } = await shown('/api/properties');
  const [listed] = await ask<{ homes: number }>(cluster.url, 'select count(*)::int as homes from listings');
  if (total !== listed?.homes) wrong.push(`${total} homes and not ${listed?.homes}`);
  return wrong;
}
