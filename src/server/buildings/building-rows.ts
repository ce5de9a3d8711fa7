/** Reads a building as its owner sees it. */
import { ORPCError } from '@orpc/server';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Building, BuildingPhoto, BuildingUnit } from '../../contract/buildings.ts';
import { buildingPhotos, buildings as table } from '../../db/schema/buildings.ts';
import type { Point } from '../../domain/map.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

export type BuildingRow = typeof table.$inferSelect;
type PhotoRow = typeof buildingPhotos.$inferSelect;

/** Its pin. */
export const pointOf = ({ latitude: lat, longitude: lng }: BuildingRow) =>
  lat !== null && lng !== null ? { lat, lng } : null;

export const toFacts = ({ id, name, address, pincode, amenities, houseRules }: BuildingRow) => ({
  id,
  name,
  address,
  pincode,
  amenities,
  house_rules: houseRules,
});
/** One's own; others do not find it. */
export async function ownBuilding({ db, ...context }: HandlerContext, id: string): Promise<BuildingRow> {
  const mine = and(eq(table.id, id), eq(table.ownerId, userIdOf(context)));
  const [row] = await db.select().from(table).where(mine).for('update');
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

type Near = { city: string; middle: Point | null };

/** Cities of its homes, with their middle where one is known. */
export async function citiesOf(db: Executor, building: string): Promise<Near[]> {
  const { rows } = await db.execute<Near>(sql`
    select c.name as city, case when c.lat is not null and c.lng is not null
        then json_build_object('lat', c.lat, 'lng', c.lng) end as middle
      from properties p join cities c on c.id = p.city_id
     where p.building_id = ${building} group by c.id order by min(p.created_at)`);
  return rows;
}

export async function shown({ db }: HandlerContext, row: BuildingRow): Promise<Building> {
  const { rows } = await db.execute<Omit<BuildingUnit, 'rent'> & { rent: string | null }>(sql`
    select p.id, p.title, p.property_type, p.bedrooms, p.floor, p.rent, p.listing_state, p.availability, p.bed_count, p.free_beds,
        case when l.id is not null then json_build_object('id', l.id, 'tenant_name', l.tenant_name,
          'last_day', coalesce(l.ends_on, l.end_date)) end as lease
      from properties p left join lateral (
        select * from leases l where l.property_id = p.id and l.bed_id is null and l.state in ('accepted', 'active', 'ending')
         order by l.start_date limit 1) l on true
     where p.building_id = ${row.id} and p.listing_state <> 'withdrawn'
     order by p.floor nulls last, p.title, p.id`);
  const units = rows.map(({ rent, ...unit }) => ({ ...unit, rent: rent === null ? null : Number(rent) }));
  return {
    ...toFacts(row),
    point: pointOf(row),
    around: (await citiesOf(db, row.id))[0]?.middle ?? null,
    photos: (await photosOf(db, row.id)).map(toPhoto),
    units,
  };
}

/** In the order in which they are shown. */
export const photosOf = (db: Executor, building: string): Promise<PhotoRow[]> =>
  db
    .select()
    .from(buildingPhotos)
    .where(eq(buildingPhotos.buildingId, building))
    .orderBy(asc(buildingPhotos.position), asc(buildingPhotos.id));

/** As its owner and the pages of its homes read it. */
export const toPhoto = ({ id, url, files, width, height, blurhash, alt }: PhotoRow): BuildingPhoto => ({
  id,
  url,
  files,
  width,
  height,
  blurhash,
  alt,
});
