/** Answers for a file that a page of another release loads and this host does not have: while hosts are replaced, and for pages left open. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { isOutOfService } from '../problems.ts';
import type { HttpEnv, Services } from '../request-context.ts';

/** Every built file: in a folder of its language or in none, with eight signs of its content before the ending. */
const PATH = /^(?:[a-z]{2}-[a-f0-9]{8}\/)?[\w.-]*-[\w-]{8}\.[a-z0-9]+$/;
const PART = /^bytes=(\d+)-(\d*)$/;

type Kept = { bytes: Buffer<ArrayBuffer>; is_gzip: boolean };

/** `cacheControl`: of a file that is found, as of the host's own. */
export function releaseFiles({ database }: Services, cacheControl: string): Hono<HttpEnv> {
  const find = async (path: string): Promise<Kept | undefined> => {
    if (!PATH.test(path)) return undefined;
    const found = await database.publicReads.db.execute<Kept>(
      sql`select bytes, is_gzip from app.release_files where path = ${path}`,
    );
    return found.rows[0];
  };
  const app = new Hono<HttpEnv>();
  app.get('/:path{.+}', async (c) => {
    const path = c.req.param('path');
    const kept = await find(path);
    if (!kept) return c.text('There is no such file', 404, { 'Cache-Control': 'no-store' });
    c.header('Cache-Control', cacheControl);
    c.header('Content-Type', getMimeType(path) ?? 'application/octet-stream');
    return kept.is_gzip ? answerText(c, kept.bytes) : answerPart(c, kept.bytes);
  });
  app.onError((error, c) => {
    if (!isOutOfService(error)) throw error;
    return c.text('This file cannot be read just now', 503, {
      'Cache-Control': 'no-store',
      'Retry-After': '5',
    });
  });
  return app;
}

async function answerText(c: Context, bytes: Kept['bytes']) {
  c.header('Vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(await promisify(gunzip)(bytes));
  c.header('Content-Encoding', 'gzip');
  return c.body(bytes);
}

/** Whole, or the one part that is asked for, as the map reads its background. */
function answerPart(c: Context, bytes: Kept['bytes']) {
  c.header('Accept-Ranges', 'bytes');
  const [isPart, from = '', to = ''] = PART.exec(c.req.header('range') ?? '') ?? [];
  if (!isPart) return c.body(bytes);
  const end = Math.min(to === '' ? bytes.length : Number(to) + 1, bytes.length);
  if (Number(from) >= end) return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` });
  c.header('Content-Range', `bytes ${from}-${end - 1}/${bytes.length}`);
  return c.body(bytes.subarray(Number(from), end), 206);
}
