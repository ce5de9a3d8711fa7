// Tells search engines which pages exist: the fixed ones, those of places with homes, and every home that can be rented.
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { VisitorDatabase } from '../../db/actor.ts';
import { helpTopics } from '../../domain/help-topics.ts';
import { languages, languageTags, pathIn } from '../../domain/languages.ts';
import { LEAST_HOMES_OF_SLICE } from '../../domain/place-slices.ts';
import type { Services } from '../lib/request-context.ts';
import { countedCities, countedHomes, countedLocalities } from '../search/by-database/counted-places.ts';

/** The protocol's limit is 50,000 addresses in one file, and each page has one in every language. */
const PART = 50_000 / languages.length;
/** Every public page with one address; the journeys compare this list with the sitemap of the product. */
export const fixedPages = [
  '/',
  '/properties',
  '/rent',
  '/help',
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
const helpPages = helpTopics.map((topic) => `/help/${topic}`);
const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

export function sitemapRoutes({ config, database }: Services): Hono {
  const { publicUrl } = config;
  const read = <T>(work: (db: VisitorDatabase) => Promise<T>) => work(database.publicReads.db);
  /** Pages of cities and localities that have homes today, and of sizes with enough of them. */
  const placePaths = async () => {
    const [cities, localities] = await Promise.all([countedCities(database), countedLocalities(database)]);
    return sql`
      select '/rent/' || c.slug as path from cities c where c.id = any(${sql.param(cities.ids)}::integer[])
      union all
      select '/rent/' || c.slug || '/' || l.slug from localities l join cities c on c.id = l.city_id
       where l.id = any(${sql.param(localities.ids)}::integer[])
      union all
      select '/rent/' || c.slug || '/' || r.bedrooms || '-bhk' from city_rents r join cities c on c.id = r.city_id
       where r.homes >= ${LEAST_HOMES_OF_SLICE} and c.id = any(${sql.param(cities.ids)}::integer[])
      union all
      select '/rent/' || c.slug || '/' || l.slug || '/' || r.bedrooms || '-bhk'
        from locality_rents r join localities l on l.id = r.locality_id join cities c on c.id = l.city_id
       where r.homes >= ${LEAST_HOMES_OF_SLICE} and l.id = any(${sql.param(localities.ids)}::integer[])`;
  };
  const app = new Hono();

  app.get('/robots.txt', (c) => c.text(robots(publicUrl), 200, { 'Cache-Control': 'public, max-age=3600' }));

  app.get('/llms.txt', (c) => c.text(forModels(publicUrl), 200, { 'Cache-Control': 'public, max-age=3600' }));

  app.get('/sitemap.xml', async (c) => {
    const { homes } = await countedHomes(database);
    const paths = await placePaths();
    const places = await read((db) =>
      db.execute<{ places: number }>(sql`select count(*)::int as places from (${paths}) p`),
    );
    const parts = (kind: string, count = 0) =>
      Array.from({ length: Math.ceil(count / PART) }, (_, part) => `${kind}-${part + 1}`);
    const names = ['pages', ...parts('places', places.rows[0]?.places), ...parts('homes', homes)];
    const entries = names.map((name) => `<sitemap><loc>${publicUrl}/sitemap-${name}.xml</loc></sitemap>`);
    return c.body(document('sitemapindex', entries), 200, XML);
  });

  const addresses = (paths: readonly string[]) =>
    document(
      'urlset',
      paths.flatMap((path) => entriesOf(publicUrl, path)),
    );

  app.get('/sitemap-pages.xml', (c) => c.body(addresses([...fixedPages, ...helpPages]), 200, XML));

  app.get('/:part{sitemap-places-[1-9][0-9]{0,3}\\.xml}', async (c) => {
    const part = partOf(c.req.param('part'));
    const paths = await placePaths();
    const { rows } = await read((db) =>
      db.execute<{ path: string }>(sql`
        select path from (${paths}) p order by path limit ${PART} offset ${(part - 1) * PART}`),
    );
    if (rows.length === 0) return c.notFound();
    return c.body(addresses(rows.map(({ path }) => path)), 200, XML);
  });

  app.get('/:part{sitemap-homes-[1-9][0-9]{0,3}\\.xml}', async (c) => {
    const part = partOf(c.req.param('part'));
    const { rows } = await read((db) =>
      db.execute<{ id: string }>(sql`
        select property_id as id from listings order by property_id limit ${PART} offset ${(part - 1) * PART}`),
    );
    if (rows.length === 0) return c.notFound();
    return c.body(addresses(rows.map(({ id }) => `/property/${id}`)), 200, XML);
  });

  return app;
}

/** The number in `sitemap-homes-12.xml`. */
const partOf = (name: string) => Number.parseInt(/\d+/.exec(name)?.[0] ?? '1', 10);

/** A page in every language, each naming the others. */
function entriesOf(publicUrl: string, path: string): string[] {
  const link = (tag: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
  const links = [
    ...languages.map((one) => link(languageTags[one], `${publicUrl}${pathIn(one, path)}`)),
    link('x-default', `${publicUrl}${path}`),
  ].join('');
  return languages.map((one) => `<url><loc>${publicUrl}${pathIn(one, path)}</loc>${links}</url>`);
}

const document = (root: 'urlset' | 'sitemapindex', entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</${root}>\n`;

const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /portal$
Disallow: /portal/
Disallow: /admin
Disallow: /dev/
Disallow: /hi/portal$
Disallow: /hi/portal/
Disallow: /hi/admin
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;

/** What language models read of a site (llmstxt.org): its pages in words. `/help/pay-rent` is "Pay rent". */
function forModels(publicUrl: string): string {
  const inWords = (path: string) => {
    const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ') || 'front page';
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  };
  const links = (paths: readonly string[]) =>
    paths.map((path) => `- [${inWords(path)}](${publicUrl}${path})`).join('\n');
  return `# Kiraya

> Homes to rent in India with every cost of moving in shown first. Each page is also in Hindi below /hi.

## Pages

${links(fixedPages)}

## Help

${links(helpPages)}

## For programs

- [API](${publicUrl}/api/docs)
- [Sitemap](${publicUrl}/sitemap.xml)
`;
}
