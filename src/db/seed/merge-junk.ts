// Merges localities that listers and imports made before there was a gazetteer into those that they mean.
import type pg from 'pg';
import {
  chooseLocality,
  type KnownLocalities,
  type KnownLocality,
  knownLocalities,
} from '../../domain/import-localities.ts';
import { areaKinds } from '../../domain/places.ts';

export interface JunkMerge {
  city: string;
  name: string;
  /** Null: nobody knows what it means. */
  into: string | null;
  homes: number;
}

type Row = Omit<KnownLocality, 'kind' | 'point'> & { lat: number | null; lng: number | null };
type Junk = {
  id: number;
  city_id: number;
  city: string;
  name: string;
  pincode: string | null;
  homes: number;
};

/** Nobody placed them on the map: a locality of ours, or one that an administrator accepted, has a point. */
const junkSql = `select l.id, l.city_id, c.name as city, l.name, l.pincode,
    (select count(*)::integer from properties p where p.locality_id = l.id) as homes
  from localities l join cities c on c.id = l.city_id
 where l.state = 'known' and l.lat is null and l.slug <> 'other-areas'
   and not exists (select from locality_decisions d where d.locality_id = l.id and d.undone_at is null)
 order by c.name, l.name`;

const knownSql = `select l.id, l.city_id as "cityId", l.name, l.slug, l.aliases, l.pincode, l.lat, l.lng
    from app.known_localities() l where l.city_id = $1 and l.lat is not null
  union all
  select -p.id, c.city_id, p.name, p.slug, p.aliases, p.pincode, p.lat, p.lng
    from places c join places p on p.parent_id = c.id
   where c.city_id = $1 and p.kind = any($2) and p.lat is not null
     and not exists (select from localities l where l.city_id = $1 and l.slug = p.slug and l.lat is not null)`;

/**
 * By the same rule as an import: name, other name, slip, part of an address, or PIN. What means none goes to the queue, and its
 * homes to the rest of the city. Everything is written down as a decision, which an administrator can take back. Without `isMeant`
 * it changes nothing and only says what it would do.
 */
export async function mergeJunk(client: pg.Client, isMeant: boolean): Promise<JunkMerge[]> {
  const { rows: junk } = await client.query<Junk>(junkSql);
  const cities = new Map<number, KnownLocalities>();
  const merges: JunkMerge[] = [];
  await client.query('begin');
  await client.query(`select set_config('app.renames_localities', 'on', true)`);
  for (const one of junk) {
    const known = cities.get(one.city_id) ?? (await knownIn(client, one.city_id));
    cities.set(one.city_id, known);
    const { id } = chooseLocality(known, { text: one.name, pincode: one.pincode, point: null });
    const into = known.all.find((place) => place.id === id)?.name ?? null;
    merges.push({ city: one.city, name: one.name, into, homes: one.homes });
    if (isMeant) await settle(client, one, id);
  }
  await client.query(isMeant ? 'commit' : 'rollback');
  return merges;
}

async function knownIn(client: pg.Client, cityId: number): Promise<KnownLocalities> {
  const { rows } = await client.query<Row>(knownSql, [cityId, [...areaKinds]]);
  return knownLocalities(
    rows.map(
      ({ lat, lng, ...row }): KnownLocality => ({
        kind: 'locality',
        ...row,
        point: lat !== null && lng !== null ? { lat, lng } : null,
      }),
    ),
  );
}

async function settle(client: pg.Client, junk: Junk, into: number | null): Promise<void> {
  const id = async (call: string, value: number): Promise<number> =>
    (await client.query<{ id: number }>(`select ${call} as id`, [value])).rows[0]?.id ?? 0;
  if (into !== null && into < 0 && (await id('app.locality_of_place($1)', -into)) === junk.id) {
    // It is that place under the same name: now somebody knows where it lies.
    await client.query(
      `update localities l set lat = p.lat, lng = p.lng, pincode = coalesce(l.pincode, p.pincode),
        aliases = array(select distinct a from unnest(l.aliases || p.aliases) a where a <> l.name)
       from places p where p.id = $1 and l.id = $2`,
      [-into, junk.id],
    );
    return;
  }
  const target =
    into === null
      ? await id('app.rest_of_city($1)', junk.city_id)
      : into > 0
        ? into
        : await id('app.locality_of_place($1)', -into);
  if (into === null) {
    await client.query(`update localities set state = 'waiting' where id = $1`, [junk.id]);
    await client.query(
      `update properties set named_locality_id = $1, locality_id = $2 where locality_id = $1`,
      [junk.id, target],
    );
    return;
  }
  const { rows } = await client.query<{ id: string }>(
    `insert into locality_decisions (locality_id, decision, into_id, state_before) values ($1, 'merge', $2, 'known') returning id`,
    [junk.id, target],
  );
  await client.query(
    `insert into decision_homes (decision_id, property_id, from_id) select $1, id, $2 from properties where locality_id = $2`,
    [rows[0]?.id, junk.id],
  );
  await client.query(`update localities set state = 'merged', merged_into = $2 where id = $1`, [
    junk.id,
    target,
  ]);
  await client.query(`update properties set locality_id = $2 where locality_id = $1`, [junk.id, target]);
}
