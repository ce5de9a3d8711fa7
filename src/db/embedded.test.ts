import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, folderOfDatabases } from '../../tests/support/embedded.ts';
import { startEmbedded } from './embedded.ts';
import { StartupError } from './startup-error.ts';

const folder = await folderOfDatabases();

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
});
