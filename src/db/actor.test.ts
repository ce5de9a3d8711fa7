import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { createDatabase } from './actor.ts';
import { profiles, userRoles } from './schema/identity.ts';

const { urls, ownerUrl } = await cloneDatabase();
// Two connections for forty people at once, so that they follow each other on the same one.
const database = createDatabase(urls, { app: 2 });
const owner = new pg.Client({ connectionString: ownerUrl });
const asha = randomUUID();
const ravi = randomUUID();

beforeAll(async () => {
  await owner.connect();
  for (const [id, name] of [
    [asha, 'asha'],
    [ravi, 'ravi'],
  ]) {
    await owner.query(
      `insert into auth.users (id, name, email, signup_role) values ($1, $2 || ' Rao', $2 || '@example.in', 'tenant')`,
      [id, name],
    );
  }
});

afterAll(async () => {
  await database.close();
  await owner.end();
});

describe('a new user', () => {
  // security identity: Sign-up gives a profile at once and no role but the chosen one
  it('has a profile and the role chosen while signing up', async () => {
    const [profile] = await database.asActor({ userId: asha }, (tx) => tx.select().from(profiles));
    const roles = await database.asActor({ userId: asha }, (tx) => tx.select().from(userRoles));
    expect(profile).toMatchObject({
      userId: asha,
      email: 'asha@example.in',
      firstName: 'asha',
      lastName: 'Rao',
      profileCompletionPercentage: 20,
      emailVerified: false,
    });
    expect(roles).toMatchObject([{ userId: asha, role: 'tenant' }]);
  });

  it('keeps the profile true to a changed address, and marks the last sign-in', async () => {
    await owner.query(
      `update auth.users set email = 'asha.rao@example.in', email_verified = true where id = $1`,
      [asha],
    );
    await owner.query(`insert into auth.sessions (token, user_id, expires_at) values ('t', $1, now())`, [
      asha,
    ]);
    const [profile] = await database.asActor({ userId: asha }, (tx) => tx.select().from(profiles));
    expect(profile).toMatchObject({ email: 'asha.rao@example.in', emailVerified: true });
    expect(profile?.lastLoginAt).toBeInstanceOf(Date);
  });
});

