/** How hosts let one in: encrypted under an authority of their own, by several addresses of which one takes writes, and by few connections. */
import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../src/db/actor.ts';
import { addressOf } from '../../src/db/address.ts';
import { Client } from '../../src/db/client.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { openCluster } from '../../src/db/embedded-cluster.ts';
import { migrate } from '../../src/db/migrate.ts';
import { connections } from '../../src/db/roles.ts';
import { createServices } from '../../src/server/app/services.ts';
import { readConfig } from '../../src/server/lib/config.ts';
import { readDatabaseConfig } from '../../src/server/lib/database-config.ts';
import { folderOfDatabases } from '../support/embedded.ts';
import { fragile } from '../support/fragile-database.ts';
import { freePort } from '../support/free-port.ts';
import { startReplicated } from '../support/hot-standby.ts';
import { testSecret } from '../support/test-server.ts';

const folder = await folderOfDatabases();
const run = promisify(execFile);
const person = { userId: '019b76da-a800-7000-8000-000000000001' };

/** An authority and a server's certificate for the name `localhost`, as a provider has them. */
async function makeCertificates(): Promise<{ ca: string; otherCa: string; cert: string; key: string }> {
  const at = (name: string) => join(folder, name);
  for (const name of ['ca', 'other-ca']) {
    await run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${name} of the tests`,
      '-keyout',
      at(`${name}.key`),
      '-out',
      at(`${name}.pem`),
    ]);
  }
  await run('openssl', [
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    at('server.key'),
    '-out',
    at('server.csr'),
  ]);
  await writeFile(at('names'), 'subjectAltName=DNS:localhost');
  await run('openssl', [
    'x509',
    '-req',
    '-in',
    at('server.csr'),
    '-CA',
    at('ca.pem'),
    '-CAkey',
    at('ca.key'),
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    at('names'),
    '-out',
    at('server.pem'),
  ]);
  return { ca: at('ca.pem'), otherCa: at('other-ca.pem'), cert: at('server.pem'), key: at('server.key') };
}

const said = (work: Promise<unknown>) =>
  work.then(
    () => 'in',
    (error: Error) => error.message,
  );
const asks = async (connectionString: string) => {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query('select 1')).rowCount;
  } finally {
    await client.end().catch(() => undefined);
  }
};

describe('a server behind an authority of its own', () => {
  // security access: Every connection to a database with DATABASE_CA_FILE is encrypted, and the server proved by name
  it('is believed by its authority and its name alone, by every connection of the product', async () => {
    const { ca, otherCa, cert, key } = await makeCertificates();
    const dataDir = join(folder, 'encrypted');
    const cluster = await openCluster(dataDir, true);
    const port = await freePort();
    for (const [from, name] of [
      [cert, 'server.pem'],
      [key, 'server.key'],
    ] as const) {
      await cp(from, join(dataDir, name));
      await chmod(join(dataDir, name), 0o600);
      if (cluster.account.owner)
        await chown(join(dataDir, name), cluster.account.owner.uid, cluster.account.owner.gid);
    }
    await appendFile(
      join(dataDir, 'postgresql.conf'),
      `\nlisten_addresses = 'localhost'\nssl = on\nssl_cert_file = 'server.pem'\nssl_key_file = 'server.key'\n`,
    );
    await writeFile(
      join(dataDir, 'pg_hba.conf'),
      'local all all scram-sha-256\nhostssl all all all scram-sha-256\n',
    );
    await appendFile(join(dataDir, 'postgresql.conf'), `port = ${port}\n`);
    const server = await startEmbedded({ dataDir, unsafe: true });
    try {
      const given = new URL(server.url);
      given.search = '';
      given.host = `localhost:${port}`;
      const url = addressOf(given.href, ca);
      expect(await said(asks(url))).toBe('in');
      expect(await said(asks(addressOf(given.href, otherCa)))).toMatch(/self.signed|unable to|issuer/);
      expect(await said(asks(addressOf(given.href.replace('localhost', '127.0.0.1'), ca)))).toMatch(
        /altnames|IP: 127/,
      );
      await migrate(url, { secret: testSecret });
      const config = readConfig({ AUTH_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' });
      const services = await createServices({ ...config, authSecret: testSecret, demo: false }, url);
      await services.database.asActor(person, (tx) => tx.execute(sql`select 1`));
      await services.database.asVisitor((db) => db.execute(sql`select 1`));
      const owner = new Client({ connectionString: url });
      await owner.connect();
      const { rows } = await owner.query<{ all: number; bare: number }>(
        `select count(*)::int as all, count(*) filter (where not s.ssl)::int as bare
           from pg_stat_activity a join pg_stat_ssl s using (pid) where a.usename like 'kiraya\\_%'`,
      );
      await owner.end();
      expect(rows[0]?.all).toBeGreaterThan(3);
      expect(rows[0]?.bare).toBe(0);
      await services.close();
    } finally {
      await server.stop();
    }
  });
});

describe('an address of several hosts', () => {
  it('leads to the one that takes writes, also after another does, and names no password when none is', async () => {
    const servers = await startReplicated();
    afterAll(() => servers.close());
    const [one, two] = [await fragile(servers.standbyUrl), await fragile(servers.primaryUrl)];
    const login = new URL(servers.primaryUrl);
    const hosts = `${new URL(one.url).host},${new URL(two.url).host},127.0.0.1:1`;
    const url = addressOf(
      `postgres://${login.username}:${login.password}@${hosts}${login.pathname}?target_session_attrs=read-write`,
    );
    const database = createDatabase(connections(url, testSecret), { app: 2, visitor: 2, auth: 1, jobs: 2 });
    const isWriter = async () =>
      (
        await database.asWorker((tx) =>
          tx.execute<{ writes: boolean }>(sql`select not pg_is_in_recovery() as writes`),
        )
      ).rows[0]?.writes;
    expect(await isWriter()).toBe(true);
    expect(await database.asVisitor((db) => db.execute(sql`select 1`))).toMatchObject({ rowCount: 1 });

    // The primary's machine is gone, and the standby is promoted.
    await two.cut();
    await servers.primary.stop();
    const away = performance.now();
    expect(await said(isWriter())).not.toBe('in');
    expect(performance.now() - away).toBeLessThan(6_000);
    const standby = new pg.Client(servers.standbyUrl);
    await standby.connect();
    await standby.query('select pg_promote()');
    await standby.end();
    await expect.poll(() => isWriter().catch(() => null), { timeout: 15_000 }).toBe(true);

    await one.cut();
    await said(asks(url));
    const nowhere = await said(asks(url));
    expect(nowhere).toContain('no host of the database takes writes');
    expect(nowhere).not.toContain(login.password);
    await database.close();
  });
});

