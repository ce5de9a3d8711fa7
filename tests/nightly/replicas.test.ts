/** The public catalogue on a real hot standby: used while it is fresh, and nobody notices when it is not. */
import { createRouterClient } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standsBehind } from '../../src/db/replica.ts';
import { connections } from '../../src/db/roles.ts';
import { signInMailJob } from '../../src/server/account/account-mail.ts';
import { createApp } from '../../src/server/app/http.ts';
import { keepFresh } from '../../src/server/app/keep-fresh.ts';
import { router } from '../../src/server/app/router.ts';
import { createServices } from '../../src/server/app/services.ts';
import { AnswerCache } from '../../src/server/lib/answer-cache.ts';
import { readConfig } from '../../src/server/lib/config.ts';
import { createFollower } from '../../src/server/search/embedded/follower.ts';
import { createHomeIndex } from '../../src/server/search/embedded/home-index.ts';
import { reportCost } from '../support/faults.ts';
import { fragile } from '../support/fragile-database.ts';
import { addPlaces } from '../support/homes.ts';
import { startReplicated } from '../support/hot-standby.ts';
import { noPages } from '../support/no-pages.ts';
import { openSession } from '../support/open-session.ts';
import { testSecret } from '../support/test-server.ts';

const servers = await startReplicated();
const config = {
  ...readConfig({ AUTH_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' }),
  authSecret: testSecret,
  demo: false,
  readUrls: [servers.standbyUrl],
};
const made = await createServices(config, servers.primaryUrl);
const services = {
  ...made,
  searchAnswers: new AnswerCache(),
  // A token is a person's id here, as in the other tests of the API.
  auth: { ...made.auth, verifyAccessToken: async (token: string) => ({ userId: token, sessionId: token }) },
};
const { publicReads } = services.database;
const pages = noPages();
const stopListening = keepFresh(services, pages.cache, servers.primaryUrl);
const app = createApp(services, pages, 'tests/fixtures');
const owner = new Client(servers.primaryUrl);
// One of the tests stops its server.
owner.on('error', () => undefined);
const standby = () => new Client(servers.standbyUrl);
let lister = '';

beforeAll(async () => {
  await owner.connect();
  await addPlaces(async (text) => (await owner.query(text)).rows);
  const { rows } = await owner.query<{ id: string }>(
    `insert into auth.users (name, email, email_verified) values ('Asha Rao', 'asha@example.com', true) returning id`,
  );
  lister = rows[0]?.id ?? '';
  await openSession((text, values) => owner.query(text, values), lister);
});
afterAll(async () => {
  await stopListening();
  await owner.end();
  await services.close();
  await servers.close();
});

const publish = async (by = owner): Promise<string> => {
  const { rows } = await by.query<{ id: string }>(
    `insert into properties (listed_by, title, property_type, furnishing, city_id, locality_id, bedrooms, bathrooms,
       area_sqft, rent, listing_state, published_at, renewed_at)
     select $1, 'Home by the lake', 'apartment', 'unfurnished', city_id, id, 2, 2, 900, 3000000, 'published', now(), now()
       from localities limit 1 returning id`,
    [lister],
  );
  return rows[0]?.id ?? '';
};
const ask = (path: string, init: RequestInit = {}) => {
  const headers = {
    apikey: services.publicKey,
    authorization: `Bearer ${services.publicKey}`,
    ...init.headers,
  };
  return app.request(path, { ...init, headers });
};
const found = async (): Promise<number> => (await (await ask('/api/properties?city=Bengaluru')).json()).total;
const ready = async () => (await app.request('/readyz')).json();
const becomes = (standing: string) =>
  expect
    .poll(ready, { interval: 20, timeout: 5_000 })
    .toMatchObject({ status: 'ready', replicas: [standing] });
const onStandby = async (statement: string) => {
  const client = standby();
  await client.connect();
  await client.query(statement);
  await client.end();
};
/** How many statements either kind of server answered for that. */
const answeredBy = async (work: () => Promise<unknown>) => {
  const before = { ...publicReads.answered };
  await work();
  const { replica, primary } = publicReads.answered;
  return { replica: replica - before.replica, primary: primary - before.primary };
};

it('the doctor says how far behind it is', async () => {
  const urlOf = (url: string) => connections(url, testSecret).visitor;
  const { bytes, isConfirmed } = await standsBehind(urlOf(servers.primaryUrl), urlOf(servers.standbyUrl));
  expect(bytes).toBeGreaterThanOrEqual(0);
  expect(isConfirmed).toBe(true);
  await expect(standsBehind(urlOf(servers.primaryUrl), urlOf(servers.primaryUrl))).rejects.toThrow(
    'no standby',
  );
});

it('answers searches, homes, places and the sitemap', async () => {
  await becomes('used');
  const id = await publish();
  await expect.poll(found, { timeout: 1_000, interval: 20 }).toBe(1);
  await becomes('used');
  const paths = [
    '/api/properties?bedrooms=2',
    `/api/properties/${id}`,
    `/api/properties/${id}/similar`,
    '/api/places',
    '/sitemap.xml',
    '/sitemap-homes-1.xml',
  ];
  for (const path of paths) {
    const { replica, primary } = await answeredBy(async () =>
      expect((await ask(path)).status, path).toBe(200),
    );
    expect({ path, primary, isRead: replica > 0 }).toEqual({ path, primary: 0, isRead: true });
  }
  const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  expect(await (await app.request('/metrics', {}, here)).text()).toMatch(
    /database_replicas\{standing="used"\} 1/,
  );
});

// security abuse: Read replicas answer visitors only, and only while they are fresh
it('never answers whoever is signed in, and takes no write', async () => {
  const id = await publish();
  const asLister = createRouterClient(router, {
    context: {
      services,
      subject: { userId: lister, sessionId: lister },
      requestId: 'test',
      address: null,
      idempotencyKey: null,
    },
  });
  const own = answeredBy(async () => expect(await asLister.properties.get({ id })).toMatchObject({ id }));
  expect(await own).toEqual({ replica: 0, primary: 0 });
  await becomes('used');
  const view = () =>
    ask(`/api/properties/${id}/views`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ viewer: 'f2b1c8de-0000-4000-8000-000000000001' }),
    });
  expect(await answeredBy(async () => expect((await view()).status).toBeLessThan(300))).toEqual({
    replica: 0,
    primary: 0,
  });
});

