import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlaces } from '../../../../tests/support/homes.ts';
import { startPhotoHost } from '../../../../tests/support/photo-host.ts';
import { asFile, picture, sidewaysWithLocation } from '../../../../tests/support/photos.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { PHOTOS_MAX } from '../../../domain/files.ts';
import { FETCHED_PHOTOS_A_DAY } from '../../../domain/import-photos.ts';
import { fetchImportPhotos } from './fetch-photos.ts';
import { runStoredImport } from './stored-import.ts';

const folder = await mkdtemp(join(tmpdir(), 'kiraya-photos-'));
const test = await startServices({ runsJobs: false, storage: { kind: 'disk', folder } });
const { as, addPerson, asOwner, services } = test;
const { database, storage, jobs } = services;
const host = await startPhotoHost();
let jpeg: Buffer;

beforeAll(async () => {
  await addPlaces(asOwner);
  jpeg = await picture(500, 400);
  host.shows('/a.jpg', jpeg);
  host.shows('/same-as-a.jpg', jpeg);
  host.shows('/b.png', await picture(400, 300, 'png'));
  host.shows('/page.jpg', Buffer.from('<html>'.repeat(20)));
  host.shows('/tiny.jpg', await picture(100, 100));
  host.shows('/half.jpg', jpeg.subarray(0, 3000));
  host.answers('/busy.jpg', (response) => response.writeHead(503).end());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newLister = () => addPerson('Lata Iyer', ['landlord']);
const HEADER = 'PROP_ID,BHK,Rent,Size,Area Locality,City,Furnishing,Bathroom,Photos';
const line = (id: string, photos: string, rent = 20_000) =>
  `${id},2,${rent},1100,Koramangala,Bengaluru,Unfurnished,2,"${photos}"`;
const at = (...paths: string[]) => paths.map(host.address).join(', ');

async function importFile(lister: string, ...lines: string[]) {
  const file = new File([[HEADER, ...lines].join('\n')], 'homes.csv', { type: 'text/csv' });
  const { file_id, mapping, file_name } = await as(lister).imports.preview({ file });
  const { id } = await as(lister).imports.start({ file_id, file_name, mapping });
  await runStoredImport({ database, storage, jobs }, id);
  return id;
}

const fetchAll = () => fetchImportPhotos({ database, storage, jobs, alsoOpen: [host.host] });
const photosOf = async (lister: string, id: string) => (await as(lister).imports.get({ id })).photos;
const homesOf = (lister: string) =>
  asOwner<{ id: string; image_urls: string[]; cover: { url: string } | null }>(
    'select id, image_urls, cover from properties where listed_by = $1 order by rent, id',
    [lister],
  );
const filesOf = (lister: string) =>
  asOwner<{ key: string }>(`select key from files where owner_id = $1 and kind = 'property_photo'`, [lister]);
const isThere = async (url: string) => {
  const file = await storage.open('public', url.replace('/files/public/', ''));
  file?.stream.destroy();
  return file !== null;
};

describe('the photos of an import', () => {
  it('are fetched in the order of the file and kept as uploads are', async () => {
    const lister = await newLister();
    host.shows('/exif.jpg', await sidewaysWithLocation());
    const id = await importFile(lister, line('A1', at('/exif.jpg', '/b.png')), line('A2', '', 30_000));
    expect(await photosOf(lister, id)).toEqual({ waiting: 2, stored: 0, same: 0, failed: 0, problems: [] });
    await fetchAll();
    expect(await photosOf(lister, id)).toEqual({ waiting: 0, stored: 2, same: 0, failed: 0, problems: [] });
    const [home, bare] = await homesOf(lister);
    expect(bare?.image_urls).toEqual([]);
    const { photos } = await as(lister).properties.get({ id: home?.id ?? '' });
    // Turned upright, and without the place where it was taken.
    expect(photos.map(({ width, height }) => [width, height])).toEqual([
      [400, 600],
      [400, 300],
    ]);
    expect(home?.image_urls).toEqual(photos.map(({ url }) => url));
    expect(home?.cover?.url).toBe(photos[0]?.url);
    const stored = await storage.open('public', (home?.image_urls[0] ?? '').replace('/files/public/', ''));
    const bytes = Buffer.concat(await Array.fromAsync(stored?.stream ?? []));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const trail = await asOwner(
      `select after from audit_log where action = 'photos.import' and subject_id = $1`,
      [home?.id],
    );
    expect(trail).toHaveLength(2);
  });

  it('that cannot be had are named with their row, and the others are there', async () => {
    const lister = await newLister();
    const paths = ['/a.jpg', '/nothing.jpg', '/page.jpg', '/tiny.jpg', '/half.jpg'];
    const id = await importFile(lister, line('A1', `${at(...paths)} http://10.0.0.7/a.jpg soon`));
    await fetchAll();
    const { problems, ...counts } = await photosOf(lister, id);
    expect(counts).toEqual({ waiting: 0, stored: 1, same: 0, failed: 5 });
    expect(problems.map(({ row, address, problem }) => [row, new URL(address).pathname, problem])).toEqual([
      [2, '/nothing.jpg', 'import-photo.not-there'],
      [2, '/page.jpg', 'photo.type-not-accepted'],
      [2, '/tiny.jpg', 'photo.too-small'],
      [2, '/half.jpg', 'photo.unreadable'],
      [2, '/a.jpg', 'import-photo.not-public'],
    ]);
    expect((await as(lister).imports.get({ id })).left_out).toEqual([
      { field: 'photos', cells: 1, example: 'soon' },
    ]);
  });

  it('that are one picture under two addresses are kept once', async () => {
    const lister = await newLister();
    const id = await importFile(lister, line('A1', at('/a.jpg', '/same-as-a.jpg', '/a.jpg')));
    await fetchAll();
    expect(await photosOf(lister, id)).toMatchObject({ stored: 1, same: 1, failed: 0 });
    expect((await homesOf(lister))[0]?.image_urls).toHaveLength(1);
  });

  it('come once however often the file is imported, and not again after their lister took them off', async () => {
    const lister = await newLister();
    host.answers('/later.jpg', (response) => response.writeHead(404).end());
    const text = line('A1', at('/a.jpg', '/later.jpg'));
    await importFile(lister, text);
    await fetchAll();
    host.shows('/later.jpg', await picture(300, 300));
    const asked = host.asked.length;
    const again = await importFile(lister, text);
    await fetchAll();
    // What failed before is tried again, and belongs to the later run.
    expect(await photosOf(lister, again)).toMatchObject({ stored: 1, failed: 0 });
    expect(host.asked.slice(asked)).toEqual(['/later.jpg']);
    const [home] = await homesOf(lister);
    expect(home?.image_urls).toHaveLength(2);
    const [first] = (await as(lister).properties.get({ id: home?.id ?? '' })).photos;
    await as(lister).photos.remove({ id: first?.id ?? '' });
    await importFile(lister, text);
    await fetchAll();
    expect((await homesOf(lister))[0]?.image_urls).toHaveLength(1);
  });

  it('are added to a home that was imported before them', async () => {
    const lister = await newLister();
    await importFile(lister, line('A1', ''));
    const later = await importFile(lister, line('A1', at('/a.jpg')));
    await fetchAll();
    expect((await as(lister).imports.get({ id: later })).repeated_rows).toBe(1);
    expect((await homesOf(lister))[0]?.image_urls).toHaveLength(1);
  });

  it('are twenty at most, with those that were uploaded', async () => {
    const lister = await newLister();
    const many = Array.from({ length: PHOTOS_MAX + 1 }, (_, place) => `/many-${place}.jpg`);
    for (const path of many) host.shows(path, await picture(240, 240));
    const id = await importFile(lister, line('A1', at(...many)));
    const [home] = await homesOf(lister);
    await as(lister).photos.upload({ property_id: home?.id ?? '', file: asFile(jpeg) });
    await fetchAll();
    const { problems, ...counts } = await photosOf(lister, id);
    expect(counts).toEqual({ waiting: 0, stored: PHOTOS_MAX - 1, same: 0, failed: 2 });
    expect(problems.map(({ problem }) => problem)).toEqual(['photo.too-many', 'photo.too-many']);
    expect(host.asked).not.toContain(many.at(-1));
  }, 60_000);

  it('whose server is busy are tried again after minutes, a few times', async () => {
    const lister = await newLister();
    const id = await importFile(lister, line('A1', at('/busy.jpg')));
    const triesOf = async () => {
      const before = host.asked.length;
      await fetchAll();
      return host.asked.length - before;
    };
    expect([await triesOf(), await triesOf()]).toEqual([1, 0]);
    expect(await photosOf(lister, id)).toMatchObject({ waiting: 1, failed: 0 });
    await asOwner(`update import_photos set due_at = app.now() where run_id = $1`, [id]);
    expect(await triesOf()).toBe(1);
    await asOwner(`update import_photos set due_at = app.now() where run_id = $1`, [id]);
    expect(await triesOf()).toBe(1);
    expect(await photosOf(lister, id)).toMatchObject({
      waiting: 0,
      failed: 1,
      problems: [{ problem: 'import-photo.no-answer' }],
    });
  });

  it('wait where their lister has had the day’s share', async () => {
    const [greedy, other] = [await newLister(), await newLister()];
    const id = await importFile(greedy, line('A1', at('/a.jpg')));
    await asOwner(
      `insert into import_photos (property_id, url, run_id, row_number, place, state, settled_at)
        select p.id, 'https://a.in/' || n, $2, 2, 0, 'stored', app.now() from properties p, generate_series(1, $3) n
         where p.listed_by = $1`,
      [greedy, id, FETCHED_PHOTOS_A_DAY],
    );
    const ofOther = await importFile(other, line('A1', at('/a.jpg')));
    await fetchAll();
    expect(await photosOf(greedy, id)).toMatchObject({ waiting: 1 });
    expect(await photosOf(other, ofOther)).toMatchObject({ waiting: 0, stored: 1 });
    await asOwner(`update import_photos set settled_at = app.now() - interval '25 hours' where run_id = $1`, [
      id,
    ]);
    await fetchAll();
    expect(await photosOf(greedy, id)).toMatchObject({ waiting: 0, stored: FETCHED_PHOTOS_A_DAY + 1 });
  });

  it('end a verification of the photos, as an upload does, and none comes to a home that was taken off', async () => {
    const lister = await newLister();
    const id = await importFile(lister, line('A1', at('/a.jpg')), line('A2', at('/b.png'), 30_000));
    const [seen, gone] = await homesOf(lister);
    await asOwner(
      `insert into verification_claims (user_id, property_id, kind, status) values ($1, $2, 'photos', 'submitted')`,
      [lister, seen?.id],
    );
    await as(lister).properties.remove({ id: gone?.id ?? '' });
    await fetchAll();
    expect(
      await asOwner('select status from verification_claims where property_id = $1', [seen?.id]),
    ).toEqual([{ status: 'lapsed' }]);
    expect(await photosOf(lister, id)).toMatchObject({
      stored: 1,
      failed: 1,
      problems: [{ row: 3, problem: 'import-photo.no-home' }],
    });
  });

  it('are their lister’s alone', async () => {
    const [lister, neighbour] = [await newLister(), await newLister()];
    const id = await importFile(lister, line('A1', at('/a.jpg')));
    await expect(photosOf(neighbour, id)).rejects.toMatchObject({ status: 404 });
    await expect(as(null).imports.get({ id })).rejects.toMatchObject({ status: 401 });
    await fetchAll();
  });
});

describe('an import that is undone', () => {
  it('takes the public files of its photos away, and fetches none that waits', async () => {
    const lister = await newLister();
    await importFile(lister, line('B1', at('/b.png')));
    await fetchAll();
    const [earlier] = await homesOf(lister);
    const id = await importFile(
      lister,
      line('A1', at('/a.jpg'), 30_000),
      line('A2', at('/busy.jpg', '/a.jpg'), 31_000),
      line('B1', at('/b.png', '/late.jpg')),
    );
    await asOwner(
      `update import_photos set due_at = app.now() + interval '1 hour' where url like '%late.jpg'`,
    );
    await fetchAll();
    const [, first] = await homesOf(lister);
    const [shown = ''] = first?.image_urls ?? [];
    expect(await isThere(shown)).toBe(true);
    await as(lister).imports.undo({ id });
    const [asked] = await asOwner<{ data: { keys: string[] } }>(
      `select data from pgboss.job where name = 'files.remove' and data -> 'keys' ? $1 and start_after <= now()`,
      [shown.replace('/files/public/', '')],
    );
    const removing = services.handlers.find(({ name }) => name === 'files.remove');
    await removing?.handle(asked?.data, jobs);
    expect(await isThere(shown)).toBe(false);
    expect(await isThere(earlier?.image_urls[0] ?? '')).toBe(true);
    expect(await homesOf(lister)).toEqual([earlier]);
    const left = await filesOf(lister);
    expect(left.length).toBeGreaterThan(0);
    expect(asked?.data.keys.filter((key) => left.some((file) => file.key === key))).toEqual([]);
    expect(await photosOf(lister, id)).toMatchObject({ waiting: 0 });
  });
});