describe('small pools', () => {
  it('let ten processes share a hundred connections, and all of them answer', async () => {
    const dataDir = join(folder, 'crowded');
    const server = await startEmbedded({ dataDir, unsafe: true });
    const { poolSizes } = readDatabaseConfig({ DATABASE_POOLS: ['app=2', 'visitor=1', 'auth=1', 'jobs=2'] });
    try {
      await migrate(server.url, { secret: testSecret });
      const config = {
        ...readConfig({ AUTH_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent', RUN_JOBS: 'false' }),
        authSecret: testSecret,
        demo: false,
        poolSizes,
      };
      const processes = [];
      for (let i = 0; i < 10; i += 1) processes.push(await createServices(config, server.url));
      const busy = processes.flatMap(({ database }) =>
        Array.from({ length: 5 }, () => [
          database.asActor(person, (tx) => tx.execute(sql`select pg_sleep(0.2)`)),
          database.asVisitor((db) => db.execute(sql`select pg_sleep(0.2)`)),
          database.asWorker((tx) => tx.execute(sql`select pg_sleep(0.2)`)),
          database.pools.auth.query('select pg_sleep(0.2)'),
        ]).flat(),
      );
      const owner = new Client({ connectionString: server.url });
      await owner.connect();
      const { rows } = await owner.query<{ each: number }>(
        `select count(*)::float8 / 10 as each from pg_stat_activity where usename like 'kiraya%'`,
      );
      await owner.end();
      expect((await Promise.allSettled(busy)).filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(rows[0]?.each).toBeLessThanOrEqual(9);
      for (const services of processes) await services.close();
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
