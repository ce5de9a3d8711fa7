/** What docs/operations.md says of going back to a second: a base backup, the log kept as it is written, and a server restored from both. */

import { execFile } from 'node:child_process';
import { appendFile, chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { startEmbedded } from '../../src/db/embedded.ts';
import { openCluster } from '../../src/db/embedded-cluster.ts';
import { migrate } from '../../src/db/migrate.ts';
import { connections } from '../../src/db/roles.ts';
import { seedScale } from '../../src/db/seed/scale.ts';
import { folderOfDatabases } from '../support/embedded.ts';
import { testSecret } from '../support/test-server.ts';

const folder = await folderOfDatabases();
const [source, archive, restored] = ['source', 'archive', 'restored'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const HOMES = 40;

it('brings back every write of before that second, and none of after it', async () => {
  const cluster = await openCluster(source, true);
  await mkdir(archive);
  const { owner: account } = cluster.account;
  if (account) await chown(archive, account.uid, account.gid);
  await appendFile(
    join(source, 'postgresql.conf'),
    `wal_level = replica\narchive_mode = on\narchive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'\n`,
  );
  const server = await startEmbedded({ dataDir: source, unsafe: true });
  const client = new Client(server.url);
  let moment: string;
  let homes: number;
  try {
    await migrate(server.url, { secret: testSecret });
    const urls = connections(server.url, testSecret);
    await seedScale({ ownerUrl: server.url, urls, properties: HOMES, progress: () => {} });
    await client.connect();
    await client.query('create table written (n int primary key)');

    // The base backup, while the server goes on.
    await client.query(`select pg_backup_start('base', true)`);
    await copy(source, restored);
    const { rows: notes } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select labelfile, spcmapfile from pg_backup_stop()',
    );
    await writeFile(join(restored, 'backup_label'), notes[0]?.labelfile ?? '');

    await write(client, 1, 200);
    const { rows } = await client.query<{ moment: string; homes: number }>(
      'select clock_timestamp()::text as moment, (select count(*)::int from listings) as homes',
    );
    ({ moment, homes } = rows[0] ?? { moment: '', homes: 0 });
    expect(homes).toBeGreaterThan(0);
    await pause(1_000);
    // What was wrong.
    await client.query('delete from listings');
    await write(client, 201, 400);
    await client.query('select pg_switch_wal()');
    await expect
      .poll(async () => (await client.query('select last_archived_wal from pg_stat_archiver')).rows[0])
      .not.toEqual({ last_archived_wal: null });
  } finally {
    await client.end();
    // What is left of the log is archived as it stops.
    await server.stop();
  }

  const began = performance.now();
  // Of the server that ran as it was copied.
  for (const name of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    await rm(join(restored, name), { force: true });
  for (const entry of await readdir(join(restored, 'pg_wal'), { withFileTypes: true }))
    if (entry.isFile()) await rm(join(restored, 'pg_wal', entry.name));
  await appendFile(
    join(restored, 'postgresql.conf'),
    `archive_mode = off\nrestore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
  );
  await writeFile(join(restored, 'recovery.signal'), '');
  if (account) {
    for (const name of ['recovery.signal', 'backup_label', 'postgresql.conf'])
      await chown(join(restored, name), account.uid, account.gid);
  }
  const again = await startEmbedded({ dataDir: restored, unsafe: true });
  try {
    const reader = new Client(again.url);
    await reader.connect();
    await expect
      .poll(async () => (await reader.query('select pg_is_in_recovery() as is')).rows, { timeout: 60_000 })
      .toEqual([{ is: false }]);
    console.info(`Restored to ${moment} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const { rows: found } = await reader.query(
      `select count(*)::int as written, max(n) as last, (select count(*)::int from listings) as homes from written`,
    );
    await reader.end();
    expect(found).toEqual([{ written: 200, last: 200, homes }]);
    // The product finds its schema, and its logins.
    expect(await migrate(again.url, { secret: testSecret })).toEqual({ changed: false });
  } finally {
    await again.stop();
  }
});

async function write(client: Client, from: number, to: number): Promise<void> {
  for (let n = from; n <= to; n += 1) await client.query('insert into written values ($1)', [n]);
}

/** Not by Node: the folder may belong to a user of its own, and files come and go while it is copied. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);
