/** What the follower keeps against `listings`: whoever commits in whatever order, after failures, loads and long absences. */
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../../../tests/support/database.ts';
import { fragile } from '../../../../tests/support/fragile-database.ts';
import { addHome } from '../../../../tests/support/leads.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { renewCatalogue } from '../../../db/catalogue-epoch.ts';
import { connections } from '../../../db/roles.ts';
import { seedScale } from '../../../db/seed/scale.ts';
import { countedHomes } from '../by-database/counted-places.ts';
import { followerOf } from '../by-database/follower-of.ts';
import { createFollower, type Follower, type FollowerOptions, type Taken } from './follower.ts';
import type { HomeIndex } from './home-index.ts';
import type { IndexedHome } from './indexed-home.ts';

const HOMES = 2_600;
const { urls, ownerUrl, secret } = await cloneDatabase();
const owner = new Client(ownerUrl);
const followers: Follower[] = [];

beforeAll(async () => {
  await owner.connect();
  await seedScale({ ownerUrl, urls, properties: HOMES, progress: () => {} });
}, 60_000);
afterAll(async () => {
  for (const follower of followers) await follower.close();
  await owner.end();
});

/** Keeps homes by the rules of the index, and asks nothing of them. */
class PlainIndex implements Pick<HomeIndex, 'put' | 'remove' | 'arrange' | 'size'> {
  readonly homes = new Map<string, IndexedHome>();
  isArranged = false;
  get size(): number {
    return this.homes.size;
  }
  put(homes: readonly IndexedHome[]): void {
    for (const home of homes)
      if (home.version > (this.homes.get(home.id)?.version ?? -1)) this.homes.set(home.id, home);
  }
  remove(changes: readonly { id: string; version: number }[]): void {
    for (const { id, version } of changes)
      if (version > (this.homes.get(id)?.version ?? -1)) this.homes.delete(id);
  }
  async arrange(): Promise<void> {
    this.isArranged = true;
  }
}

function follow(own: Partial<FollowerOptions> = {}) {
  const made: PlainIndex[] = [];
  const taken: Taken[] = [];
  const follower = createFollower({
    url: urls.visitor,
    createIndex: () => {
      const index = new PlainIndex();
      made.push(index);
      return index as unknown as HomeIndex;
    },
    ...own,
  });
  followers.push(follower);
  follower.onTaken((homes) => taken.push(homes));
  const homes = async () => ((await follower.index()) as unknown as PlainIndex).homes;
  return { follower, made, taken, homes };
}

