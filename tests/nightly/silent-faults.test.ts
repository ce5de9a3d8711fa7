/** The database's machine vanishes without closing a connection, and another one answers at its address: nobody starts us anew. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../src/db/actor.ts';
import { connections } from '../../src/db/roles.ts';
import { toProblem } from '../../src/server/lib/problems.ts';
import { cloneDatabase } from '../support/database.ts';
import { type FragileDatabase, fragile } from '../support/fragile-database.ts';

const { ownerUrl, secret } = await cloneDatabase();
const line: FragileDatabase = await fragile(ownerUrl);
afterAll(() => line.cut());

const EACH = 3;
const patient = { timeout: 10_000 };
const person = { userId: '019b76da-a800-7000-8000-000000000001' };
const one = sql`select 1`;
let database: Database;

beforeEach(() => {
  const sizes = { app: EACH, visitor: EACH, auth: EACH, jobs: EACH };
  // Shorter than in the product, and in the same order: the server ends slow statements before the client gives up.
  const deadlines = { app: 700, visitor: 700, auth: 700, jobs: 4_000, beyond: 500, ask: 700 };
  database = createDatabase(connections(line.url, secret), sizes, [], deadlines);
});
afterEach(() => database.close());

const ways: Record<string, () => Promise<unknown>> = {
  'a person writes': () => database.asActor(person, (tx) => tx.execute(one)),
  'a person reads': () => database.asReadingActor(person, (tx) => tx.execute(one)),
  'a visitor reads': () => database.asVisitor((db) => db.execute(one)),
  'a job works': () => database.asWorker((tx) => tx.execute(one)),
  'a job copies': () => database.asReader((client) => client.query('select 1')),
  'somebody signs in': () => database.pools.auth.query('select 1'),
  'a job is stored': () => database.pools.jobs.query('select 1'),
};

/** What the caller would be answered: 200, or the status of the problem. */
const statusOf = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => 200,
    (error) => (toProblem(error) as { status?: number }).status ?? error,
  );
const several = (work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: EACH }, () => statusOf(work)));
/** What only reads is answered before its transaction has ended. */
const areIdle = () => Object.values(database.pools).every((pool) => pool.idleCount === pool.totalCount);
const well = Array.from({ length: EACH }, () => 200);

it.each(Object.entries(ways))(
  '%s: every connection is stuck, and soon each of them is a new one',
  async (_, work) => {
    expect(await several(work)).toEqual(well);
    await expect.poll(areIdle, patient).toBe(true);
    line.swallow();
    expect(await statusOf(work)).toBe(503);
    // Those that nobody had asked on were as old as the one that struck: nobody has to find that out on each.
    expect(await several(work)).toEqual(well);
  },
);

it('those who ask at once are refused at once, and those who wait for a connection get a new one', async () => {
  const write = ways['a person writes'] as () => Promise<unknown>;
  expect(await several(write)).toEqual(well);
  line.swallow();
  const [struck, waited] = await Promise.all([several(write), several(write)]);
  expect(struck).toEqual(well.map(() => 503));
  expect(waited).toEqual(well);
});

it('a slow statement is ended by the server, and the connection serves on', async () => {
  const serving = async () =>
    (await database.pools.visitor.query('select pg_backend_pid() as pid')).rows[0].pid;
  const before = await serving();
  await expect(
    database.asVisitor((db) => db.transaction((tx) => tx.execute(sql`select pg_sleep(5)`))),
  ).rejects.toMatchObject({ cause: { code: '57014' } });
  expect(await serving()).toBe(before);
});

it('a long statement of a job is no silence', async () => {
  const [{ pid }] = (await database.asWorker(
    async (tx) => (await tx.execute<{ pid: number }>(sql`select pg_sleep(2), pg_backend_pid() as pid`)).rows,
  )) as [{ pid: number }];
  const { rows } = await database.pools.jobs.query('select pg_backend_pid() as pid');
  expect(rows).toEqual([{ pid }]);
  // The server ends what takes too long even for a job.
  await expect(database.pools.jobs.query('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' });
});

it('closing waits for what is under way only as long as a silent server is waited for', async () => {
  await Promise.all(Object.values(ways).map(statusOf));
  await expect.poll(areIdle, patient).toBe(true);
  line.swallow();
  const begun = Promise.withResolvers<void>();
  const stuck = statusOf(() =>
    database.asWorker((tx) => {
      begun.resolve();
      return tx.execute(one);
    }),
  );
  await begun.promise;
  await database.close();
  expect(await stuck).toBe(503);
});
