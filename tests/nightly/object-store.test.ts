/** Files in a real object store (tools/object-store): by keys and by a role, in parts, and while it is away or its disk is full. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../src/server/app/http.ts';
import { StoreAway, type StoredFile } from '../../src/server/lib/storage/store.ts';
import { createStorage } from '../../src/server/lib/storage.ts';
import { reportCost } from '../support/faults.ts';
import { addPlaces, homeInput } from '../support/homes.ts';
import { noPages } from '../support/no-pages.ts';
import { startObjectStore, storeKeys } from '../support/object-store.ts';
import { asFile, picture } from '../support/photos.ts';
import { startServices } from '../support/services.ts';

const store = await startObjectStore();
afterAll(() => store.close());
const { services, as, addPerson, asOwner } = await startServices({ runsJobs: false, storage: store.storage });
const app = createApp(services, noPages(), 'tests/fixtures');
const { storage } = services;
const authSecret = 'x'.repeat(32);
let lister: string;
let home: string;
let jpeg: File;

beforeAll(async () => {
  await addPlaces(asOwner);
  lister = await addPerson('Lata Iyer');
  home = (await as(lister).properties.create(homeInput())).id;
  jpeg = asFile(await picture(900, 700));
});

const upload = () => as(lister).photos.upload({ property_id: home, file: jpeg });
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const contentOf = async (file: StoredFile | null) => file && (await buffer(file.stream)).toString();
const filesInRows = async () =>
  (await asOwner<{ key: string }>('select key from files order by key')).map(({ key }) => key);
const filesStored = async () =>
  (await storage.list('public', 'photos')).map((name) => `photos/${name}`).sort();
const readiness = async () => (await (await get('/readyz')).json()) as { status: string; files: string };
/** What the sentence at the field of the file says. */
const filesAway = {
  status: 503,
  data: { reason: 'files.away', errors: [{ field: 'file', reason: 'files.away' }] },
};

describe('a photo', () => {
  it('is uploaded and read whole, in part, and not again by who has it', async () => {
    const { url } = await upload();
    expect(await filesStored()).toEqual(await filesInRows());
    const whole = await get(url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const etag = whole.headers.get('etag') ?? '';
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
      200,
      'image/webp',
      'bytes',
    ]);
    expect(bytes.length).toBe(Number(whole.headers.get('content-length')));
    const again = await get(url, { 'If-None-Match': etag });
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
      304,
      '',
      'public, max-age=31536000, immutable',
    ]);
    const part = await get(url, { Range: 'bytes=10-19', 'If-Range': etag });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
    expect((await get(url, { Range: 'bytes=99999999-' })).status).toBe(416);
    const other = await get(url, { Range: 'bytes=10-19', 'If-Range': '"another"' });
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
  });

  it('goes, and one that is not there was never there', async () => {
    await storage.put('private', 'exports/one.zip', Buffer.from('data'), 'application/zip');
    expect(await storage.list('private', 'exports')).toEqual(['one.zip']);
    await storage.remove('private', 'exports/one.zip');
    await storage.remove('private', 'exports/one.zip');
    expect(await storage.open('private', 'exports/one.zip')).toBeNull();
    expect(await storage.list('private', 'exports')).toEqual([]);
  });
});

