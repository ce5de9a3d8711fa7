/** Which cities of India are served, who waits for one, and how one begins to be served. */
import { ORPCError } from '@orpc/server';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CityFilters, CityRow, FoundCity } from '../../contract/served-cities.ts';
import { now } from '../../db/schema/columns.ts';
import { cities } from '../../db/schema/localities.ts';
import { cityRequests, places } from '../../db/schema/places.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { namesOfCity } from '../../domain/import-places.ts';
import { act } from '../audit/act.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';

const people = sql`(select count(*) from city_requests q where q.place_id = p.id and q.told_at is null)`;
const isServed = sql`p.city_id is not null`;

/** Among cities that as many ask for the larger first: the list of cities is in that order. */
const mostAsked: Keyset = {
  key: sql`(${people}::bigint * 1000000 - p.id)`,
  type: 'bigint',
  id: sql`p.id::text`,
  idType: 'text',
  descending: true,
};

const list = api.servedCities.list.handler(async ({ context: { db }, input }) => {
  const { q, show, limit, cursor } = input;
  const chosen = and(sql`p.kind = 'city'`, shown(show), containing(q, [sql`p.name`, sql`p.state`]));
  const { rows } = await db.execute<CityRow & { at: string }>(sql`
    select p.id, p.name, coalesce(p.state, '') as state, c.slug, ${people}::integer as people,
      coalesce((select sum(r.homes) from city_rents r where r.city_id = c.id), 0)::integer as homes,
      (select count(*) from localities l where l.city_id = c.id and l.state = 'known')::integer as localities,
      (select count(*) from places n where n.parent_id = p.id)::integer as places,
      p.lat is not null as has_point, ${keyText(mostAsked)} as at
    from places p left join cities c on c.id = p.city_id
    where ${and(chosen, afterCursor(mostAsked, cursor))} order by ${orderOf(mostAsked)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => String(id));
  return {
    items: page.map(({ at: _, ...row }) => row),
    total: await countUpTo(db, sql`places p where ${chosen}`),
    next_cursor,
  };
});

function shown(show: CityFilters['show']) {
  if (show === 'all') return undefined;
  return show === 'served' ? isServed : sql`${people} > 0`;
}

type Place = typeof places.$inferSelect;

async function cityOf(db: Executor, id: number): Promise<Place> {
  const [place] = await db
    .select()
    .from(places)
    .where(and(eq(places.id, id), eq(places.kind, 'city')));
  if (!place) throw new ORPCError('NOT_FOUND');
  return place;
}

/** From now on homes may be listed there; whoever asked for it hears. */
const serve = api.servedCities.serve.handler(async ({ context, input: { id, pincode } }) => {
  const { db } = context;
  await lockUntilCommit(db, `city ${id}`);
  const place = await cityOf(db, id);
  if (place.cityId !== null) throw new RuleBroken('city.served-already');
  const { rows } = await db.execute<{ lat: number; lng: number }>(
    sql`select lat, lng from places where kind = 'pin_area' and slug = ${pincode}`,
  );
  const point = rows[0] ?? place;
  if (point.lat === null || point.lng === null) throw new RuleBroken('city.place-unknown', 'pincode');
  const { name, slug, state, aliases } = place;
  const [city] = await db
    .insert(cities)
    .values({
      name: await freeName(db, place),
      slug,
      state: state ?? '',
      aliases,
      lat: point.lat,
      lng: point.lng,
    })
    .returning({ id: cities.id });
  if (!city) throw new Error('A city was not inserted');
  await db.execute(sql`select app.serve_city(${id}, ${city.id})`);
  const waiting = await db
    .update(cityRequests)
    .set({ toldAt: now })
    .where(and(eq(cityRequests.placeId, id), isNull(cityRequests.toldAt)))
    .returning({ userId: cityRequests.userId });
  await act(context, {
    action: 'servedCities.serve',
    subject: { type: 'city', id: String(city.id) },
    people: [],
    after: { name, state, pincode, people: waiting.length },
    notices: waiting.map(({ userId }) => ({
      to: userId,
      notice: { event: 'city.served', city: name, path: `/rent/${slug}` },
    })),
  });
  return { slug, told: waiting.length };
});

/** Two states may have a city of one name. */
async function freeName(db: Executor, { name, state }: Place): Promise<string> {
  const { rowCount } = await db.execute(sql`select from cities where name = ${name}`);
  return rowCount === 0 ? name : `${name}, ${state}`;
}

const FOUND = 10;

const find = api.servedCities.find.handler(async ({ context: { db }, input: { q } }) => {
  if (q === '') return [];
  const { rows } = await db.execute<FoundCity>(sql`
    select p.id, p.name, coalesce(p.state, '') as state, ${isServed} as is_served
    from places p
    where p.kind = 'city' and (p.name ilike ${`${q.replace(/[\\%_]/g, '\\$&')}%`} or p.name % ${q}
      or lower(p.name) = any(${sql.param(namesOfCity(q))}::text[])
      or exists (select from unnest(p.aliases) a where lower(a) = lower(${q})))
    order by similarity(p.name, ${q}) desc, p.id limit ${FOUND}`);
  return rows;
});

const mine = api.servedCities.mine.handler(async ({ context }) => {
  const { rows } = await context.db.execute<FoundCity>(sql`
    select p.id, p.name, coalesce(p.state, '') as state, ${isServed} as is_served
      from city_requests r join places p on p.id = r.place_id
     where r.user_id = ${userIdOf(context)} and r.told_at is null order by r.created_at`);
  return rows;
});

/** Asking twice is asking once. */
const ask = api.servedCities.ask.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const { cityId } = await cityOf(db, id);
  if (cityId !== null) throw new RuleBroken('city.served-already');
  await db
    .insert(cityRequests)
    .values({ placeId: id, userId: userIdOf(context) })
    .onConflictDoNothing();
});

const withdraw = api.servedCities.withdraw.handler(async ({ context, input: { id } }) => {
  await context.db
    .delete(cityRequests)
    .where(and(eq(cityRequests.placeId, id), eq(cityRequests.userId, userIdOf(context))));
});

export const servedCities = { list, serve, find, mine, ask, withdraw };
