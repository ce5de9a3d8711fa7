/** Looks over homes that were published or changed: what is hard to believe and what may be a double is flagged for the office. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import {
  type ComparedHome,
  doubtsOf,
  TWIN_AREA_PERCENT,
  TWIN_RENT_PERCENT,
  twinSigns,
} from '../../domain/listing-doubts.ts';
import { type Paise, paise } from '../../domain/money.ts';
import { NEAR_BITS } from '../../domain/photo-looks.ts';
import { knownPlace } from './known-places.ts';

const BATCH = 50;
/** What a run leaves, after an import of many homes, the next one takes. */
const BATCHES_MOST = 100;
/** Homes of the same place and size at nearly the same rent that one home is compared with: first those of its lister, then the newest. */
const TWINS_MOST = 200;

export async function checkListings(database: Database): Promise<void> {
  for (let batch = 0; batch < BATCHES_MOST; batch++) {
    const checked = await database.asWorker(checkSome);
    if (checked < BATCH) return;
  }
}

/**
 * In one transaction with the notes it works off. Home before note, as everybody locks them who changes a home. One that is being
 * changed just now is left to the next run: waiting for its note while holding others would be a circle with whoever changes many.
 */
async function checkSome(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ property_id: string }>(sql`
    with held as materialized (
      select id from properties where id = any(array(select property_id from listing_checks order by changed_at limit ${BATCH}))
        for key share skip locked),
      free as materialized (
        select property_id from listing_checks where property_id in (select id from held) for update skip locked)
    delete from listing_checks where property_id in (select property_id from free) returning property_id`);
  for (const { property_id: id } of rows) await checkHome(tx, id);
  return rows.length;
}

type Home = {
  id: string;
  listed_by: string;
  city_id: number;
  locality_id: number;
  locality: string;
  pincode: string | null;
  property_type: string;
  bedrooms: number;
  area_sqft: number;
  rent: string;
  floor: number | null;
  total_floors: number | null;
  address: string | null;
  pictures: string[];
};

const columns = sql`p.id, p.listed_by, p.city_id, p.locality_id, p.locality, p.pincode, p.property_type, p.bedrooms,
  p.area_sqft, p.rent, p.floor, p.total_floors,
  (select x.address from property_private x where x.property_id = p.id) as address,
  array(select distinct f.blurhash from property_photos f
    where f.property_id = p.id and f.blurhash is not null) as pictures`;

type Flag = { property_id: string; other_id: string | null; kind: string; facts: object };

/** What is not published any more needs no look; its flags wait for it as they are. */
async function checkHome(tx: Transaction, id: string): Promise<void> {
  const { rows } = await tx.execute<Home>(
    sql`select ${columns} from properties p where p.id = ${id} and p.listing_state = 'published'`,
  );
  const [home] = rows;
  if (!home) return;
  const flags = [...(await doubtFlags(tx, home)), ...(await twinFlags(tx, home))];
  flags.push(...(await photoFlags(tx, home, flags)));
  await clearOthers(tx, id, flags);
  for (const flag of flags) await raise(tx, flag);
}

async function doubtFlags(tx: Transaction, home: Home): Promise<Flag[]> {
  const { city_id: cityId, locality_id: localityId, locality, bedrooms } = home;
  const place = await knownPlace(tx, { cityId, localityId, locality, bedrooms });
  const facts = {
    rent: rentOf(home),
    areaSqft: home.area_sqft,
    bedrooms,
    floor: home.floor,
    totalFloors: home.total_floors,
    pincode: home.pincode,
  };
  return doubtsOf(facts, place).map((doubt) => ({ property_id: home.id, other_id: null, ...doubt }));
}

