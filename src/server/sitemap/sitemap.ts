// Tells search engines which pages exist: the fixed ones, those of places with homes, and every home that can be rented.
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { VisitorDatabase } from '../../db/actor.ts';
import { coverContacts } from '../../domain/contacts.ts';
import { helpTopics } from '../../domain/help-topics.ts';
import { homePath } from '../../domain/home-address.ts';
import { isPageIn, languageTags, pageLanguages, pathIn, translations } from '../../domain/languages.ts';
import { LEAST_HOMES_OF_SLICE, sliceSlug, slicesOf } from '../../domain/place-slices.ts';
import type { Services } from '../lib/request-context.ts';
import { type RentRow, toSizeRents } from '../lib/size-rents.ts';
import { countedCities, countedHomes, countedLocalities } from '../search/by-database/counted-places.ts';

/** The protocol's limit is 50,000 addresses in one file, and each page has one in every language. */
const PART = Math.floor(50_000 / pageLanguages.length);
/** Every public page with one address; the journeys compare this list with the sitemap of the product. */
export const fixedPages = [
  '/',
  '/properties',
  '/rent',
  '/help',
  '/about',
  '/contact',
  '/complaint',
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
export const helpPages = helpTopics.map((topic) => `/help/${topic}`);
const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

export function sitemapRoutes({ config, database }: Services): Hono {
  const { publicUrl } = config;
  const read = <T>(work: (db: VisitorDatabase) => Promise<T>) => work(database.publicReads.db);
  /** Pages of cities and localities that have homes today, and of sizes and budgets with enough of them. */
  const placePaths = async (): Promise<string[]> => {
    const [cities, localities] = await Promise.all([countedCities(database), countedLocalities(database)]);
    const { rows } = await read((db) =>
      db.execute<PlaceRents>(sql`
        select '/rent/' || c.slug as path, r.bedrooms, r.homes, r.lower_quartile, r.median, r.upper_quartile
          from cities c left join city_rents r on r.city_id = c.id
         where c.id = any(${sql.param(cities.ids)}::integer[])
        union all
        select '/rent/' || c.slug || '/' || l.slug, r.bedrooms, r.homes, r.lower_quartile, r.median, r.upper_quartile
          from localities l join cities c on c.id = l.city_id left join locality_rents r on r.locality_id = l.id
         where l.id = any(${sql.param(localities.ids)}::integer[])`),
    );
    const places = Map.groupBy(rows, ({ path }) => path);
    return [...places]
      .flatMap(([path, rents]) => [
        path,
        ...(isCity(path) && rents.some(({ homes }) => Number(homes) >= LEAST_HOMES_OF_SLICE)
          ? [`${path}/rents`]
          : []),
        ...slicesOf(rents.filter(isCounted).map(toSizeRents)).map((slice) => `${path}/${sliceSlug(slice)}`),
      ])
      .sort();
  };
  const app = new Hono();

  app.get('/robots.txt', (c) => c.text(robots(publicUrl), 200, { 'Cache-Control': 'public, max-age=3600' }));

  app.get('/sitemap.xml', async (c) => {
    const { homes } = await countedHomes(database);
    const paths = await placePaths();
    const parts = (kind: string, count = 0) =>
      Array.from({ length: Math.ceil(count / PART) }, (_, part) => `${kind}-${part + 1}`);
    const names = ['pages', ...parts('places', paths.length), ...parts('homes', homes)];
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
    const paths = (await placePaths()).slice((part - 1) * PART, part * PART);
    if (paths.length === 0) return c.notFound();
    return c.body(addresses(paths), 200, XML);
  });

  app.get('/:part{sitemap-homes-[1-9][0-9]{0,3}\\.xml}', async (c) => {
    const part = partOf(c.req.param('part'));
    const { rows } = await read((db) =>
      db.execute<Home>(sql`
        select p.id, p.title, to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed,
               p.cover ->> 'url' as cover
          from (select property_id from listings order by property_id limit ${PART} offset ${(part - 1) * PART}) l
          join properties p on p.id = l.property_id order by p.id`),
    );
    if (rows.length === 0) return c.notFound();
    const entries = rows.flatMap(({ id, title, changed, cover }) =>
      entriesOf(publicUrl, homePath({ id, title: coverContacts(title) }), { changed, cover }),
    );
    return c.body(document('urlset', entries), 200, XML);
  });

  return app;
}

/** Rents of one size in the place of a page; nulls where none were counted. */
type PlaceRents = { path: string } & (RentRow | Record<keyof RentRow, null>);

const isCounted = (rents: PlaceRents): rents is { path: string } & RentRow => rents.homes !== null;

const isCity = (path: string) => path.split('/').length === 3;

/** The number in `sitemap-homes-12.xml`. */
const partOf = (name: string) => Number.parseInt(/\d+/.exec(name)?.[0] ?? '1', 10);

type Home = { id: string; title: string; changed: string; cover: string | null };

/** A page in every language that it has, each naming the others. */
function entriesOf(publicUrl: string, path: string, home?: Pick<Home, 'changed' | 'cover'>): string[] {
  const picture = home?.cover && (home.cover.startsWith('/') ? home.cover : `/files/public/${home.cover}`);
  const known = [
    ...(home ? [`<lastmod>${home.changed}</lastmod>`] : []),
    ...(picture ? [`<image:image><image:loc>${publicUrl}${picture}</image:loc></image:image>`] : []),
  ].join('');
  const link = (tag: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
  const itsLanguages = pageLanguages.filter((one) => isPageIn(one, path));
  const links = [
    ...itsLanguages.map((one) => link(languageTags[one], `${publicUrl}${pathIn(one, path)}`)),
    link('x-default', `${publicUrl}${path}`),
  ].join('');
  return itsLanguages.map((one) => `<url><loc>${publicUrl}${pathIn(one, path)}</loc>${known}${links}</url>`);
}

const document = (root: 'urlset' | 'sitemapindex', entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</${root}>\n`;

const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /portal$
Disallow: /portal/
Disallow: /admin
Disallow: /dev/
Disallow: /feeds/
Disallow: /calendar/
Disallow: /auth?next=
Disallow: /*?sort=
Disallow: /*&sort=
Disallow: /*?q=
Disallow: /*&q=
${translations
  .map((one) =>
    ['auth?next=', 'portal$', 'portal/', 'admin'].map((path) => `Disallow: /${one}/${path}`).join('\n'),
  )
  .join('\n')}
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;