// security abuse: Read replicas answer visitors only, and only while they are fresh … a change shows within a second, whatever a replica still lacks
it('a change shows within a second though the standby has not heard of it, and goes on showing', async () => {
  await becomes('used');
  const before = await found();
  await onStandby('select pg_wal_replay_pause()');
  try {
    await publish();
    await expect.poll(found, { timeout: 1_000, interval: 5 }).toBe(before + 1);
    await becomes('behind');
    // Kept answers are not of the standby either.
    services.searchAnswers.forget();
    expect(await found()).toBe(before + 1);
  } finally {
    await onStandby('select pg_wal_replay_resume()');
  }
  await becomes('used');
  services.searchAnswers.forget();
  expect(await answeredBy(async () => expect(await found()).toBe(before + 1))).toMatchObject({ primary: 0 });
});

// security abuse: Read replicas answer visitors only, and only while they are fresh … one that stops costs nobody an answer
it('one that stops under load costs nobody an answer, and is used again when it is back', async () => {
  await becomes('used');
  const statuses: number[] = [];
  let isStopping = true;
  const visitors = Array.from({ length: 8 }, async (_, n) => {
    for (let i = 0; isStopping; i += 1) {
      statuses.push((await ask(`/api/properties?area_min=${1 + n * 1_000 + (i % 900)}`)).status);
    }
  });
  try {
    await servers.standby.stop();
    await becomes('away');
  } finally {
    isStopping = false;
    await Promise.all(visitors);
  }
  const lost = statuses.filter((status) => status !== 200).length;
  reportCost({ fault: 'a read replica stops: searches', asked: statuses.length, lost, wrong: 0 });
  expect(lost).toBe(0);
  await servers.standby.start();
  await becomes('used');
});