async function twinFlags(tx: Transaction, home: Home): Promise<Flag[]> {
  const rent = around(rentOf(home), TWIN_RENT_PERCENT);
  const area = around(home.area_sqft, TWIN_AREA_PERCENT);
  const { rows } = await tx.execute<Home>(sql`
    select ${columns} from properties p
     where p.listing_state = 'published' and p.locality_id = ${home.locality_id} and p.bedrooms = ${home.bedrooms}
       and p.rent between ${rent.least} and ${rent.most} and p.area_sqft between ${area.least} and ${area.most}
       and p.property_type = ${home.property_type} and p.id <> ${home.id}
     order by p.listed_by = ${home.listed_by} desc, p.id desc limit ${TWINS_MOST}`);
  return rows.flatMap((other) => {
    const signs = twinSigns(compared(home), compared(other));
    if (signs.length === 0) return [];
    // Ids grow with time: the later one is the double.
    const [first, second] = home.id < other.id ? [home.id, other.id] : [other.id, home.id];
    return [{ property_id: second, other_id: first, kind: 'duplicate', facts: { of: signs.join(' ') } }];
  });
}

/**
 * A photo that stood in another lister's home before, the longest one of them. What is taken for a double of that home says so
 * already, and colleagues share their photos.
 */
async function photoFlags(tx: Transaction, { id }: Home, found: readonly Flag[]): Promise<Flag[]> {
  const doubles = found.flatMap(({ property_id, other_id }) => [property_id, other_id ?? property_id]);
  const { rows } = await tx.execute<{ photo: string; other: string }>(sql`
    select mine.id as photo, p.id as other
      from properties home
      join property_photos mine on mine.property_id = home.id
      join property_photos theirs on theirs.look && mine.look
        and (theirs.created_at, theirs.id) < (mine.created_at, mine.id)
        and (select sum(bit_count((theirs.look[band] # mine.look[band])::bit(32))) from generate_series(1, 5) band) <= ${NEAR_BITS}
      join properties p on p.id = theirs.property_id and p.listed_by <> home.listed_by
        and p.organisation_id is distinct from coalesce(home.organisation_id, p.id)
     where home.id = ${id} and p.id <> all(${sql.param(doubles)}::uuid[])
     order by theirs.created_at, theirs.id, mine.id limit 1`);
  return rows.map(({ photo, other }) => ({
    property_id: id,
    other_id: other,
    kind: 'photo',
    facts: { of: photo },
  }));
}

/** What lies so close to a figure that neither is further from the greater one, in percent. */
const around = (figure: number, percent: number) => ({
  least: Math.floor((figure * (100 - percent)) / 100),
  most: Math.ceil((figure * 100) / (100 - percent)),
});

const rentOf = ({ rent }: Home): Paise => paise(Number(rent));

const compared = (home: Home): ComparedHome => ({
  lister: home.listed_by,
  areaSqft: home.area_sqft,
  rent: rentOf(home),
  floor: home.floor,
  address: home.address,
  pictures: home.pictures,
});

/** What waits and is no longer so; a decision stays. A photo of another home is looked for from the home that took it alone. */
async function clearOthers(tx: Transaction, id: string, flags: readonly Flag[]): Promise<void> {
  const stored = flags.map(({ property_id, kind, other_id }) => `${property_id} ${kind} ${other_id ?? ''}`);
  await tx.execute(sql`
    update listing_flags set status = 'cleared'
     where (property_id = ${id} or other_id = ${id} and kind <> 'photo') and status in ('open', 'asked')
       and not property_id || ' ' || kind || ' ' || coalesce(other_id::text, '') = any(${sql.param(stored)}::text[])`);
}

/** Dismissed or asked once, it stays so until the home's own share of it changes. */
async function raise(tx: Transaction, { property_id, other_id, kind, facts }: Flag): Promise<void> {
  await tx.execute(sql`
    insert into listing_flags as f (property_id, other_id, kind, facts)
    values (${property_id}, ${other_id}, ${kind}, ${JSON.stringify(facts)}::jsonb)
    on conflict (property_id, kind, (coalesce(other_id, '00000000-0000-0000-0000-000000000000')))
    do update set status = 'open', facts = excluded.facts, outcome = null, decided_by = null, decided_at = null,
      created_at = app.now()
     where f.status = 'cleared' or f.facts ->> 'of' is distinct from excluded.facts ->> 'of'`);
}
