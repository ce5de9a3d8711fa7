// New homes of a place, and of a saved search, as RSS. The address of a saved search proves itself and works while the search is there.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { filtersFromUrl } from '../../contract/property-filters.ts';
import { savedSearches } from '../../db/schema/saved-searches.ts';
import { homePath } from '../../domain/home-address.ts';
import { formatRupees, paise } from '../../domain/money.ts';
import { secretsOf } from '../lib/config.ts';
import { limitSearch } from '../lib/http/search-limit.ts';
import type { HttpEnv, Services } from '../lib/request-context.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import { queryOn } from '../search/query.ts';

const SHOWN = 30;
const SIGNATURE_LENGTH = 32;
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{32})$/;

const signatureOf = (secret: string, searchId: string) =>
  createHmac('sha256', secret)
    .update(`feed of saved search\n${searchId}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);

/** Whoever has this address reads the homes of the search, without signing in. */
export const feedPath = (secret: string, searchId: string): string =>
  `/feeds/${searchId}.${signatureOf(secret, searchId)}.xml`;

function searchOfToken(secrets: readonly string[], token: string): string | null {
  const [, searchId, signature] = TOKEN.exec(token) ?? [];
  if (!searchId || !signature) return null;
  const given = Buffer.from(signature);
  const isOurs = secrets.some((secret) => timingSafeEqual(Buffer.from(signatureOf(secret, searchId)), given));
  return isOurs ? searchId : null;
}

type Feed = { title: string; query: string; self: string };

export function feedRoutes(services: Services): Hono<HttpEnv> {
  const { config, database } = services;
  const app = new Hono<HttpEnv>();

  const find = (query: string) =>
    catalogueOf(database).search(queryOn(database.publicReads), {
      ...filtersFromUrl(new URLSearchParams(query)),
      sort: 'newest',
      limit: SHOWN,
    });

  const answer = (feed: Feed, items: Awaited<ReturnType<typeof find>>['items'], cacheControl: string) =>
    new Response(rss(config.publicUrl, feed, items), {
      headers: {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'Cache-Control': cacheControl,
        // Readers of feeds come here; search engines find the homes' pages.
        'X-Robots-Tag': 'noindex',
      },
    });

  app.get('/rent/:city{[a-z0-9-]+}/:place{(?:[a-z0-9-]+/)?feed\\.xml}', limitSearch(services), async (c) => {
    const city = c.req.param('city');
    const [locality] = c.req.param('place').split('/');
    const query = new URLSearchParams({
      city,
      ...(locality === 'feed.xml' ? {} : { locality: `${locality}` }),
    });
    const { items, understood } = await find(query.toString());
    if (understood.unknownPlace) return c.text('There is no such place', 404);
    const where = [query.get('locality'), city].filter(Boolean).join(', ').replaceAll('-', ' ');
    const feed = { title: `Homes to rent in ${where}`, query: query.toString(), self: c.req.path };
    return answer(feed, items, 'public, max-age=600');
  });

  app.get('/feeds/:token{.+\\.xml}', limitSearch(services), async (c) => {
    const searchId = searchOfToken(secretsOf(config), c.req.param('token').replace(/\.xml$/, ''));
    const [search] = searchId
      ? await database.asWorker((db) =>
          db
            .select({ name: savedSearches.name, query: savedSearches.query })
            .from(savedSearches)
            .where(eq(savedSearches.id, searchId)),
        )
      : [];
    if (!search) return c.text('This feed has ended', 404, { 'Cache-Control': 'no-store' });
    const { items } = await find(search.query);
    return answer(
      { title: search.name, query: search.query, self: c.req.path },
      items,
      'private, max-age=600',
    );
  });

  return app;
}

type Item = { id: string; title: string; rent: number; locality: string; city: string; published_at: string };

function rss(origin: string, { title, query, self }: Feed, items: readonly Item[]): string {
  const entries = items.map((home) => {
    const link = inXml(`${origin}${homePath(home)}`);
    const said = `${formatRupees(paise(home.rent))} a month, ${home.locality}, ${home.city}`;
    const date = new Date(home.published_at).toUTCString();
    return `<item><title>${inXml(home.title)}</title><link>${link}</link><guid isPermaLink="false">${home.id}</guid><pubDate>${date}</pubDate><description>${inXml(said)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${inXml(`${title} · Kiraya`)}</title>
<link>${inXml(`${origin}/properties?${query}`)}</link>
<atom:link href="${inXml(origin + self)}" rel="self" type="application/rss+xml"/>
<description>${inXml(title)}</description>
<language>en-IN</language>
${entries.join('\n')}
</channel></rss>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Without the signs XML does not know. */
const inXml = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
