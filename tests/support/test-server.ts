/** The one PostgreSQL server of all tests, with a template database that holds the present schema. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { CLOCK_OFFSET } from '../../src/db/clock.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { permissionRoles } from '../../src/db/permission-roles.ts';
import { readConfig } from '../../src/server/lib/config.ts';
import { createMemoryTablespace, dropMemoryTablespace, hasLostItsFolder } from './memory-tablespace.ts';

export type TestServer = {
  url: string;
  template: string;
  /** Where clones are made, if it is memory: each is dropped after its file then. */
  tablespace: string | undefined;
};

/** Passwords of the database logins derive from it; roles belong to the whole server, so every clone shares it. */
export const testSecret = 'tests only, not a secret';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dataDir = `${root}.cache/test-server`;
const BUILDING_TEMPLATE = 61_840_002;

/** As hosts give it: no superuser, and not above row security. */
const owner = { name: 'test_owner', password: 'tests-only' };

/** Starts the server or adopts the running one, and brings its template up to date. */
export async function startTestServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const embedded = await startOrRebuild();
  try {
    const prepared = await prepare(embedded.url);
    const stop = async () => {
      await dropClones(embedded.url, prepared.template);
      await embedded.stop();
    };
    return { server: { url: ownerUrl(embedded.url), ...prepared }, stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** It is only a cache and written without care for power failures: when it does not start, begin anew. */
async function startOrRebuild(): Promise<EmbeddedDatabase> {
  try {
    return await startEmbedded({ dataDir, unsafe: true });
  } catch {
    await rm(dataDir, { recursive: true, force: true });
    return startEmbedded({ dataDir, unsafe: true });
  }
}

/** The same server by the login of the owner of all tests' databases. */
function ownerUrl(superuserUrl: string): string {
  const url = new URL(superuserUrl);
  url.username = owner.name;
  url.password = owner.password;
  return url.href;
}

/** Tests spoil rows on purpose that triggers guard, end connections of others, and move the time; the product does none of it. */
async function createOwner(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [owner.name]);
  if (!rowCount) await client.query(`create role ${owner.name} login createrole createdb`);
  await client.query(`alter role ${owner.name} password '${owner.password}'`);
  await client.query(`grant pg_signal_backend to ${owner.name}`);
  await client.query(`grant set on parameter session_replication_role, ${CLOCK_OFFSET} to ${owner.name}`);
}

async function prepare(url: string): Promise<Omit<TestServer, 'url'>> {
  const name = `template_${await schemaHash()}`;
  const client = new Client(url);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [BUILDING_TEMPLATE]);
    await createOwner(client);
    await dropLeftovers(client, name);
    const tablespace = await prepareTablespace(client);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await buildTemplate(client, ownerUrl(url), name);
    return { template: name, tablespace };
  } finally {
    await client.end();
  }
}

async function prepareTablespace(client: Client): Promise<string | undefined> {
  if (await hasLostItsFolder(client, dataDir)) await dropMemoryTablespace(client, dataDir);
  return createMemoryTablespace(client, dataDir, owner.name);
}

/** Gets its name only when whole, so that an interrupted build is never taken for a template. */
async function buildTemplate(client: Client, url: string, name: string): Promise<void> {
  const draft = `draft_${process.pid}`;
  await client.query(`create database ${draft} owner ${owner.name}`);
  await migrate(databaseUrl(url, draft), { secret: testSecret });
  await addQueues(databaseUrl(url, draft));
  await client.query(`alter database ${draft} with allow_connections false`);
  await client.query(`alter database ${draft} rename to ${name}`);
}

/** Once for all clones, whose services then find the queues of their jobs made. */
async function addQueues(url: string): Promise<void> {
  // Read only where a template is built: it is the whole server.
  const { createServices } = await import('../../src/server/app/services.ts');
  const config = readConfig({ AUTH_SECRET: testSecret.padEnd(32), LOG_LEVEL: 'silent', RUN_JOBS: 'false' });
  const services = await createServices({ ...config, authSecret: testSecret }, url);
  await services.close();
}

/** Clones of runs that have ended or end now, and templates of older schemas. Clones carry the number of their run's process. */
async function dropLeftovers(client: Client, template: string, ending?: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^(template|draft|clone)_' and datname <> $1`,
    [template],
  );
  for (const { name } of rows) {
    const run = /^(?:clone|draft)_(\d+)/.exec(name)?.[1];
    if (run && Number(run) !== ending && isAlive(Number(run))) continue;
    await client.query(`drop database if exists ${name} with (force)`);
  }
}

/**
 * All of them when the last run ends. On a disk none goes before: some file systems look at every file that was deleted in the
 * last minutes before they make a new one, and a clone has a thousand files.
 */
async function dropClones(url: string, template: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    // A run that begins now waits, and makes anew what goes here.
    await client.query('select pg_advisory_lock($1)', [BUILDING_TEMPLATE]);
    const { rowCount } = await client.query(
      `select from pg_stat_activity where application_name = 'kiraya holder'`,
    );
    if (rowCount !== 1) return;
    await dropLeftovers(client, template, process.pid);
    await dropMemoryTablespace(client, dataDir);
  } finally {
    await client.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function schemaHash(): Promise<string> {
  const hash = createHash('sha256').update(permissionRoles());
  const files = await readdir(`${root}src/db`, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile() && !file.name.endsWith('.test.ts'))
    .map((file) => `${file.parentPath}/${file.name}`);
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
