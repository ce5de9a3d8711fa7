import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { StartupError } from './startup-error.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiraya-embedded-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client(url);
  client.on('error', () => undefined); // some tests kill the server under it
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

describe('the embedded database', () => {
  it('starts from nothing with real authentication and our settings, and stops', async () => {
    const dataDir = join(folder, 'fresh');
    const database = await startEmbedded({ dataDir, unsafe: true });
    const rows = await ask(
      database.url,
      `select current_database() as name, current_setting('jit') as jit, current_setting('fsync') as fsync,
        (select datlocprovider::text || ' ' || datlocale from pg_database where datname = current_database()) as locale`,
    );
    expect(rows).toEqual([{ name: 'kiraya', jit: 'off', fsync: 'off', locale: 'b C.UTF-8' }]);
    const wrong = new URL(database.url);
    wrong.password = 'guess';
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect((await stat(join(dataDir, 'superuser.password'))).mode & 0o777).toBe(0o600);
    await database.stop();
    await expect(stat(join(dataDir, 'postmaster.pid'))).rejects.toThrow(/ENOENT/);
  });

  it('is durable unless told otherwise', async () => {
    const database = await startEmbedded({ dataDir: join(folder, 'durable') });
    const rows = await ask(
      database.url,
      `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
        current_setting('synchronous_commit') as sync, current_setting('data_checksums') as checksums`,
    );
    expect(rows).toEqual([{ fsync: 'on', pages: 'on', sync: 'on', checksums: 'on' }]);
    await database.stop();
  });

  it('is shared by several users and stopped by the last', async () => {
    const dataDir = join(folder, 'shared');
    const [first, second] = await Promise.all([
      startEmbedded({ dataDir, unsafe: true }),
      startEmbedded({ dataDir, unsafe: true }),
    ]);
    expect(second.url).toBe(first.url);
    await first.stop();
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    await expect(ask(second.url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  });

  it('recovers what was written when its server was killed', async () => {
    const dataDir = join(folder, 'killed');
    const before = await startEmbedded({ dataDir });
    await ask(before.url, 'create table kept as select 42 as answer');
    process.kill(await serverPid(dataDir), 'SIGKILL');
    const after = await startEmbedded({ dataDir });
    expect(await ask(after.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await Promise.all([before.stop(), after.stop()]);
    await expect(stat(join(dataDir, 'postmaster.pid'))).rejects.toThrow(/ENOENT/);
  });

  it('uses a loopback port where the path is too long for a socket', async () => {
    const dataDir = join(folder, 'a'.repeat(90), 'database');
    const database = await startEmbedded({ dataDir, unsafe: true });
    expect(new URL(database.url).hostname).toBe('127.0.0.1');
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });
});

describe('a broken data folder gives one clear line', () => {
  async function reasonFor(dataDir: string): Promise<string> {
    const error = await startEmbedded({ dataDir, unsafe: true }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartupError);
    const { message } = error as StartupError;
    expect(message).not.toContain('\n');
    return message;
  }

  it('a file in its place', async () => {
    const path = join(folder, 'file');
    await writeFile(path, 'not a folder');
    expect(await reasonFor(path)).toMatch(/is not a database folder/);
  });

  it('a folder of something else', async () => {
    const path = join(folder, 'other');
    await mkdir(path);
    await writeFile(join(path, 'holiday.jpg'), '');
    expect(await reasonFor(path)).toMatch(/not a whole database folder \(no PG_VERSION\)/);
  });

  it('another version', async () => {
    const path = join(folder, 'old');
    await mkdir(join(path, 'global'), { recursive: true });
    await mkdir(join(path, 'base'));
    await writeFile(join(path, 'PG_VERSION'), '17\n');
    await writeFile(join(path, 'superuser.password'), '');
    expect(await reasonFor(path)).toMatch(/written by PostgreSQL 17, this is 18/);
  });

  it('damaged contents', async () => {
    const dataDir = join(folder, 'damaged');
    await (await startEmbedded({ dataDir, unsafe: true })).stop();
    await rm(join(dataDir, 'global', 'pg_control'));
    expect(await reasonFor(dataDir)).toMatch(/does not start: .*could not find the database system/);
  });
});
