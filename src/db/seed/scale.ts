// Fills a database with as many homes as asked, to measure on: COPY, indexes built once at the end, always the same homes.
import type pg from 'pg';
import { asBulk } from '../bulk.ts';
import { renewCatalogue } from '../catalogue-epoch.ts';
import { clockOf } from '../clock.ts';
import type { DatabaseUrls } from '../roles.ts';
import { dropIndexes, restoreIndexes } from './bulk-indexes.ts';
import { copyRows } from './copy-rows.ts';
import { learnFrequentWords } from './frequent-words.ts';
import { openChoices, randomOf, type ScaleHome, scaleCities, scaleHome } from './scale-listings.ts';

const LISTERS = 500;
const WORKERS = 2;
const MINUTE = 60_000;

export interface ScaleSeedOptions {
  ownerUrl: string;
  urls: DatabaseUrls;
  /** Homes there shall be in the end; those of an earlier run count. */
  properties: number;
  progress: (step: string, done: number, of: number) => void;
  now?: Date;
}

/**
 * Returns how many homes were added. Indexes are dropped meanwhile: not for a database that people use. What an earlier run
 * that was killed left undone, indexes and homes that the catalogue lacks, is made up for.
 */
export async function seedScale(options: ScaleSeedOptions): Promise<number> {
  const { urls, progress } = options;
  const places = await asBulk(urls, ensurePlaces);
  const listers = await asBulk(urls, ensureListers);
  const present = await asBulk(urls, (client) => countOf(client, listers));
  const missing = Math.max(0, options.properties - present);
  await restoreIndexes(options.ownerUrl);
  const isCutShort = await asBulk(urls, (client) => lacksListings(client, listers));
  if (missing === 0 && !isCutShort) return 0;
  if (missing > 20_000) await dropIndexes(options.ownerUrl);
  const end = present + missing;
  try {
    const now = options.now ?? new Date((await asBulk(urls, clockOf)).now());
    await inParts(
      present,
      end,
      (from, to, report) =>
        asBulk(urls, (client) => loadProperties(client, { from, to, places, listers, now, report })),
      (done) => progress('homes', done, missing),
    );
    await asBulk(urls, learnFrequentWords);
    const unlisted = isCutShort ? 0 : present;
    await inParts(
      unlisted,
      end,
      (from, to, report) => asBulk(urls, (client) => listProperties(client, from, to, report)),
      (done) => progress('catalogue', done, end - unlisted),
    );
  } finally {
    await restoreIndexes(options.ownerUrl, (done, of) => progress('indexes', done, of));
  }
  await asBulk(urls, async (client) => {
    await client.query('vacuum (analyze) properties, listings, cities, localities');
    await client.query('select app.refresh_locality_rents()');
    await renewCatalogue(client);
  });
  return missing;
}

type Report = (done: number) => void;

/** The same work on both halves at once: one connection keeps one core busy. */
async function inParts(
  from: number,
  to: number,
  work: (from: number, to: number, report: Report) => Promise<void>,
  progress: Report,
): Promise<void> {
  const middle = from + Math.ceil((to - from) / WORKERS);
  const done = [0, 0];
  const report = (part: number) => (count: number) => {
    done[part] = count;
    progress(done.reduce((a, b) => a + b));
  };
  await Promise.all([work(from, middle, report(0)), work(middle, to, report(1))]);
}

interface PlaceIds {
  cityIds: number[];
  localityIds: number[][];
}

async function ensurePlaces(client: pg.Client): Promise<PlaceIds> {
  const ids: PlaceIds = { cityIds: [], localityIds: [] };
  for (const city of scaleCities) {
    const { rows } = await client.query<{ id: number }>(
      `insert into cities (name, slug, state, aliases, lat, lng) values ($1, $2, $3, $4, $5, $6)
       on conflict (slug) do update set slug = excluded.slug returning id`,
      [city.name, city.slug, city.state, city.aliases, city.lat, city.lng],
    );
    const cityId = rows[0]?.id ?? 0;
    const localities = await client.query<{ id: number }>(
      `with wanted as (select * from unnest($2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[])
         with ordinality as w (name, slug, pincode, lat, lng, place)),
       made as (insert into localities (city_id, name, slug, pincode, lat, lng)
         select $1, name, slug, pincode, lat, lng from wanted
         on conflict (city_id, slug) do update set slug = excluded.slug returning id, slug)
       select m.id from wanted join made m using (slug) order by place`,
      [
        cityId,
        city.localities.map((l) => l.name),
        city.localities.map((l) => l.slug),
        city.localities.map((l) => l.pincode),
        city.localities.map((l) => l.lat),
        city.localities.map((l) => l.lng),
      ],
    );
    ids.cityIds.push(cityId);
    ids.localityIds.push(localities.rows.map((row) => row.id));
  }
  return ids;
}

