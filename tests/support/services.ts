/** Gives a test file the running services on a database of its own, and people to call the procedures as. */
import { env } from 'node:process';
import { createRouterClient } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, expect } from 'vitest';
import type { Instant } from '../../src/domain/dates.ts';
import type { Role } from '../../src/domain/roles.ts';
import { router } from '../../src/server/app/router.ts';
import { createServices, type RunningServices } from '../../src/server/app/services.ts';
import { moveClock } from '../../src/server/lib/clock.ts';
import { type Config, readConfig } from '../../src/server/lib/config.ts';
import type { RequestContext } from '../../src/server/lib/request-context.ts';
import { followerOf } from '../../src/server/search/by-database/follower-of.ts';
import { unnamedOf } from './act-names.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { openSession } from './open-session.ts';
import { databaseUrl } from './test-server.ts';

export const testOrigin = 'http://localhost:4600';

export type TestServices = TestDatabase & {
  services: RunningServices;
  /** Adds a person with a confirmed address and these roles, by the owner's connection. */
  addPerson(name: string, roles?: readonly Role[]): Promise<string>;
  /** The procedures as that person, or signed out. */
  as(userId: string | null, own?: Partial<RequestContext>): ReturnType<typeof clientOf>;
  /** Runs one statement as the owner, whom row security does not bind. */
  asOwner<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Moves the product's clock forward; the owner's connection of `asOwner` follows. */
  moveTo(moment: Instant): Promise<void>;
};

/** Call it at the top of a test file; everything ends after the file. `reach` may lead to the database by another way. */
export async function startServices(
  own: Partial<Config> = {},
  reach: (ownerUrl: string) => Promise<string> = async (url) => url,
): Promise<TestServices> {
  const clone = await cloneDatabase();
  const config: Config = {
    ...readConfig({ AUTH_SECRET: 'x'.repeat(32), PUBLIC_URL: testOrigin, LOG_LEVEL: 'silent' }),
    authSecret: clone.secret,
    demo: false,
    adminsNeedSecondFactor: false,
    poolerUrl: poolerBefore(clone.ownerUrl),
    ...own,
  };
  const services = await createServices(config, await reach(clone.ownerUrl));
  const owner = new Client(clone.ownerUrl);
  await owner.connect();
  afterAll(async () => {
    // A file that took its database away has nothing to ask of it.
    const trail = await owner
      .query<{ action: string }>('select distinct action from audit_log')
      .catch(() => ({ rows: [] }));
    await owner.end();
    await services.close();
    expect(unnamedOf(trail.rows.map(({ action }) => action)), 'acts without a name').toEqual([]);
  });
  const asOwner = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await owner.query<Row>(text, values)).rows;
  let people = 0;
  return {
    ...clone,
    services,
    asOwner,
    as: (userId, context) => clientOf(services, userId, context),
    async moveTo(moment) {
      await moveClock(clone.ownerUrl, moment);
      await services.clock.follow();
      await owner.query(`set app.clock_offset = '${services.database.clock.offsetMs} ms'`);
    },
    addPerson(name, roles = []) {
      people += 1;
      const email = `${name.toLowerCase().replaceAll(' ', '.')}.${people}@example.com`;
      return addPerson(services, asOwner, { name, email, roles });
    },
  };
}

/** tests/nightly/pooler.test.ts runs other tests by way of one. */
function poolerBefore(ownerUrl: string): string | undefined {
  const { TEST_POOLER: pooler } = env;
  return pooler && databaseUrl(pooler, new URL(ownerUrl).pathname.slice(1));
}

/** Whoever searches finds what a test has committed by whatever connection; where the database is away, what was known. */
function clientOf(services: RunningServices, userId: string | null, own: Partial<RequestContext> = {}) {
  const follower = followerOf(services.database);
  const context = async (): Promise<RequestContext> => {
    if (follower.state().ready) await follower.shown().catch(() => undefined);
    return called;
  };
  const called: RequestContext = {
    services,
    subject: userId ? { userId, sessionId: userId } : null,
    requestId: 'test',
    address: '192.0.2.1',
    idempotencyKey: null,
    ...own,
  };
  return createRouterClient(router, { context });
}

type NewPerson = { name: string; email: string; roles: readonly Role[] };

async function addPerson(
  services: RunningServices,
  asOwner: TestServices['asOwner'],
  { name, email, roles }: NewPerson,
): Promise<string> {
  const [user] = await asOwner<{ id: string }>(
    'insert into auth.users (name, email, email_verified) values ($1, $2, true) returning id',
    [name, email],
  );
  if (!user) throw new Error('The person was not stored');
  // Long enough here that no limit of new accounts holds.
  await asOwner("update profiles set created_at = created_at - interval '60 days' where user_id = $1", [
    user.id,
  ]);
  await openSession(asOwner, user.id);
  for (const role of roles) {
    await services.database.asWorker((tx) =>
      tx.execute(sql`insert into user_roles (user_id, role) values (${user.id}, ${role})`),
    );
  }
  return user.id;
}