const letter = {
  kind: 'code' as const,
  id: '00000000-0000-4000-8000-00000000abcd',
  code: '123456',
  minutes: 10,
  email: 'asha@example.com',
};
const wasSent = () =>
  services.database.asWorker(async (tx) => {
    const { rows } = await tx.execute(sql`select from mails where id = ${letter.id}`);
    return rows.length > 0;
  });

// security abuse: Database gone: 503, readiness red, recovery by itself … a real stop and start under load: well again within 5 s, no hang
it('the database that stops and starts under load: plain 503s, no hang, and all is well within 5 s', async () => {
  type Answer = { status: number; isPlain: boolean; ms: number };
  const answers: Answer[] = [];
  const timed = async (n: number, i: number) => {
    const started = performance.now();
    const answer = await (n % 2 === 0
      ? ask(`/api/properties?area_max=${1 + n * 1_000 + (i % 900)}`)
      : ask('/api/account/me', { headers: { authorization: `Bearer ${lister}` } }));
    const { status, headers } = answer;
    const { code, requestId } = await answer.json();
    const isPlain = code === 'SERVICE_UNAVAILABLE' && Boolean(requestId && headers.get('retry-after'));
    answers.push({ status, isPlain, ms: performance.now() - started });
  };
  let isLoaded = true;
  const people = Array.from({ length: 16 }, async (_, n) => {
    for (let i = 0; isLoaded; i += 1) await timed(n, i);
  });
  /** Waits until so many of the answers from now on have that status. */
  const seen = (status: number, count = 1) => {
    const from = answers.length;
    const some = () => answers.slice(from).filter((one) => one.status === status).length;
    return expect.poll(some, { interval: 20, timeout: 5_000 }).toBeGreaterThanOrEqual(count);
  };
  let recovered: number;
  let since: number;
  try {
    await seen(200);
    await servers.primary.stop();
    await seen(503, 100);
    expect((await app.request('/readyz')).status).toBe(503);
    await servers.primary.start();
    const back = performance.now();
    await seen(200, 100);
    await services.jobs.enqueue(signInMailJob, letter);
    await expect.poll(wasSent, { timeout: 5_000 }).toBe(true);
    recovered = performance.now() - back;
    since = answers.length;
    await seen(200, 100);
  } finally {
    // The next test would find them still asking.
    isLoaded = false;
    await Promise.all(people);
  }
  expect(new Set(answers.slice(since).map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ status, isPlain }) => status !== 200 && !(status === 503 && isPlain))).toEqual([]);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(6_000);
  reportCost({
    fault: 'the database stops and starts, with nobody in its place: all that is asked',
    asked: answers.length,
    lost: answers.filter(({ status }) => status === 503).length,
    wrong: 0,
    backAfterMs: recovered,
  });
  expect(recovered).toBeLessThan(5_000);
  await becomes('used');
});

// security abuse: Read replicas answer visitors only, and only while they are fresh … nor does one that was promoted
it('one that was promoted is a server of its own, never asked, and searches know nothing that it has lost', async () => {
  await becomes('used');
  const line = await fragile(servers.primaryUrl);
  const follower = createFollower({
    url: connections(line.url, testSecret).visitor,
    createIndex: createHomeIndex,
  });
  const stored = (await follower.index()).size;
  await servers.standby.stop();
  const again = new Client(servers.primaryUrl);
  await again.connect();
  await publish(again);
  await again.end();
  await follower.shown();
  expect((await follower.index()).size).toBe(stored + 1);
  await line.cut();
  await servers.primary.stop();
  await servers.standby.start();
  await onStandby('select pg_promote()');
  line.leadTo(servers.standbyUrl);
  await line.mend();
  await expect.poll(async () => (await follower.index()).size, { timeout: 5_000 }).toBe(stored);
  await follower.close();
  await line.cut();
  await servers.primary.start();
  await becomes('not a standby');
  expect(
    await answeredBy(async () => expect((await ask('/api/properties?bedrooms=3')).status).toBe(200)),
  ).toMatchObject({
    replica: 0,
  });
});