it('the role of a container signs, whose credentials are fetched and run out', async () => {
  let asked = 0;
  const role = createServer((_, answer) => {
    asked += 1;
    // Soon over, so that they are fetched anew while the process runs.
    const Expiration = new Date(Date.now() + 60_000).toISOString();
    answer.end(
      JSON.stringify({
        AccessKeyId: storeKeys.accessKeyId,
        SecretAccessKey: storeKeys.secretAccessKey,
        Token: 'of the role',
        Expiration,
      }),
    );
  });
  await new Promise<void>((done) => role.listen(0, '127.0.0.1', done));
  const { port } = role.address() as AddressInfo;
  vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${port}/role`);
  try {
    const byRole = await createStorage({ storage: { ...store.storage, keys: undefined }, authSecret });
    await byRole.put('private', 'exports/role.zip', Buffer.from('by a role'), 'application/zip');
    expect(await contentOf(await byRole.open('private', 'exports/role.zip'))).toBe('by a role');
    expect(asked).toBeGreaterThan(1);
  } finally {
    vi.unstubAllEnvs();
    role.close();
  }
});

it('wrong keys are no answer of the store, and nothing is taken for missing', async () => {
  const keys = { ...storeKeys, secretAccessKey: 'another' };
  const wrong = await createStorage({ storage: { ...store.storage, keys }, authSecret });
  await expect(wrong.open('public', 'photos/any.webp')).rejects.toThrow(StoreAway);
  const bucket = await createStorage({ storage: { ...store.storage, bucket: 'nowhere' }, authSecret });
  await expect(bucket.open('public', 'photos/any.webp')).rejects.toThrow(StoreAway);
});

it('while the store is away uploads say so at the file, pages go on, and nothing points to nothing', async () => {
  const { url } = await upload();
  const before = { rows: await filesInRows(), stored: await filesStored() };
  expect((await readiness()).files).toBe('kept');
  await store.kill();
  await expect(upload()).rejects.toMatchObject(filesAway);
  expect(await filesInRows()).toEqual(before.rows);
  const photo = await get(url);
  expect([photo.status, photo.headers.get('retry-after'), photo.headers.get('cache-control')]).toEqual([
    503,
    '10',
    'no-store',
  ]);
  expect(await photo.text()).toMatch(/^Files cannot be kept or opened just now/);
  await vi.waitFor(
    async () => expect(await readiness()).toMatchObject({ status: 'ready', files: 'out of reach' }),
    { timeout: 20_000, interval: 500 },
  );
  const pages = await Promise.all(Array.from({ length: 20 }, async () => (await get('/api/places')).status));
  expect(new Set(pages)).toEqual(new Set([200]));
  // Nobody waits for what failed again and again.
  const began = performance.now();
  await Promise.all(Array.from({ length: 20 }, () => get(url)));
  expect(performance.now() - began).toBeLessThan(5_000);
  await store.start();
  const startedAt = performance.now();
  await vi.waitFor(async () => expect((await get(url)).status).toBe(200), { timeout: 20_000, interval: 200 });
  const backAfterMs = performance.now() - startedAt;
  reportCost({
    fault: 'the store of files away: pages',
    asked: pages.length,
    lost: 0,
    wrong: 0,
    backAfterMs,
  });
  await upload();
  expect(await filesStored()).toEqual(await filesInRows());
});

it('a full disk of the store refuses an upload whole, and what is there is still read', async () => {
  const small = await startObjectStore('2m');
  try {
    const full = await createStorage({ storage: small.storage, authSecret });
    const content = Buffer.alloc(400 * 1024, 'a');
    let kept = 0;
    const fill = async () => {
      for (; kept < 20; kept += 1) await full.put('public', `photos/${kept}.webp`, content, 'image/webp');
    };
    await expect(fill()).rejects.toThrow(StoreAway);
    expect(kept).toBeGreaterThan(1);
    expect(await full.list('public', 'photos')).toHaveLength(kept);
    expect((await contentOf(await full.open('public', 'photos/0.webp')))?.length).toBe(content.length);
    expect(await full.open('public', `photos/${kept}.webp`)).toBeNull();
    reportCost({ fault: 'the disk of the store full: uploads', asked: kept + 1, lost: 1, wrong: 0 });
  } finally {
    await small.close();
  }
});

it('a full disk of our own refuses a file whole, without a half one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
  try {
    const within = `mount -t tmpfs -o size=512k tmpfs ${folder} && exec "$0" tests/support/full-disk.ts ${folder}`;
    const said = execFileSync(
      'unshare',
      ['--user', '--map-root-user', '--mount', 'sh', '-c', within, process.execPath],
      { encoding: 'utf8' },
    );
    const { kept, ...then } = JSON.parse(said);
    expect(then).toEqual({ refused: 'StoreAway', photos: kept, drafts: 0, stillRead: 100 * 1024 });
    expect(kept).toBeGreaterThan(2);
    reportCost({ fault: 'a disk of our own full: uploads', asked: kept + 1, lost: 1, wrong: 0 });
  } finally {
    await rm(folder, { recursive: true });
  }
});
