// The localities a home may stand in: those of its city, and those of the gazetteer where no home stands yet.
import { sql } from 'drizzle-orm';
import {
  type ChosenLocality,
  chooseLocality,
  type KnownLocalities,
  type KnownLocality,
  knownLocalities,
  type SaidPlace,
} from '../../../domain/import-localities.ts';
import type { Point } from '../../../domain/map.ts';
import { areaKinds, landmarkKinds } from '../../../domain/places.ts';
import type { Executor } from '../../lib/request-context.ts';

/** A city with what is known of it; `made` are places of the gazetteer that have become localities since. */
export type City = {
  id: number;
  name: string;
  point: Point | null;
  known: KnownLocalities;
  made: Map<number, number>;
};

/** Where a home stands. */
export type Placed = {
  localityId: number;
  locality: string;
  /** The waiting locality that was named instead, and its name. */
  namedLocalityId: number | null;
  named: string | null;
  /** What the text says besides. */
  rest: string | null;
};

type Row = {
  id: number;
  name: string;
  slug: string;
  aliases: string[];
  pincode: string | null;
  lat: number | null;
  lng: number | null;
  homes: number;
};

export const pointOf = ({ lat, lng }: Pick<Row, 'lat' | 'lng'>): Point | null =>
  lat !== null && lng !== null ? { lat, lng } : null;

export async function loadCity(db: Executor, id: number): Promise<City> {
  const { rows: found } = await db.execute<Pick<Row, 'name' | 'aliases' | 'lat' | 'lng'>>(
    sql`select name, aliases, lat, lng from cities where id = ${id}`,
  );
  const [city] = found;
  const point = city ? pointOf(city) : null;
  const cityNames = city ? [city.name, ...city.aliases] : [];
  const knownOf = ({ lat, lng, ...row }: Row): KnownLocality => ({
    kind: 'locality',
    cityId: id,
    ...row,
    aliases: [...row.aliases, ...sectorAlone(row.name, cityNames)],
    point: pointOf({ lat, lng }),
  });
  const rows = [...(await localitiesOf(db, id)), ...(await gazetteerOf(db, id))];
  return {
    id,
    name: city?.name ?? '',
    point,
    known: knownLocalities(rows.map(knownOf), (await landmarksOf(db, id, point)).map(knownOf)),
    made: new Map(),
  };
}

/** "Noida Sector 41" is called "Sector 41" in Noida. */
function sectorAlone(name: string, cityNames: readonly string[]): string[] {
  const [, before = '', sector] = /^(.+?) (Sector \d+\w?)$/i.exec(name) ?? [];
  return sector !== undefined && cityNames.includes(before) ? [sector] : [];
}

/** How far around the middle of a city its PIN areas are looked for, in degrees. */
const AROUND = 0.6;

/** Stations and the like of a city, and the PIN areas around its middle. */
async function landmarksOf(db: Executor, cityId: number, middle: Point | null): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select -p.id as id, p.name, p.slug, p.aliases, p.pincode, p.lat, p.lng, 0 as homes
      from places c join places p on p.parent_id = c.id
     where c.city_id = ${cityId} and p.kind = any(${sql.param([...landmarkKinds])}::text[]) and p.lat is not null
    union all
    select -p.id, p.name, p.slug, p.aliases, p.pincode, p.lat, p.lng, 0 from places p
     where p.kind = 'pin_area' and abs(p.lat - ${middle?.lat ?? null}::float8) < ${AROUND}
       and abs(p.lng - ${middle?.lng ?? null}::float8) < ${AROUND}`);
  return rows;
}

/** With the names of those merged into them. */
async function localitiesOf(db: Executor, cityId: number): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.id, l.name, l.slug, l.aliases, l.pincode, l.lat, l.lng,
      coalesce((select sum(homes)::int from locality_rents r where r.locality_id = l.id), 0) as homes
    from app.known_localities() l where l.city_id = ${cityId}`);
  return rows;
}

async function gazetteerOf(db: Executor, cityId: number): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select -p.id as id, p.name, p.slug, p.aliases, p.pincode, p.lat, p.lng, 0 as homes
      from places c join places p on p.parent_id = c.id
     where c.city_id = ${cityId} and p.kind = any(${sql.param([...areaKinds])}::text[])
       and not exists (select from localities l where l.city_id = ${cityId} and l.slug = p.slug and l.state in ('known', 'merged'))`);
  return rows;
}

/** What a text names of its city, and the known locality where the home stands meanwhile; nothing is written. */
export function chooseInCity({ known, name }: City, said: SaidPlace) {
  const choice = chooseLocality(known, said);
  return {
    ...choice,
    // The name of its city says nothing.
    named: choice.named?.toLowerCase() === name.toLowerCase() ? null : choice.named,
    known: known.all.find(({ id }) => id === choice.id),
  };
}

/** Chooses the locality of a home; one of the gazetteer is made, and a name that nobody knows waits for an administrator. */
export async function placeHome(db: Executor, city: City, said: SaidPlace): Promise<Placed> {
  const choice = chooseInCity(city, said);
  const { named, known } = choice;
  const localityId = await localityOf(db, city, choice);
  const namedLocalityId = named === null ? null : await nameLocality(db, city.id, named, said.pincode);
  return {
    localityId,
    locality: known?.name ?? (await localityName(db, localityId)),
    namedLocalityId: namedLocalityId === localityId ? null : namedLocalityId,
    named,
    rest: choice.rest,
  };
}

async function localityOf(db: Executor, city: City, { id }: ChosenLocality): Promise<number> {
  if (id !== null && id > 0) return id;
  if (id === null) return numberOf(db, sql`app.rest_of_city(${city.id})`);
  const made = city.made.get(id) ?? (await numberOf(db, sql`app.locality_of_place(${-id})`));
  city.made.set(id, made);
  return made;
}

const nameLocality = (db: Executor, cityId: number, name: string, pincode: string | null) =>
  numberOf(db, sql`app.name_locality(${cityId}, ${name}, ${pincode})`);

async function numberOf(db: Executor, call: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ id: number | null }>(sql`select ${call} as id`);
  const id = rows[0]?.id;
  if (typeof id !== 'number') throw new Error('A locality was neither found nor made');
  return id;
}

/** The name under which a locality is shown. */
export async function localityName(db: Executor, id: number): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from localities where id = ${id}`);
  return rows[0]?.name ?? '';
}
