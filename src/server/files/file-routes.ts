// Serves stored files: public ones to everyone and for ever, the others to whoever holds a fresh signed link.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { IsSessionOpen } from '../lib/file-links.ts';
import { sharedJpeg } from '../lib/images.ts';
import { FILES_AWAY } from '../lib/problems.ts';
import type { HttpEnv } from '../lib/request-context.ts';
import { type NotSent, StoreAway, type StoredFile } from '../lib/storage/store.ts';
import type { Area, Storage } from '../lib/storage.ts';

/** Every key of ours: a folder, an unguessable name, an ending. Whatever else is asked for does not exist. */
const KEY = /^[a-z]+\/[A-Za-z0-9_-]{16,80}\.([a-z0-9]{2,5})$/;

const FOREVER = 'public, max-age=31536000, immutable';
/** A home's photo, with its width. */
const PHOTO = /^(photos\/[\w-]+-)(\d{3,4})(\.[a-z]+)$/;

/** What a browser gets that asks for little (`Save-Data: on`): half the width or less, and still enough to look around a room. */
function smallerOf(key: string): string | null {
  const [, name, width, ending] = PHOTO.exec(key) ?? [];
  if (Number(width) <= 400) return null;
  return `${name}${Number(width) > 800 ? 800 : 400}${ending}`;
}

/** Some ten megabytes of them. */
const CACHE_SIZE = 100;

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  json: 'application/json',
  zip: 'application/zip',
};

export function fileRoutes(storage: Storage, isSessionOpen: IsSessionOpen): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.get('/public/:key{.+}', async (c) => {
    const key = c.req.param('key');
    if (!KEY.test(key)) return notFound(c);
    const isPhoto = PHOTO.test(key);
    const smaller = isPhoto && c.req.header('save-data') === 'on' ? smallerOf(key) : null;
    const file =
      (smaller && (await asked(c, storage, 'public', smaller))) || (await asked(c, storage, 'public', key));
    if (!file) return notFound(c);
    if (isPhoto) c.header('Vary', 'Save-Data');
    return answer(c, key, file, FOREVER);
  });
  // The same picture for previews of links, made when somebody first shares its home.
  const shared = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: CACHE_SIZE });
  app.get('/shared/:key{.+\\.jpg}', async (c) => {
    const key = c.req.param('key').replace(/jpg$/, 'webp');
    const cached = shared.get(key);
    const file = cached || !KEY.test(key) ? null : await storage.open('public', key);
    if (!cached && !file) return notFound(c);
    const made = cached ?? buffer((file as StoredFile).stream).then(sharedJpeg);
    shared.set(key, made as Promise<Buffer<ArrayBuffer>>);
    try {
      const bytes = await made;
      c.header('Content-Type', 'image/jpeg');
      c.header('Cache-Control', FOREVER);
      return c.body(bytes as Buffer<ArrayBuffer>);
    } catch (error) {
      shared.delete(key);
      throw error;
    }
  });
  app.get('/private/:key{.+}', async (c) => {
    const key = c.req.param('key');
    const { expires = '', session = '', signature = '' } = c.req.query();
    const isValid = KEY.test(key) && storage.isValidLink(key, { expires, session, signature });
    if (!isValid || (session && !(await isSessionOpen(session)))) {
      return c.text('This link has expired or is not complete. Open the page again for a new one.', 403);
    }
    const file = await asked(c, storage, 'private', key);
    if (!file) return notFound(c);
    c.header('Content-Disposition', 'attachment');
    return answer(c, key, file, 'private, no-store');
  });
  app.all('*', notFound);
  app.onError((error, c) => {
    if (!(error instanceof StoreAway)) throw error;
    c.header('Cache-Control', 'no-store');
    return c.text(FILES_AWAY, 503, { 'Retry-After': '10' });
  });
  return app;
}

/** As the request's headers ask for it. A part is of the file that the reader knows, or else it gets the file whole. */
async function asked(
  { req }: Context,
  storage: Storage,
  area: Area,
  key: string,
): Promise<StoredFile | NotSent | null> {
  const etag = req.header('if-none-match');
  const known = req.header('if-range');
  const file = await storage.openAsked(area, key, { etag, range: req.header('range') });
  if (!known || !file || typeof file !== 'object' || !file.range || file.etag === known) return file;
  file.stream.destroy();
  return storage.openAsked(area, key, { etag });
}

function notFound(c: Context) {
  c.header('Cache-Control', 'no-store');
  return c.text('There is no such file', 404);
}

function answer(c: Context, key: string, file: StoredFile | NotSent, cacheControl: string) {
  c.header('Cache-Control', cacheControl);
  if (file === 'unchanged') return c.body(null, 304);
  if (file === 'beyond') return c.text('The file ends before that part', 416);
  const { stream, bytes, etag, range } = file;
  c.header('Content-Type', types[KEY.exec(key)?.[1] ?? ''] ?? 'application/octet-stream');
  c.header('Content-Length', String(bytes));
  c.header('ETag', etag);
  c.header('Accept-Ranges', 'bytes');
  if (range) c.header('Content-Range', range);
  // A file opened by itself may run nothing, whatever it holds.
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') {
    stream.destroy();
    return c.body(null, status);
  }
  return c.body(Readable.toWeb(stream) as ReadableStream, status);
}
