import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { fileHandlers } from './file-handlers.ts';
import type { NewFile } from './store-files.ts';
import { storeFiles } from './store-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'kiraya-files-'));
const { services, addPerson, asOwner } = await startServices({
  runsJobs: false,
  storage: { kind: 'disk', folder },
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const { storage, jobs } = services;
const [removing] = fileHandlers(services.database, storage);

const newFile = (key: string): NewFile => ({ key, bytes: Buffer.from(key), contentType: 'image/webp' });
const isThere = async (key: string) => {
  const file = await storage.open('private', key);
  file?.stream.destroy();
  return file !== null;
};
const askedFor = async (key: string) =>
  asOwner<{ data: unknown; minutes: number }>(
    `select data, round(extract(epoch from start_after - created_on) / 60)::int as minutes from pgboss.job
      where name = 'files.remove' and data -> 'keys' ? $1`,
    [key],
  );
const lookAt = async (key: string) => {
  const [job] = await askedFor(key);
  await removing?.handle(job?.data, jobs);
};

// security abuse: Kill −9 amid uploads, imports, letters and payments loses and doubles nothing … files without rows are removed, files with rows never
it('files of a process that was killed before their rows go an hour later', async () => {
  await storeFiles(services, 'private', [
    newFile('photos/killed-400.webp'),
    newFile('photos/killed-800.webp'),
  ]);
  expect(await askedFor('photos/killed-400.webp')).toMatchObject([{ minutes: 60 }]);
  await lookAt('photos/killed-400.webp');
  expect(await isThere('photos/killed-400.webp')).toBe(false);
  expect(await isThere('photos/killed-800.webp')).toBe(false);
});

it('those of a process that was killed while it stored them too', async () => {
  const put = async (...[area, key, ...rest]: Parameters<typeof storage.put>) => {
    if (key.includes('second')) throw new Error('Killed');
    await storage.put(area, key, ...rest);
  };
  const files = [newFile('photos/first-400.webp'), newFile('photos/second-800.webp')];
  await expect(storeFiles({ jobs, storage: { ...storage, put } }, 'private', files)).rejects.toThrow(
    'Killed',
  );
  expect(await isThere('photos/first-400.webp')).toBe(true);
  await lookAt('photos/second-800.webp');
  expect(await isThere('photos/first-400.webp')).toBe(false);
});

it('files that a row names stay, copies of one’s data among them', async () => {
  const owner = await addPerson('Meena Das');
  await storeFiles(services, 'private', [newFile('photos/named.webp'), newFile('exports/named.zip')]);
  await asOwner(
    `insert into files (owner_id, kind, key, content_type, bytes) values ($1, 'document', 'photos/named.webp', 'image/webp', 1)`,
    [owner],
  );
  await asOwner(`insert into data_exports (user_id, state, key) values ($1, 'ready', 'exports/named.zip')`, [
    owner,
  ]);
  await lookAt('photos/named.webp');
  expect(await isThere('photos/named.webp')).toBe(true);
  expect(await isThere('exports/named.zip')).toBe(true);
});