async function ensureListers(client: pg.Client): Promise<string[]> {
  const emails = Array.from({ length: LISTERS }, (_, i) => `lister${i}@scale.invalid`);
  await client.query(
    `insert into auth.users (name, email, email_verified)
     select 'Owner or agent ' || email, email, true from unnest($1::text[]) email on conflict (email) do nothing`,
    [emails],
  );
  const { rows } = await client.query<{ user_id: string }>(
    'select user_id from profiles where email = any($1) order by email',
    [emails],
  );
  return rows.map((row) => row.user_id);
}

async function countOf(client: pg.Client, listers: string[]): Promise<number> {
  const { rows } = await client.query<{ homes: number }>(
    'select count(*)::integer as homes from properties where listed_by = any($1)',
    [listers],
  );
  return rows[0]?.homes ?? 0;
}

/** Homes were loaded, and the run ended before the catalogue had them. */
async function lacksListings(client: pg.Client, listers: string[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from properties p where p.listed_by = any($1) and p.listing_state = 'published'
       and p.availability = 'available' and not exists (select from listings l where l.property_id = p.id) limit 1`,
    [listers],
  );
  return rowCount !== 0;
}

const columns = `id, listed_by, listed_as, title, description, property_type, furnishing, city_id, locality_id, city,
  locality, landmark, state, pincode, lat, lng, bedrooms, bathrooms, area_sqft, rent, deposit, maintenance_charge,
  available_from, pets_allowed, preferred_tenant, amenities, availability, listing_state, verified, rating,
  rating_count, published_at, renewed_at, created_at, updated_at, ${openChoices.join(', ')}`;

interface Load {
  from: number;
  to: number;
  places: PlaceIds;
  listers: string[];
  now: Date;
  report: Report;
}

/** The triggers that list one home at a time stand aside; `listProperties` does their work for all. */
async function loadProperties(client: pg.Client, load: Load): Promise<void> {
  await client.query("set app.bulk_load = 'on'; set synchronous_commit = off");
  const step = 25_000;
  for (let from = load.from; from < load.to; from += step) {
    const to = Math.min(load.to, from + step);
    await copyRows(client, 'properties', columns, propertyRows(load, from, to));
    load.report(to - load.from);
  }
}

function* propertyRows(load: Load, from: number, to: number): Generator<string> {
  for (let number = from; number < to; number += 1) {
    yield `${propertyRow(number, scaleHome(number), load).join('\t')}\n`;
  }
}

function propertyRow(number: number, home: ScaleHome, { places, listers, now }: Load): (string | number)[] {
  const city = scaleCities[home.cityIndex];
  const locality = city?.localities[home.localityIndex];
  if (!city || !locality) throw new Error(`Home ${number} has no place`);
  const published = new Date(now.getTime() - home.publishedMinutesAgo * MINUTE).toISOString();
  const available = new Date(now.getTime() + home.availableInDays * 1440 * MINUTE).toISOString().slice(0, 10);
  const jitter = randomOf(-number - 1);
  const near = (degrees: number) => (degrees + (jitter() - 0.5) / 50).toFixed(4);
  return [
    scaleId(number),
    listers[number % listers.length] ?? '',
    home.listedAs,
    home.title,
    home.description,
    home.propertyType,
    home.furnishing,
    places.cityIds[home.cityIndex] ?? 0,
    places.localityIds[home.cityIndex]?.[home.localityIndex] ?? 0,
    city.name,
    locality.name,
    home.landmark,
    city.state,
    locality.pincode,
    near(locality.lat),
    near(locality.lng),
    home.bedrooms,
    home.bathrooms,
    home.areaSqft,
    home.rentRupees * 100,
    home.depositRupees * 100,
    home.maintenanceRupees === null ? '\\N' : home.maintenanceRupees * 100,
    available,
    home.petsAllowed ? 't' : 'f',
    home.preferredTenant,
    `{${home.amenities.join(',')}}`,
    home.isAvailable ? 'available' : 'rented',
    'published',
    home.verified ? 't' : 'f',
    home.rating ?? '\\N',
    home.ratingCount,
    published,
    published,
    published,
    published,
    ...openChoices.map((name) => home.others[name] ?? '\\N'),
  ];
}

/** A UUID v7 of the number: in order of number, so that indexes grow at their end. */
export function scaleId(number: number): string {
  const time = (Date.UTC(2026, 0, 1) + number).toString(16).padStart(12, '0');
  const random = randomOf(number ^ 0x5ca1e);
  const tail = Array.from({ length: 4 }, () =>
    Math.floor(random() * 65_536)
      .toString(16)
      .padStart(4, '0'),
  );
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail[0]?.slice(1)}-a${tail[1]?.slice(1)}-${tail[2]}${tail[3]}${time.slice(-4)}`;
}

async function listProperties(client: pg.Client, from: number, to: number, report: Report): Promise<void> {
  await client.query('set synchronous_commit = off');
  const step = 25_000;
  for (let start = from; start < to; start += step) {
    const end = Math.min(to, start + step);
    await client.query(
      `insert into listings select l.* from properties p cross join lateral app.listings_of(p) l
        where p.id between $1 and $2 and p.listing_state = 'published' and p.availability = 'available'
        on conflict (property_id) do nothing`,
      [scaleId(start), scaleId(end - 1)],
    );
    report(end - from);
  }
}