describe('asActor', () => {
  it('acts as the member it is told, and leaves nothing behind', async () => {
    const settings = sql`select current_user::text as role, app.user_id()::text as person,
      current_setting('app.request_id', true) as request, current_setting('app.address', true) as address`;
    const inside = await database.asActor({ userId: asha, requestId: 'r-1', address: '10.0.0.9' }, (tx) =>
      tx.execute(settings),
    );
    expect(inside.rows).toEqual([{ role: 'member', person: asha, request: 'r-1', address: '10.0.0.9' }]);
    for (let connection = 0; connection < 4; connection += 1) {
      const { rows } = await database.pools.app.query(
        `select current_user as role, current_setting('app.user_id', true) as person`,
      );
      expect(rows[0].role).toBe('kiraya_app');
      expect(rows[0].person || null).toBeNull();
    }
  });

  it('keeps people apart when many act at once on few connections', async () => {
    const seen = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const userId = index % 2 ? asha : ravi;
        return database.asActor({ userId }, async (tx) => {
          const rows = await tx.select({ userId: profiles.userId }).from(profiles);
          return rows.map((row) => row.userId === userId);
        });
      }),
    );
    expect(seen.flat()).toEqual(Array.from({ length: 40 }, () => true));
  });

  it('rolls everything back when the work throws', async () => {
    const act = database.asActor({ userId: asha }, async (tx) => {
      await tx.update(profiles).set({ city: 'Nowhere' });
      throw new Error('changed my mind');
    });
    await expect(act).rejects.toThrow('changed my mind');
    const [profile] = await database.asActor({ userId: asha }, (tx) => tx.select().from(profiles));
    expect(profile?.city).toBeNull();
  });

  it('says so when a swallowed failure made the commit a rollback', async () => {
    const act = database.asActor({ userId: asha }, async (tx) => {
      await tx.update(profiles).set({ city: 'Nowhere' });
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(act).rejects.toThrow('rolled back');
  });

  it('undoes only a savepoint that fails', async () => {
    await database.asActor({ userId: asha }, async (tx) => {
      await tx.update(profiles).set({ city: 'Pune' });
      await tx.transaction((inner) => inner.execute(sql`select 1 / 0`)).catch(() => undefined);
    });
    const [profile] = await database.asActor({ userId: asha }, (tx) => tx.select().from(profiles));
    expect(profile?.city).toBe('Pune');
  });

  it('answers several queries sent together, in order', async () => {
    const numbers = await database.asActor({ userId: asha }, (tx) =>
      Promise.all([1, 2, 3].map(async (n) => (await tx.execute(sql`select ${n}::int as n`)).rows[0]?.n)),
    );
    expect(numbers).toEqual([1, 2, 3]);
  });

  it('refuses queries of a branch that outlives the transaction', async () => {
    let late: Promise<unknown> = Promise.resolve();
    let failed: (() => void) | undefined;
    const ended = new Promise<void>((resolve) => {
      failed = resolve;
    });
    const act = database.asActor({ userId: asha }, async (tx) => {
      late = ended.then(() => tx.select().from(profiles));
      throw new Error('first branch');
    });
    await expect(act).rejects.toThrow('first branch');
    failed?.();
    await expect(late).rejects.toThrow();
  });

  it('refuses what is not a user id before it reaches the database', async () => {
    await expect(database.asActor({ userId: `' or true --` }, async () => 1)).rejects.toThrow(
      'no valid user id',
    );
    await expect(database.asActor({ userId: '' }, async () => 1)).rejects.toThrow('no valid user id');
  });

  it('survives a connection that PostgreSQL ends in the middle', async () => {
    const act = database.asActor({ userId: asha }, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.select().from(profiles);
    });
    await expect(act).rejects.toThrow();
    expect(await database.asActor({ userId: asha }, (tx) => tx.select().from(profiles))).toHaveLength(1);
  });
});

describe('asReadingActor', () => {
  const mine = (userId: string) =>
    database.asReadingActor({ userId }, (tx) => tx.select({ userId: profiles.userId }).from(profiles));

  it('acts as the member it is told, and leaves nothing behind', async () => {
    const { rows } = await database.asReadingActor({ userId: asha }, (tx) =>
      tx.execute(sql`select current_user::text as role, app.user_id()::text as person`),
    );
    expect(rows).toEqual([{ role: 'member', person: asha }]);
    const left = await Promise.all(
      Array.from({ length: 6 }, () =>
        database.pools.app.query(
          `select current_user as role, current_setting('app.user_id', true) as person,
             current_setting('transaction_read_only') as read_only`,
        ),
      ),
    );
    expect(left.map(({ rows: [row] }) => [row.role, row.person || null, row.read_only])).toEqual(
      left.map(() => ['kiraya_app', null, 'off']),
    );
  });

  it('keeps people apart when many read at once on few connections, and others write between', async () => {
    const seen = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const userId = index % 2 ? asha : ravi;
        if (index % 5 === 0) {
          await database.asActor({ userId }, (tx) => tx.update(profiles).set({ state: 'Goa' }));
        }
        return (await mine(userId)).map((row) => row.userId === userId);
      }),
    );
    expect(seen.flat()).toEqual(Array.from({ length: 60 }, () => true));
  });

  it('asks the policies again for each person, though the statement is planned once', async () => {
    const session = (userId: string) =>
      database.asReadingActor({ userId }, (tx) =>
        tx.select({ userId: profiles.userId }).from(profiles).prepare('planned_once').execute(),
      );
    for (let round = 0; round < 12; round += 1) {
      expect(await session(asha)).toEqual([{ userId: asha }]);
      expect(await session(ravi)).toEqual([{ userId: ravi }]);
    }
  });

  it('writes nothing', async () => {
    const write = database.asReadingActor({ userId: asha }, (tx) =>
      tx.update(profiles).set({ city: 'Nowhere' }),
    );
    await expect(write).rejects.toThrow();
    const rows = await database.asActor({ userId: asha }, (tx) => tx.select().from(profiles));
    expect(rows.map(({ city }) => city)).not.toContain('Nowhere');
  });

  it('frees its connection when the work throws, and refuses what outlives it', async () => {
    const over = Promise.withResolvers<void>();
    const late: Promise<unknown>[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const act = database.asReadingActor({ userId: asha }, async (tx) => {
        late.push(over.promise.then(() => tx.select().from(profiles)));
        throw new Error('first branch');
      });
      await expect(act).rejects.toThrow('first branch');
    }
    over.resolve();
    const outcomes = await Promise.allSettled(late);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(await mine(asha)).toHaveLength(1);
  });

  it('survives a connection that PostgreSQL ends in the middle, and refuses what is not a user id', async () => {
    const act = database.asReadingActor({ userId: asha }, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.select().from(profiles);
    });
    await expect(act).rejects.toThrow();
    expect(await mine(asha)).toHaveLength(1);
    await expect(mine(`' or true --`)).rejects.toThrow('no valid user id');
  });
});

