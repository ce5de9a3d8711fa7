/** The embedded database on several hosts' terms: durable, killed, damaged, in a folder with a long path. */
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startEmbedded } from '../../src/db/embedded.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { ask, folderOfDatabases } from '../support/embedded.ts';

const folder = await folderOfDatabases();

async function serverPid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

describe('the embedded database', () => {
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

  it('says in one clear line that its contents are damaged', async () => {
    const dataDir = join(folder, 'damaged');
    await (await startEmbedded({ dataDir, unsafe: true })).stop();
    await rm(join(dataDir, 'global', 'pg_control'));
    const error: StartupError = await startEmbedded({ dataDir, unsafe: true }).then(
      () => Promise.reject(new Error('It started')),
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(StartupError);
    expect(error.message).not.toContain('\n');
    expect(error.message).toMatch(/does not start: .*could not find the database system/);
  });
});
