import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { keepReleaseFiles } from './release-files.ts';

const { ownerUrl, urls } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });
const folders: string[] = [];
beforeAll(() => owner.connect());
beforeEach(() => owner.query('truncate app.releases, app.release_files'));
afterAll(async () => {
  await owner.end();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** A folder with these files, as a build leaves them. */
async function built(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kiraya-built-'));
  folders.push(folder);
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), `of ${name}`);
  }
  return folder;
}

const kept = async (): Promise<string[]> =>
  (await owner.query('select path from app.release_files order by path')).rows.map(({ path }) => path);

it('keeps each file once, in folders too, without the copies that a host makes for itself', async () => {
  const folder = await built(
    'a-11111111.js',
    'a-11111111.js.gz',
    'a-11111111.js.br',
    'hi-abcdef01/a-11111111.js',
  );
  await Promise.all([keepReleaseFiles(ownerUrl, folder), keepReleaseFiles(ownerUrl, folder)]);
  await keepReleaseFiles(ownerUrl, folder);
  expect(await kept()).toEqual(['a-11111111.js', 'hi-abcdef01/a-11111111.js']);
  expect((await owner.query('select from app.releases')).rowCount).toBe(1);
});

it('lets go of what only the sixth release before used, and of nothing that a later one uses', async () => {
  for (const own of ['one', 'two', 'three', 'four', 'five', 'six'])
    await keepReleaseFiles(ownerUrl, await built('shared-00000000.css', `${own}-00000000.js`));
  expect(await kept()).toEqual(
    ['five', 'four', 'shared', 'six', 'three', 'two'].map((name) =>
      name === 'shared' ? 'shared-00000000.css' : `${name}-00000000.js`,
    ),
  );
});

it('counts a release that is started again as the newest', async () => {
  const first = await built('first-00000000.js');
  await keepReleaseFiles(ownerUrl, first);
  for (const own of ['two', 'three', 'four', 'five'])
    await keepReleaseFiles(ownerUrl, await built(`${own}-00000000.js`));
  await keepReleaseFiles(ownerUrl, first);
  await keepReleaseFiles(ownerUrl, await built('six-00000000.js'));
  expect(await kept()).toEqual(
    ['first', 'five', 'four', 'six', 'three'].sort().map((name) => `${name}-00000000.js`),
  );
});

it('is read by visitors, and written by none of the logins', async () => {
  for (const url of Object.values(urls)) {
    const login = new pg.Client({ connectionString: url });
    await login.connect();
    // The visitor's login reads only unless it says otherwise.
    await login.query('set default_transaction_read_only = off');
    for (const write of [
      `insert into app.release_files values ('evil-00000000.js', 'x', false)`,
      `update app.release_files set bytes = 'x'`,
      `delete from app.release_files`,
      `insert into app.releases values ('evil', '{evil-00000000.js}')`,
    ])
      await expect(login.query(write)).rejects.toThrow('permission denied');
    await login.end();
  }
});
