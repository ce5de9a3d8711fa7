/** Goes through the homes that are news: matches each with all saved searches, and tells whoever shortlisted it what changed. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { coverContacts } from '../../domain/contacts.ts';
import { homePath } from '../../domain/home-address.ts';
import { CELLS_PER_DEGREE, LAT_ORIGIN, LNG_ORIGIN } from '../../domain/map.ts';
import { anyKinds } from '../../domain/places.ts';
import { notifyAll } from '../notifications/notify.ts';

const BATCH = 50;

/** In one transaction with the note it works off: told once, or not at all and again. */
export async function matchListings(database: Database): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    found = await database.asWorker(async (tx) => {
      const { rows } = await tx.execute<{ property_id: string }>(sql`
        select property_id from listing_news order by changed_at limit ${BATCH} for update skip locked`);
      for (const { property_id: id } of rows) {
        await matchHome(tx, id);
        await tellShortlists(tx, id);
      }
      const ids = rows.map((row) => row.property_id);
      await tx.execute(sql`delete from listing_news where property_id = any(${sql.param(ids)}::uuid[])`);
      return rows.length;
    });
  }
}

/**
 * Of an entry of the catalogue how many metres it is to the nearest place of each kind that any may be meant of, in its
 * own city and in any: once for a home, whatever many people wait for. Places are taken as `cellsNear` of the search takes them.
 */
const walksFrom = (entry: string) => `
  select jsonb_object_agg(kind, own) as own, jsonb_object_agg(kind, any_city) as any_city from (
    select p.kind, min(meters) filter (where c.city_id = ${entry}.city_id) as own, min(meters) as any_city
      from places p
      join places c on c.id = p.parent_id and c.kind = 'city' and c.city_id is not null
      cross join lateral app.meters_to_cell(p.lat, p.lng, ${entry}.lat_cell, ${entry}.lng_cell) meters
     where p.kind in (${anyKinds.map((kind) => `'${kind}'`).join(', ')})
       and ${isAround('p.lat', `${entry}.lat_cell`, LAT_ORIGIN)}
       and ${isAround('p.lng', `${entry}.lng_cell`, LNG_ORIGIN)}
     group by p.kind) nearest`;

/** Farther than any distance that a text can say, east and west of India's most northern home too. */
const MOST_DEGREES = 0.6;

const isAround = (degrees: string, cell: string, origin: number): string => {
  const middle = `${origin} + ${cell} / ${CELLS_PER_DEGREE}.0::float8`;
  return `${degrees} between ${middle} - ${MOST_DEGREES} and ${middle} + ${MOST_DEGREES}`;
};

/** The conditions of a saved search `s` on an entry of the catalogue; words are compared with the entry of today only. */
const matches = (entry: string) => `
  (s.city_id is null or s.city_id = ${entry}.city_id)
  and (s.rent_min is null or ${entry}.rent >= s.rent_min) and (s.rent_max is null or ${entry}.rent <= s.rent_max)
  and (s.area_min is null or ${entry}.area_sqft >= s.area_min)
  and (s.area_max is null or ${entry}.area_sqft <= s.area_max)
  and (s.available_by is null or ${entry}.available_from is null or ${entry}.available_from <= s.available_by)
  and (s.lat_from is null or ${entry}.lat_cell between s.lat_from and s.lat_to
    and ${entry}.lng_cell between s.lng_from and s.lng_to)
  and (s.near_kinds is null or exists (select from unnest(s.near_kinds) kind
    where (case when s.city_id is null then walks_${entry}.any_city else walks_${entry}.own end ->> kind)::integer
      <= s.near_meters))
  and s.all_keys operator(pg_catalog.<@) ${entry}.tags
  and (s.any_localities is null or s.any_localities operator(pg_catalog.&&) ${entry}.tags)
  and (s.any_bedrooms is null or s.any_bedrooms operator(pg_catalog.&&) ${entry}.tags)
  and (s.any_furnishings is null or s.any_furnishings operator(pg_catalog.&&) ${entry}.tags)
  and (s.any_types is null or s.any_types operator(pg_catalog.&&) ${entry}.tags)
  and (s.any_others is null or not exists (select from jsonb_array_elements(s.any_others) wanted
    where not exists (select from jsonb_array_elements_text(wanted) value where value::integer = any(${entry}.tags))))`;

const asked = `plainto_tsquery('pg_catalog.english', s.words)`;

// A home that matched before it changed is no news; one that never stood in the catalogue has no entry of before.
const matchSql = `
  insert into saved_search_matches (search_id, property_id)
  select s.id, l.property_id
    from listings l
    join listing_news n on n.property_id = l.property_id
    join properties p on p.id = l.property_id
    cross join lateral jsonb_populate_record(null::listings, coalesce(n.was, '{}')) o
    cross join lateral (${walksFrom('l')}) walks_l
    cross join lateral (${walksFrom('o')}) walks_o
    join saved_searches s on not s.is_paused and s.user_id is distinct from p.listed_by
     and ${matches('l')}
     and (s.words = '' or numnode(${asked}) = 0 or l.words @@ ${asked})
     and (n.was is null or (${matches('o')}) is not true)
   where l.property_id = `;

export async function matchHome(tx: Transaction, propertyId: string): Promise<void> {
  await tx.execute(sql`${sql.raw(matchSql)} ${propertyId} on conflict do nothing`);
}

type Change = { title: string; listed_by: string | null; was_rent: string | null; rent: string | null };

async function tellShortlists(tx: Transaction, propertyId: string): Promise<void> {
  const { rows } = await tx.execute<Change>(sql`
    select p.title, p.listed_by, n.was ->> 'rent' as was_rent, l.rent
      from listing_news n join properties p on p.id = n.property_id
      left join listings l on l.property_id = n.property_id
     where n.property_id = ${propertyId} and n.was is not null`);
  const [change] = rows;
  if (!change || change.was_rent === null) return;
  const title = coverContacts(change.title);
  const home = { home: title, path: homePath({ id: propertyId, title }) };
  const notifier = { db: tx, actorId: null };
  if (change.rent === null) {
    await notifyAll(notifier, await keepersOf(tx, propertyId, change), { event: 'shortlist.let', ...home });
    return;
  }
  const [from, to] = [Number(change.was_rent), Number(change.rent)];
  if (to >= from) return;
  const people = await keepersOf(tx, propertyId, change);
  await notifyAll(notifier, people, { event: 'shortlist.price-drop', ...home, from, to });
}

/** Who shortlisted the home, without its lister, and without those who hear of it because they asked for it. */
async function keepersOf(tx: Transaction, propertyId: string, { rent }: Change): Promise<string[]> {
  const askers = sql`
    select user_id from property_visits where property_id = ${propertyId} and status in ('requested', 'scheduled')
    union all
    select user_id from property_applications where property_id = ${propertyId}
       and status in ('submitted', 'under_review')`;
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    select s.user_id from shortlists s join properties p on p.id = s.property_id
     where s.property_id = ${propertyId} and s.user_id is distinct from p.listed_by
       and (${rent !== null} or s.user_id not in (${askers}))`);
  return rows.map((row) => row.user_id);
}
