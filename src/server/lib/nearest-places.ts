/** Stations, offices and other places around a point: what a home's page and the map say is near. */
import { sql } from 'drizzle-orm';
import { metersBetween, type Point } from '../../domain/map.ts';
import type { PlaceKind } from '../../domain/places.ts';
import type { Executor } from './request-context.ts';

export interface NearestPlace {
  id: number;
  kind: PlaceKind;
  name: string;
  /** Other names and scripts. */
  aliases: string[];
  point: Point;
  /** Metres as the crow flies. */
  meters: number;
}

const METERS = 5000;
const LIMIT = 10;
const METERS_PER_DEGREE = 111_195;

/**
 * The places of these kinds within `meters` of a point, nearest first. A home's own point is for the parties alone: for everyone
 * else give the middle of its cell (`pointOfCells`).
 */
export async function nearestPlaces(
  db: Executor,
  point: Point,
  kinds: readonly PlaceKind[],
  { meters = METERS, limit = LIMIT }: { meters?: number; limit?: number } = {},
): Promise<NearestPlace[]> {
  const height = meters / METERS_PER_DEGREE;
  const width = height / Math.cos((point.lat * Math.PI) / 180);
  // An index has them by their latitude.
  const { rows } = await db.execute<Omit<NearestPlace, 'point' | 'meters'> & Point>(sql`
    select id, kind, name, aliases, lat, lng from places
     where kind <> 'pin_area' and kind = any(${sql.param([...kinds])}::text[])
       and lat between ${point.lat - height} and ${point.lat + height}
       and lng between ${point.lng - width} and ${point.lng + width}`);
  return rows
    .map(({ lat, lng, ...place }) => ({
      ...place,
      point: { lat, lng },
      meters: Math.round(metersBetween(point, { lat, lng })),
    }))
    .filter((place) => place.meters <= meters)
    .sort((one, other) => one.meters - other.meters || one.id - other.id)
    .slice(0, limit);
}
