// Serves stored files: public ones to everyone and for ever, the others to whoever holds a fresh signed link.
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import type { IsSessionOpen } from '../lib/file-links.ts';
import type { HttpEnv } from '../lib/request-context.ts';
import type { Storage, StoredFile } from '../lib/storage.ts';

/** Every key of ours: a folder, an unguessable name, an ending. Whatever else is asked for does not exist. */
const KEY = /^[a-z]+\/[A-Za-z0-9_-]{16,80}\.([a-z0-9]{2,5})$/;

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
    const file = KEY.test(key) ? await storage.open('public', key) : null;
    if (!file) return notFound(c);
    return answer(c, key, file, 'public, max-age=31536000, immutable');
  });
  app.get('/private/:key{.+}', async (c) => {
    const key = c.req.param('key');
    const { expires = '', session = '', signature = '' } = c.req.query();
    const isValid = KEY.test(key) && storage.isValidLink(key, { expires, session, signature });
    if (!isValid || (session && !(await isSessionOpen(session)))) {
      return c.text('This link has expired or is not complete. Open the page again for a new one.', 403);
    }
    const file = await storage.open('private', key);
    if (!file) return notFound(c);
    c.header('Content-Disposition', 'attachment');
    return answer(c, key, file, 'private, no-store');
  });
  app.all('*', notFound);
  return app;
}

function notFound(c: Context) {
  c.header('Cache-Control', 'no-store');
  return c.text('There is no such file', 404);
}

function answer(c: Context, key: string, { stream, bytes }: StoredFile, cacheControl: string) {
  c.header('Content-Type', types[KEY.exec(key)?.[1] ?? ''] ?? 'application/octet-stream');
  c.header('Content-Length', String(bytes));
  c.header('Cache-Control', cacheControl);
  // A file opened by itself may run nothing, whatever it holds.
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  if (c.req.method === 'HEAD') {
    stream.destroy();
    return c.body(null);
  }
  return c.body(Readable.toWeb(stream) as ReadableStream);
}
