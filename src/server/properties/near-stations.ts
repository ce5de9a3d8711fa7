// The stations near a home, from the open data about places, read once when the first home is asked for.
import { readStations } from '../../db/seed/places/stations.ts';
import type { Point } from '../../domain/map.ts';
import type { Exactness } from '../../domain/map-exactness.ts';
import { type NearStation, nearestStations, type Station } from '../../domain/stations.ts';

let cached: readonly Station[] | undefined;

export function stationsNear(place: Point, exactness: Exactness): NearStation[] {
  cached ??= readStations();
  return nearestStations(cached, place, exactness);
}
