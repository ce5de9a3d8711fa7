// Tells search engines which pages exist: the fixed ones, one search a city, and every home that can be rented.
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Services } from './request-context.ts';

/** The protocol's limit of addresses in one file. */
const PART = 50_000;
/** Every public page with one address; the journeys compare this list with the sitemap of the product. */
export const fixedPages = [
  '/',
  '/properties',
  '/about',
  '/contact',
  '/services',
  '/property-owners',
  '/tenants',
  '/corporates',
  '/brokers',
  '/guaranteed-lease',
  '/tenant-verification',
  '/furnished-leasing',
  '/legal-support',
  '/property-management',
  '/terms-conditions',
  '/privacy-policy',
] as const;
const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

export function sitemapRoutes({ config, database }: Services): Hono {
  const { publicUrl } = config;
  const app = new Hono();

  app.get('/robots.txt', (c) => c.text(robots(publicUrl), 200, { 'Cache-Control': 'public, max-age=3600' }));

  app.get('/sitemap.xml', async (c) => {
    const homes = await database.asVisitor((db) =>
      db.execute<{ homes: number }>(
        sql`select coalesce(sum(homes), 0)::int as homes from listing_counts where key = 0`,
      ),
    );
    const parts = Math.ceil((homes.rows[0]?.homes ?? 0) / PART);
    const names = ['pages', ...Array.from({ length: parts }, (_, part) => `homes-${part + 1}`)];
    const entries = names.map((name) => `<sitemap><loc>${publicUrl}/sitemap-${name}.xml</loc></sitemap>`);
    return c.body(document('sitemapindex', entries), 200, XML);
  });

  app.get('/sitemap-pages.xml', async (c) => {
    const { rows } = await database.asVisitor((db) =>
      db.execute<{ name: string }>(sql`
        select c.name from cities c join listing_counts n on n.city_id = c.id and n.key = 0
        where n.homes > 0 order by c.name limit ${PART - fixedPages.length}`),
    );
    const cities = rows.map(({ name }) => `/properties?city=${encodeURIComponent(name)}`);
    const entries = [...fixedPages, ...cities].map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
    return c.body(document('urlset', entries), 200, XML);
  });

  app.get('/:part{sitemap-homes-[1-9][0-9]{0,3}\\.xml}', async (c) => {
    const part = Number.parseInt(c.req.param('part').slice('sitemap-homes-'.length), 10);
    const { rows } = await database.asVisitor((db) =>
      db.execute<{ id: string }>(sql`
        select property_id as id from listings order by property_id limit ${PART} offset ${(part - 1) * PART}`),
    );
    if (rows.length === 0) return c.notFound();
    const entries = rows.map(({ id }) => `<url><loc>${publicUrl}/property/${id}</loc></url>`);
    return c.body(document('urlset', entries), 200, XML);
  });

  return app;
}

const document = (root: 'urlset' | 'sitemapindex', entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /portal
Disallow: /dev/
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;
