import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { asBulk } from '../../db/bulk.ts';
import { addDays, dateInIndia, epochMs, type Instant } from '../../domain/dates.ts';
import { createServices } from './services.ts';

const test = await startServices({ runsJobs: false });
const { services, urls, ownerUrl, addPerson, as } = test;
const { database } = services;
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): Instant => new Date(epochMs(services.now()) + days * DAY_MS).toISOString();

const TOLD =
  'select app.now() as now, app.today()::text as today, app.clock_timestamp() as moment, now() as machine';
type Told = { now: Date; today: string; moment: Date; machine: Date };
const minutesOff = (notices: Date) => Math.abs(notices.getTime() - epochMs(services.now())) / 60_000;

/** What each way to the database says the time is. */
async function everyWay(): Promise<Told[]> {
  const userId = await addPerson('Asha Rao');
  const rows = await Promise.all([
    database.asActor({ userId }, (tx) => tx.execute<Told>(sql.raw(TOLD))),
    database.asReadingActor({ userId }, (tx) => tx.execute<Told>(sql.raw(TOLD))),
    database.asVisitor((db) => db.execute<Told>(sql.raw(TOLD))),
    database.asWorker((tx) => tx.execute<Told>(sql.raw(TOLD))),
    database.asReader((client) => client.query<Told>(TOLD)),
    database.publicReads.query(TOLD) as Promise<pg.QueryResult<Told>>,
    database.pools.auth.query<Told>(TOLD),
    asBulk(urls, (client) => client.query<Told>(TOLD)),
  ]);
  return rows
    .map((result) => result.rows[0] as Told)
    .map((row) => ({ ...row, now: new Date(row.now), moment: new Date(row.moment) }));
}

describe('the clock', () => {
  it('is that of the machine until it is moved', async () => {
    expect(Math.abs(Date.now() - epochMs(services.now()))).toBeLessThan(1000);
    for (const notices of await everyWay()) expect(minutesOff(notices.now)).toBeLessThan(1);
  });

  it('moves code, every way to the database, and the columns that say when', async () => {
    // Connections that were open before the move are asked after it.
    await everyWay();
    const day = addDays(dateInIndia(services.now()), 40);
    await test.moveTo(inDays(40));
    expect(services.today()).toBe(day);
    for (const notices of await everyWay()) {
      expect(minutesOff(notices.now)).toBeLessThan(1);
      expect(minutesOff(notices.moment)).toBeLessThan(1);
      expect(notices.today).toBe(day);
    }
    const person = await addPerson('Bina Rao');
    const [stored] = await database.asWorker(
      async (tx) =>
        (
          await tx.execute<{ at: string }>(sql`
          insert into notifications (user_id, category, event, payload) values (${person}, 'account', 'account.welcome', '{}')
          returning created_at::text as at`)
        ).rows,
    );
    expect(dateInIndia(new Date(stored?.at ?? '').toISOString())).toBe(day);
    expect((await as(person).dashboard.get({})).today).toBe(day);
  });

  it('lets one process live in the past, and leaves everybody else where they are', async () => {
    const past = inDays(-100);
    const other = await createServices(services.config, ownerUrl);
    try {
      other.database.clock.liveAt(past);
      const userId = await addPerson('Charu Rao');
      for (const { rows } of [
        await other.database.asActor({ userId }, (tx) => tx.execute<Told>(sql.raw(TOLD))),
        await other.database.asReadingActor({ userId }, (tx) => tx.execute<Told>(sql.raw(TOLD))),
        await other.database.asWorker((tx) => tx.execute<Told>(sql.raw(TOLD))),
      ]) {
        expect(rows[0]?.today).toBe(dateInIndia(past));
      }
      expect(other.today()).toBe(dateInIndia(past));
      for (const notices of await everyWay()) expect(minutesOff(notices.now)).toBeLessThan(1);
      other.database.clock.liveAt(null);
      expect(other.today()).toBe(services.today());
      const { rows } = await other.database.asWorker((tx) => tx.execute<Told>(sql.raw(TOLD)));
      expect(rows[0]?.today).toBe(services.today());
    } finally {
      await other.close();
    }
  });

  it('is heard of by the other processes of the product', async () => {
    const other = await createServices(services.config, ownerUrl);
    try {
      const moment = inDays(10);
      await test.moveTo(moment);
      await vi.waitFor(() => expect(epochMs(other.now())).toBeGreaterThanOrEqual(epochMs(moment)), 5000);
      const late = await createServices(services.config, ownerUrl);
      expect(epochMs(late.now())).toBeGreaterThanOrEqual(epochMs(moment));
      await late.close();
    } finally {
      await other.close();
    }
  });

  it('does not go back', async () => {
    await expect(test.moveTo(inDays(-1))).rejects.toThrow('forward only');
  });

  it('is the machine’s in production, which does not start on a database whose clock was moved', async () => {
    await test.moveTo(inDays(1));
    const production = { ...services.config, production: true };
    await expect(createServices(production, ownerUrl)).rejects.toThrow('production refuses it');
  });

  it('lets an index answer what is newer than a day', async () => {
    const owner = new pg.Client(ownerUrl);
    await owner.connect();
    try {
      await owner.query('set enable_seqscan = off');
      await owner.query('create table moments (at timestamptz not null)');
      await owner.query('create index on moments (at)');
      const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
        `explain select from moments where at > app.now() - interval '1 day' and at < app.today()`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Cond: .*now\(\) \+ COALESCE/);
      // Put in place of its call, so that nothing is called for each row.
      expect(plan).not.toMatch(/app\.\w+\(/);
    } finally {
      await owner.end();
    }
  });
});
