// A process that serves knows where its database is, and not who owns it.
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { openForServing } from '../../bin/lib/open-for-serving.ts';
import { requireSchemaWithoutOwner } from '../../src/db/migrate.ts';
import { connections, withoutLogin } from '../../src/db/roles.ts';
import { createServices } from '../../src/server/app/services.ts';
import { forgetOwner, readConfig } from '../../src/server/lib/config.ts';
import { cloneDatabase } from '../support/database.ts';
import { testSecret } from '../support/test-server.ts';

const { ownerUrl } = await cloneDatabase();
const config = {
  ...readConfig({
    AUTH_SECRET: 'x'.repeat(32),
    DATABASE_URL: ownerUrl,
    LOG_LEVEL: 'silent',
    RUN_JOBS: 'false',
  }),
  authSecret: testSecret,
};
const { username, password } = new URL(ownerUrl);
const owner = new Client(ownerUrl);
await owner.connect();
afterAll(() => owner.end());

// security access: A process that serves has no login of the database's owner
it('is given an address without a login, after a child has looked at the schema', async () => {
  const database = await openForServing(config);
  for (const url of [database.url, database.seedUrl]) {
    expect(new URL(url)).toMatchObject({ username: '', password: '', pathname: new URL(ownerUrl).pathname });
  }
  const stored = forgetOwner(config);
  expect(JSON.stringify({ stored, urls: connections(database.url, testSecret) })).not.toContain(
    password || `${username}@`,
  );
});

it('migrates in the child', async () => {
  await owner.query('truncate app.schema_state');
  await openForServing(config);
  expect((await owner.query('select from app.schema_state')).rowCount).toBe(1);
});

it('says what the child says when the database cannot be used', async () => {
  const gone = `${ownerUrl.slice(0, ownerUrl.lastIndexOf('/'))}/nowhere${new URL(ownerUrl).search}`;
  await expect(openForServing({ ...config, databaseUrl: gone })).rejects.toThrow(
    /^the database of DATABASE_URL does not answer/,
  );
});

// security review: The serving process had the login of the database's owner (M4)
it('serves without ever having known the owner, where somebody else migrates', async () => {
  const address = withoutLogin(ownerUrl);
  const database = await openForServing({ ...config, databaseUrl: address, migratesOnStart: false });
  expect(database.url).toBe(address);
  const services = await createServices(config, database.url);
  const { rows } = await services.database.asWorker((tx) =>
    tx.execute<{ super: string }>(sql`select current_setting('is_superuser') as super`),
  );
  expect(rows).toEqual([{ super: 'off' }]);
  await services.close();
  const users = await owner.query<{ usename: string }>(
    `select distinct usename from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename = $1`,
    [username],
  );
  expect(users.rows).toEqual([]);
});

it('refuses another schema without the owner, and says who mends it', async () => {
  await owner.query('begin');
  await owner.query(`update app.schema_state set fingerprint = 'another'`);
  await owner.query('commit');
  const address = withoutLogin(ownerUrl);
  await expect(requireSchemaWithoutOwner(address, testSecret)).rejects.toThrow('as its owner');
  await expect(requireSchemaWithoutOwner(address, 'another secret')).rejects.toThrow(
    'its logins cannot be used',
  );
});
