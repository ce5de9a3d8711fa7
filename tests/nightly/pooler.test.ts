/** A real PgBouncer in transaction mode before the database, as hosts offer it: requests go through it, and what listens goes past it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tallyOf } from '../../bin/lib/test-report.ts';
import { createDatabase, type Database } from '../../src/db/actor.ts';
import { connections, loginRoles, logins, rolePassword } from '../../src/db/roles.ts';
import { cloneDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { testSecret } from '../support/test-server.ts';
import { unpacked } from '../support/unpacked.ts';

const { ownerUrl, urls } = await cloneDatabase();
const pgbouncer = unpacked('pgbouncer');
const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
const person = { userId: '019b76da-a800-7000-8000-000000000001' };
/** Connections to the server of each login: fewer than those who ask. */
const SERVER_EACH = 3;
const port = await freePort();
let pooler: ChildProcess;
let database: Database;

const poolerUrl = (database: string) => `postgres://127.0.0.1:${port}/${database}`;

beforeEach((test) => {
  test.skip(!pgbouncer, 'it needs the packages of Debian 13 (tools/pgbouncer)');
});

beforeAll(async () => {
  if (!pgbouncer) return;
  const server = new Client(ownerUrl);
  writeFileSync(
    join(folder, 'users.txt'),
    logins.map((login) => `"${loginRoles[login]}" "${rolePassword(testSecret, login)}"\n`).join(''),
  );
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${server.host} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
max_prepared_statements = 200
max_client_conn = 500
default_pool_size = ${SERVER_EACH}
`,
  );
  // It does not run as root, and reaches a socket as whoever owns it.
  const { uid, gid } = statSync(server.host.startsWith('/') ? server.host : folder);
  const asRoot = process.getuid?.() === 0;
  for (const path of [folder, join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')]) {
    if (asRoot) chownSync(path, uid, gid);
    chmodSync(path, 0o700);
  }
  pooler = spawn(join(pgbouncer, 'pgbouncer'), ['-q', join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: '/',
    ...(asRoot ? { uid, gid } : {}),
  });
  await vi.waitFor(() => answers(port), { timeout: 30_000, interval: 100 });
  const pooled = connections(poolerUrl(new URL(ownerUrl).pathname.slice(1)), testSecret);
  database = createDatabase({ ...urls, pooled }, { app: 8, visitor: 8, auth: 4, jobs: 2 });
}, 180_000);

afterAll(async () => {
  await database?.close();
  pooler?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const answers = (at: number) =>
  new Promise<void>((done, fail) => {
    const socket = connect(at, '127.0.0.1', () => {
      socket.destroy();
      done();
    }).once('error', fail);
  });

describe('through a pooler of transactions', () => {
  it('many ask by few connections, and each transaction knows its person', async () => {
    const asked = Array.from({ length: 40 }, async (_, i) => {
      const userId = person.userId.replace(/..$/, String(i + 10));
      const { rows } = await database.asActor({ userId }, (tx) =>
        tx.execute<{ me: string }>(sql`select app.user_id() as me`),
      );
      expect(rows).toEqual([{ me: userId }]);
      expect(await database.asVisitor((db) => db.execute(sql`select 1`))).toMatchObject({ rowCount: 1 });
    });
    await Promise.all(asked);
    const { rows } = await database.asWorker((tx) =>
      tx.execute<{ usename: string; there: number }>(
        sql`select usename, count(*)::int as there from pg_stat_activity
          where datname = current_database() and usename in ('kiraya_app', 'kiraya_visitor') group by 1 order by 1`,
      ),
    );
    expect(rows.map(({ usename }) => usename)).toEqual(['kiraya_app', 'kiraya_visitor']);
    for (const { there } of rows) expect(there).toBeLessThanOrEqual(SERVER_EACH);
  });

  it('nobody is left as somebody else, nor in a transaction', async () => {
    await expect(
      database.asActor(person, async (tx) => {
        await tx.execute(sql`select 1`);
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    await expect(database.pools.app.query('select from profiles')).rejects.toThrow('permission denied');
  });

  it('statements that are sent by name are answered by whichever connection', async () => {
    const named = { name: 'of_the_test', text: 'select $1::int as n' };
    const rows = await Promise.all(
      Array.from({ length: 60 }, (_, n) => database.pools.visitor.query({ ...named, values: [n] })),
    );
    expect(rows.map((result) => result.rows[0].n)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  it.each([
    ['app', '15s'],
    ['visitor', '5s'],
    ['auth', '10s'],
  ] as const)('the server ends what the login %s asks after %s', async (login, limit) => {
    const { rows } = await database.pools[login].query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ statement: limit, lock: '10s', idle: '30s' }]);
  });

  it('the tests of services pass as they do without it', async () => {
    // None that moves the clock, which a pooler's connections do not hear of; production has no clock of its own.
    const files = ['saved-replies', 'messages', 'leads/ratings', 'leads/lead-mail', 'rents', 'account'];
    const written = join(folder, 'report.json');
    const code = await promisify(execFile)(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'server',
        ...files.map((name) => `src/server/${name}`),
        '--reporter=json',
        `--outputFile=${written}`,
      ],
      { env: { ...env, TEST_POOLER: poolerUrl('') }, maxBuffer: 1 << 26 },
    ).then(
      () => 0,
      () => 1,
    );
    const report = { ...JSON.parse(readFileSync(written, 'utf8')), stray: [], leftOut: [] };
    const { passed, failures } = tallyOf('by the pooler', report, code);
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(100);
  });
});
