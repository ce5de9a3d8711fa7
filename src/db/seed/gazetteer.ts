// Loads the open data about places (places/open/SOURCES.md) into the gazetteer: what is there is brought up to date, nothing is taken away.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { placeSlug, REST_SLUG } from '../../domain/places.ts';
import { openRows, openText } from './places/open-data.ts';
import { newCities, cities as ownCities } from './places.ts';

/** A file for each source, since their licences differ. */
const layers = [
  'by-hand',
  'wards',
  'geonames',
  'post-offices',
  'stations',
  'railways',
  'landmarks',
  'natural-earth',
] as const;

interface Row {
  kind: string;
  /** Slug of its city. */
  parent: string | null;
  name: string;
  slug: string;
  aliases: string[];
  state: string | null;
  pincode: string | null;
  lat: number | null;
  lng: number | null;
  source: string;
}

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);

/** Cities of the same name in two states are told apart by the state; one that is served has the slug of its page. */
function cityRows(): Row[] {
  const served = new Map([...ownCities, ...newCities].map((city) => [`${city.name} ${city.state}`, city]));
  const rows = new Map<string, Row>();
  const add = (name: string, state: string, otherNames: string[] = []) => {
    const own = served.get(`${name} ${state}`);
    const slug = own?.slug ?? placeSlug(name);
    rows.set(rows.has(slug) ? placeSlug(`${name} ${state}`) : slug, {
      kind: 'city',
      parent: null,
      name,
      slug: rows.has(slug) ? placeSlug(`${name} ${state}`) : slug,
      aliases: own?.aliases ?? otherNames,
      state,
      pincode: null,
      lat: own?.lat ?? null,
      lng: own?.lng ?? null,
      source: 'cities',
    });
  };
  // Those served come first: nobody else has their slug.
  for (const { name, state } of served.values()) add(name, state);
  for (const [name = '', state = '', otherNames = ''] of openRows(openText('cities')))
    if (!served.has(`${name} ${state}`)) add(name, state, otherNames.split('|').filter(Boolean));
  return [...rows.values()];
}

function rowsOfLayers(): Row[] {
  const rows = new Map<string, Row>();
  for (const layer of layers) {
    for (const [kind = '', city = '', name = '', pincode, lat, lng, aliases] of openRows(openText(layer))) {
      const slug = placeSlug(name);
      const key = `${kind} ${city} ${slug}`;
      const known = rows.get(key);
      const names = (aliases ?? '').split('|').filter((alias) => alias !== '');
      if (slug === '' || slug === REST_SLUG) continue;
      // The first source that knows where it is; names from all.
      if (known) {
        known.aliases = [...new Set([...known.aliases, ...names])];
        known.pincode ??= pincode || null;
        known.lat ??= numberOf(lat);
        known.lng ??= numberOf(lng);
        continue;
      }
      const parent = placeSlug(city);
      const position = { lat: numberOf(lat), lng: numberOf(lng) };
      rows.set(key, {
        kind,
        parent,
        name,
        slug,
        aliases: names,
        state: null,
        pincode: pincode || null,
        ...position,
        source: layer,
      });
    }
  }
  return [...rows.values()];
}

const pinRows = (): Row[] =>
  openRows(openText('pins')).map(([pin = '', lat, lng]) => ({
    kind: 'pin_area',
    parent: null,
    name: pin,
    slug: pin,
    aliases: [],
    state: null,
    pincode: pin,
    lat: numberOf(lat),
    lng: numberOf(lng),
    source: 'pins',
  }));

const stampOf = (): string => {
  const hash = createHash('sha256');
  for (const name of ['cities', ...layers, 'pins']) hash.update(openText(name));
  for (const city of [...ownCities, ...newCities]) hash.update(JSON.stringify([city.slug, city.aliases]));
  return hash.digest('base64url');
};

/** Columns as they are sent, each row in one statement. */
const upsert = `
  insert into places (kind, parent_id, name, slug, aliases, state, pincode, lat, lng, source)
  select r.kind, c.id, r.name, r.slug, r.aliases, r.state, r.pincode, r.lat, r.lng, r.source
    from json_to_recordset($1) as r (kind text, parent text, name text, slug text, aliases text[], state text,
      pincode text, lat float8, lng float8, source text)
    left join places c on c.kind = 'city' and c.parent_id is null and c.slug = r.parent
   where r.parent is null or c.id is not null
  on conflict (kind, parent_id, slug) do update set name = excluded.name, aliases = excluded.aliases,
    state = excluded.state, pincode = excluded.pincode, lat = coalesce(excluded.lat, places.lat),
    lng = coalesce(excluded.lng, places.lng), source = excluded.source
  where (places.name, places.aliases, places.pincode, places.lat, places.lng, places.source)
    is distinct from (excluded.name, excluded.aliases, excluded.pincode, coalesce(excluded.lat, places.lat),
      coalesce(excluded.lng, places.lng), excluded.source)`;

/** Other names of cities that are there already. */
const nameCities = `
  update cities c set aliases = array(select distinct a from unnest(c.aliases || p.aliases) a where a <> c.name order by a)
    from places p where p.kind = 'city' and p.city_id = c.id and not p.aliases <@ (c.aliases || c.name)`;

/** Names that the open data gives to localities that are there already: other spellings and other scripts. */
const nameLocalities = `
  update localities l set aliases = array(select distinct a from unnest(l.aliases || p.aliases) a where a <> l.name order by a)
    from places p join places c on c.id = p.parent_id
   where l.city_id = c.city_id and l.slug = p.slug and p.kind = 'locality' and not p.aliases <@ (l.aliases || l.name)`;

export interface Loaded {
  /** Places added or changed; null: the files are as they were. */
  changed: number | null;
  total: number;
}

/** Brings the gazetteer to the files of this release, all or nothing; quick when they are what was loaded last. */
export async function loadGazetteer(
  client: pg.Client,
  mode: 'changed' | 'always' = 'changed',
): Promise<Loaded> {
  const stamp = stampOf();
  const { rows: last } = await client.query<{ stamp: string }>('select stamp from app.gazetteer');
  if (mode === 'changed' && last[0]?.stamp === stamp) return { changed: null, total: await count(client) };
  await client.query('begin');
  try {
    let changed = 0;
    for (const rows of [cityRows(), rowsOfLayers(), pinRows()])
      changed += (await client.query(upsert, [JSON.stringify(rows)])).rowCount ?? 0;
    await linkServed(client);
    await client.query(nameCities);
    await client.query(nameLocalities);
    await client.query('update app.gazetteer set stamp = $1', [stamp]);
    await client.query('commit');
    return { changed, total: await count(client) };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Which cities of the gazetteer are served. */
export async function linkServed(client: pg.Client): Promise<void> {
  await client.query(`update places p set city_id = c.id from cities c
    where p.kind = 'city' and p.slug = c.slug and p.city_id is distinct from c.id`);
}

async function count(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>('select count(*)::integer as n from places');
  return rows[0]?.n ?? 0;
}