describe('asVisitor and asWorker', () => {
  it('reads without a person, and never writes', async () => {
    const { rows } = await database.asVisitor((db) =>
      db.execute(sql`select current_user::text as role, app.user_id() as person`),
    );
    expect(rows).toEqual([{ role: 'kiraya_visitor', person: null }]);
    await expect(database.asVisitor((db) => db.execute(sql`create temp table t ()`))).rejects.toThrow();
  });

  it('lets a job see everyone, as nobody', async () => {
    const people = await database.asWorker((tx) => tx.select({ userId: profiles.userId }).from(profiles));
    expect(people).toHaveLength(2);
    const { rows } = await database.asWorker((tx) =>
      tx.execute(sql`select current_user::text as role, app.user_id() as person`),
    );
    expect(rows).toEqual([{ role: 'worker', person: null }]);
  });
});

describe('has_role', () => {
  const hasRole = async (userId: string, role: string) => {
    const { rows } = await database.asActor({ userId: ravi }, (tx) =>
      tx.execute(sql`select public.has_role(_user_id => ${userId}, _role => ${role}) as held`),
    );
    return rows[0]?.held;
  };

  // spec 3: A role check takes a person and a role
  it('answers for held roles, and takes no rows for "user"', async () => {
    const nobody = randomUUID();
    expect([
      await hasRole(asha, 'tenant'),
      await hasRole(asha, 'admin'),
      await hasRole(asha, 'user'),
    ]).toEqual([true, false, false]);
    expect([await hasRole(nobody, 'user'), await hasRole(asha, 'no such role')]).toEqual([false, false]);
    await owner.query('delete from user_roles where user_id = $1', [ravi]);
    expect([await hasRole(ravi, 'user'), await hasRole(ravi, 'tenant')]).toEqual([true, false]);
  });

  // security identity: Roles are read in the database: one taken away is gone at once
  it('forgets a role the moment it is taken away', async () => {
    await owner.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [asha]);
    const count = () => database.asActor({ userId: asha }, (tx) => tx.$count(profiles));
    expect(await count()).toBe(2);
    await owner.query(`delete from user_roles where user_id = $1 and role = 'admin'`, [asha]);
    expect(await count()).toBe(1);
  });

  it('makes a first administrator once, even when two ask together', async () => {
    const ask = (userId: string) =>
      database.asWorker(async (tx) => {
        const { rows } = await tx.execute(sql`select app.make_first_admin(${userId}) as made`);
        return rows[0]?.made;
      });
    expect((await Promise.all([ask(asha), ask(ravi)])).sort()).toEqual([false, true]);
    await owner.query(`delete from user_roles where role = 'admin'`);
  });
});
