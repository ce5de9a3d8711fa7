// A person's calendar by its secret address, as programs that subscribe to it read it: the same file until something in it changes.
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { dateInIndia } from '../../domain/dates.ts';
import { limitSearch } from '../lib/http/search-limit.ts';
import type { HttpEnv, Services } from '../lib/request-context.ts';
import { feedOf } from './feed-events.ts';
import { hashOfSecret, SECRET } from './feed-secret.ts';

/** No cache keeps it: an address that is ended is gone at once. */
const headers = {
  'Cache-Control': 'private, no-cache',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

export function calendarRoutes(services: Services): Hono<HttpEnv> {
  const { config, database } = services;
  const app = new Hono<HttpEnv>();
  app.get('/calendar/:file{.+\\.ics}', limitSearch(services), async (c) => {
    const userId = await readerOf(services, c.req.param('file').replace(/\.ics$/, ''));
    if (!userId) return c.text('This calendar has ended', 404, { ...headers, 'Cache-Control': 'no-store' });
    const subject = { userId, requestId: c.get('requestId') };
    const file = await database.asReadingActor(subject, (db) =>
      feedOf(db, { database, userId, origin: config.publicUrl, today: dateInIndia(services.now()) }),
    );
    const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`;
    const known = c.req.header('if-none-match');
    if (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
      return c.body(null, 304, { ...headers, ETag: etag });
    return c.body(file, 200, {
      ...headers,
      ETag: etag,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="kiraya.ics"',
    });
  });
  return app;
}

async function readerOf({ database }: Services, secret: string): Promise<string | null> {
  if (!SECRET.test(secret)) return null;
  const { rows } = await database.pools.auth.query<{ reader: string | null }>({
    name: 'read-calendar-feed',
    text: 'select app.read_calendar_feed($1) as reader',
    values: [hashOfSecret(secret)],
  });
  return rows[0]?.reader ?? null;
}
