/** Localities for administrators: those that wait first by homes, each with the known ones that it may be. */
import { and, type SQL, sql } from 'drizzle-orm';
import type { CuratedFilters, CuratedLocality, LocalityBeside } from '../../contract/curated-localities.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';

/** Homes named so: few names wait, and an index has them. */
const named = sql`(select count(*) from properties h where h.named_locality_id = l.id)`;
/** Live homes as the night counted them: nobody counts a million to show twenty rows. */
const standing = (locality: SQL) =>
  sql`coalesce((select sum(r.homes) from locality_rents r where r.locality_id = ${locality}), 0)`;

const keysetOf = (show: CuratedFilters['show']): Keyset => ({
  key: show === 'waiting' ? sql`${named}::bigint` : sql`l.id::bigint`,
  type: 'bigint',
  id: sql`l.id::text`,
  idType: 'text',
  descending: true,
});

type Row = Omit<CuratedLocality, 'city' | 'beside' | 'decision'> & {
  at: string;
  city_id: number;
  city: string;
  city_slug: string;
  decision: CuratedLocality['decision'];
};

export async function listCurated(db: Executor, { q, show, limit, cursor }: CuratedFilters) {
  const keyset = keysetOf(show);
  const chosen = and(
    sql`l.slug <> 'other-areas'`,
    show === 'all' ? undefined : sql`l.state = ${show}`,
    containing(q, [sql`l.name`, sql`l.aliases::text`, sql`c.name`]),
  );
  const from = sql`localities l join cities c on c.id = l.city_id`;
  const { rows } = await db.execute<Row>(sql`
    select l.id, l.name, l.slug, l.aliases, l.city_id, c.name as city, c.slug as city_slug, l.state, l.pincode,
      (case when l.state in ('waiting', 'dismissed') then ${named} else ${standing(sql`l.id`)} end)::integer as homes,
      (select i.name from localities i where i.id = l.merged_into) as merged_into,
      to_json(l.created_at) #>> '{}' as created_at, ${keyText(keyset)} as at,
      (select json_build_object('id', d.id, 'decision', d.decision, 'created_at', d.created_at,
          'homes', (select count(*) from decision_homes m where m.decision_id = d.id),
          'decided_by', (select p.full_name from profiles p where p.user_id = d.decided_by))
        from locality_decisions d where d.locality_id = l.id and d.undone_at is null
        order by d.created_at desc, d.id desc limit 1) as decision
    from ${from} where ${and(chosen, afterCursor(keyset, cursor))} order by ${orderOf(keyset)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => String(id));
  const items = await Promise.all(page.map((row) => shown(db, row)));
  return { items, total: await countUpTo(db, sql`${from} where ${chosen}`), next_cursor };
}

async function shown(
  db: Executor,
  { at: _, city, city_slug: slug, city_id: cityId, ...row }: Row,
): Promise<CuratedLocality> {
  const isOpen = row.state === 'waiting' || row.state === 'dismissed';
  return {
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    decision: row.decision && {
      ...row.decision,
      created_at: new Date(row.decision.created_at).toISOString(),
    },
    city: { name: city, slug },
    beside: isOpen ? await besideOf(db, cityId, row) : [],
  };
}

const ALIKE = 3;
const NEAREST = 2;
const LEAST_ALIKE = 0.35;

/** Metres between two points within a city, flat enough to choose by. */
const meters = (one: SQL, other: SQL) => sql`(111200 * sqrt(power(${one}.lat - ${other}.lat, 2)
  + power((${one}.lng - ${other}.lng) * cos(radians(${one}.lat)), 2)))::integer`;

/** Known ones of the city whose name is spelt alike, and those nearest to the middle of the homes. */
async function besideOf(
  db: Executor,
  cityId: number,
  { id, name }: Pick<CuratedLocality, 'id' | 'name'>,
): Promise<LocalityBeside[]> {
  const { rows } = await db.execute<LocalityBeside>(sql`
    with here as (select avg(lat) as lat, avg(lng) as lng from properties where named_locality_id = ${id}),
      known as (
        select k.id, k.name, k.slug, ${meters(sql`here`, sql`k`)} as meters,
            greatest(similarity(k.name, ${name}), (select max(similarity(a, ${name})) from unnest(k.aliases) a)) as alike
          from app.known_localities() k, here where k.city_id = ${cityId} and k.id <> ${id}),
      chosen as (
        (select id, 1 as by, row_number() over (order by alike desc, id) as place from known
          where alike >= ${LEAST_ALIKE} order by alike desc, id limit ${ALIKE})
        union all
        (select id, 2, row_number() over (order by meters, id) from known
          where meters is not null order by meters, id limit ${NEAREST}))
    select k.id, k.name, k.slug, k.meters, ${standing(sql`k.id`)}::integer as homes
      from known k join (select id, min(by * 10 + place) as place from chosen group by id) c using (id) order by c.place`);
  return rows;
}

const FOUND = 20;

/** Known localities of the same city by name, for whoever chooses one to merge into. */
export async function findOthers(db: Executor, id: number, q: string): Promise<LocalityBeside[]> {
  const { rows } = await db.execute<LocalityBeside>(sql`
    select k.id, k.name, k.slug, null::integer as meters, ${standing(sql`k.id`)}::integer as homes
      from app.known_localities() k join localities l on l.id = ${id} and l.city_id = k.city_id
     where k.id <> ${id} and ${containing(q, [sql`k.name`, sql`k.aliases::text`]) ?? sql`true`}
     order by homes desc, k.name limit ${FOUND}`);
  return rows;
}