/** Every home as the table has it, in the index's own words. */
async function listed(): Promise<IndexedHome[]> {
  const { rows } = await owner.query(`select property_id as id, version::float8, city_id as "cityId",
      locality_id as "localityId", rent::float8, area_sqft as area, app.day_number(available_from) as day, best::float8,
      newest::float8, rating, lat_cell as "latCell", lng_cell as "lngCell", tags from listings order by property_id`);
  return rows;
}
const sorted = (homes: ReadonlyMap<string, IndexedHome>) =>
  [...homes.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
const expectTrue = async (homes: () => Promise<ReadonlyMap<string, IndexedHome>>) =>
  expect(sorted(await homes())).toEqual(await listed());

const anyHomes = async (count: number): Promise<string[]> =>
  (
    await owner.query('select property_id as id from listings order by md5(property_id::text) limit $1', [
      count,
    ])
  ).rows.map(({ id }) => id);

describe('what is committed', () => {
  it('is read whole at first, arranged, and said to be every home', async () => {
    const { follower, homes, made, taken } = follow();
    expect(follower.state()).toEqual({ ready: false, lagMs: Number.POSITIVE_INFINITY });
    await expectTrue(homes);
    expect([made.length, made[0]?.isArranged, (made[0]?.size ?? 0) > 2_000, taken]).toEqual([
      1,
      true,
      true,
      ['every home'],
    ]);
    expect(follower.state()).toMatchObject({ ready: true });
    expect(follower.state().lagMs).toBeLessThan(10_000);
  });

  it('is taken in when it changes, leaves, comes and comes back, and each home is named', async () => {
    const { follower, homes, made, taken } = follow();
    await homes();
    const [rented = '', paused = '', deleted = ''] = await anyHomes(3);
    await owner.query('update properties set rent = rent + 100000 where id = $1', [rented]);
    await owner.query(`update properties set listing_state = 'paused' where id = $1`, [paused]);
    await owner.query('delete from properties where id = $1', [deleted]);
    await follower.shown();
    await expectTrue(homes);
    const named = new Set(taken.flatMap((one) => (one === 'every home' ? [] : [...one])));
    expect(named).toEqual(new Set([rented, paused, deleted]));
    await owner.query(`update properties set listing_state = 'published' where id = $1`, [paused]);
    await follower.shown();
    await expectTrue(homes);
    expect((await homes()).has(paused)).toBe(true);
    expect(made.length).toBe(1);
  });

  it('names a home too whose page alone looks different', async () => {
    const { follower, homes, taken } = follow();
    await homes();
    const [id = ''] = await anyHomes(1);
    await owner.query('update properties set rera_number = $2 where id = $1', [id, 'PRM/1']);
    await follower.shown();
    expect(taken.at(-1)).toEqual(new Set([id]));
    await owner.query('update properties set view_count = view_count + 1 where id = $1', [id]);
    await follower.shown();
    expect(taken.length).toBe(2);
  });

  it('is taken in whole when more changes at once than one look brings', async () => {
    const { follower, homes, taken } = follow();
    await homes();
    await owner.query('update properties set rent = rent + 200');
    await follower.shown();
    await expectTrue(homes);
    const named = taken.flatMap((one) => (one === 'every home' ? [] : [...one]));
    expect(named.length).toBeGreaterThan(2_000);
  });

  it('is taken in from a transaction that began before all others and ends last', async () => {
    const { follower, homes } = follow();
    await homes();
    const [slow = '', quick = ''] = await anyHomes(2);
    const other = new Client(ownerUrl);
    await other.connect();
    await other.query('begin');
    await other.query('update properties set rent = 1111100 where id = $1', [slow]);
    await owner.query('update properties set rent = 2222200 where id = $1', [quick]);
    await follower.shown();
    const rents = async () => [(await homes()).get(slow)?.rent, (await homes()).get(quick)?.rent];
    expect((await rents())[0]).not.toBe(1_111_100);
    expect((await rents())[1]).toBe(2_222_200);
    await other.query('commit');
    await other.end();
    await follower.shown();
    expect(await rents()).toEqual([1_111_100, 2_222_200]);
  });

  it('is lost to nobody however many write the same homes at once while it is asked for all the time', async () => {
    const { follower, homes, made } = follow({ pollMs: 1 });
    await homes();
    const ids = await anyHomes(12);
    const writers = await Promise.all(Array.from({ length: 6 }, () => new Client(ownerUrl)));
    await Promise.all(writers.map((writer) => writer.connect()));
    await Promise.all(
      writers.map(async (writer, n) => {
        for (let turn = 0; turn < 30; turn += 1) {
          const id = ids[(n * 5 + turn) % ids.length];
          const state = (n + turn) % 4 === 0 ? 'paused' : 'published';
          await writer.query('begin');
          await writer.query('update properties set rent = $2, listing_state = $3 where id = $1', [
            id,
            (1000 + n * 100 + turn) * 100,
            state,
          ]);
          await writer.query(turn % 7 === 0 ? 'rollback' : 'commit');
        }
      }),
    );
    await Promise.all(writers.map((writer) => writer.end()));
    await follower.shown();
    await expectTrue(homes);
    expect(made.length).toBe(1);
  });
});

describe('everything is read anew', () => {
  it('after homes were loaded around the triggers', async () => {
    const { follower, homes, made, taken } = follow();
    await homes();
    await owner.query('begin');
    await owner.query(`set local app.bulk_load = 'on'`);
    await owner.query('update listings set rent = rent + 300');
    await renewCatalogue(owner);
    await owner.query('commit');
    await follower.shown();
    await expectTrue(homes);
    expect([made.length, taken.at(-1)]).toEqual([2, 'every home']);
  });

  it('by whoever was away for longer than rows of changes stay', async () => {
    const { follower, homes, made } = follow({ patience: { staleMs: 60_000, rowsStayMs: 0 } });
    await homes();
    await owner.query('delete from catalogue_changes');
    await follower.shown();
    await expectTrue(homes);
    expect(made.length).toBeGreaterThan(1);
  });
});

describe('while the primary does not answer', () => {
  it('what is known is shown, and what changed meanwhile is taken in afterwards', async () => {
    const line = await fragile(ownerUrl);
    const { follower, homes, made } = follow({ url: connections(line.url, secret).visitor });
    const lost: unknown[] = [];
    follower.onLost((error) => lost.push(error));
    const before = (await homes()).size;
    await line.cut();
    await expect(follower.shown()).rejects.toThrow();
    await expect(follower.shown()).rejects.toThrow();
    expect([(await homes()).size, follower.state().ready, lost.length]).toEqual([before, true, 1]);
    const [gone = ''] = await anyHomes(1);
    await owner.query('delete from properties where id = $1', [gone]);
    await line.mend();
    await expect.poll(async () => (await homes()).has(gone), { timeout: 10_000 }).toBe(false);
    await expectTrue(homes);
    expect(made.length).toBe(1);
    await line.cut();
  });

  it('for longer than anybody may rely on it, that is said', async () => {
    const line = await fragile(ownerUrl);
    const { follower, homes } = follow({
      url: connections(line.url, secret).visitor,
      patience: { staleMs: 2_000, rowsStayMs: 60_000 },
    });
    await homes();
    await line.cut();
    await expect.poll(() => follower.state().ready, { timeout: 10_000 }).toBe(false);
    await expect(homes()).rejects.toThrow();
    await line.mend();
    await expect.poll(() => follower.state().ready, { timeout: 10_000 }).toBe(true);
    await expectTrue(homes);
    await line.cut();
  });

  it('ends when it is told to, also before it has begun', async () => {
    const { follower } = follow({ url: 'postgresql://nobody@127.0.0.1:1/none' });
    await follower.close();
    await expect(follower.index()).rejects.toThrow('no longer followed');
    await expect(follower.shown()).rejects.toThrow('no longer followed');
  });
});

describe('a process', () => {
  it('has taken in what it committed itself by the time it is asked', async () => {
    const { services, asOwner, addPerson } = await startServices({ runsJobs: false });
    const home = await addHome(asOwner, await addPerson('Lal Singh'));
    const size = async () => (await countedHomes(services.database)).homes;
    expect(await size()).toBe(1);
    await services.database.asWorker((tx) =>
      tx.execute(sql`update properties set listing_state = 'paused' where id = ${home}`),
    );
    expect(await size()).toBe(0);
  });

  it('that nobody asks for homes reads none', async () => {
    const { services, asOwner } = await startServices({ runsJobs: false });
    followerOf(services.database);
    await services.database.asWorker(async () => undefined);
    expect(
      await asOwner(
        `select from pg_stat_activity where datname = current_database() and application_name = 'kiraya catalogue'`,
      ),
    ).toEqual([]);
  });
});
