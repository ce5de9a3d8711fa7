/** Which station is nearest to a home, and how far that is to walk: said no finer than the home's public place is. */
import { kmBetween, type Point } from './map.ts';
import { type Exactness, UNSURE_METRES } from './map-exactness.ts';

export const stationKinds = ['metro_station', 'railway_station'] as const;
export type StationKind = (typeof stationKinds)[number];
export type Station = Point & { kind: StationKind; name: string };

/** Farther away than this a station is nobody's: metres. */
const REACH: Record<StationKind, number> = { metro_station: 5000, railway_station: 8000 };

/** Metres that a person walks in a minute, and the most minutes that anybody walks to a train. */
const WALK_PER_MINUTE = 80;
const MOST_MINUTES = 30;
/** Steps in which both are said: a cell of the map is 370 metres wide. */
const METRES_STEP = 500;
const MINUTES_STEP = 5;

export type NearStation = {
  kind: StationKind;
  name: string;
  /** About, in steps of 500 metres; 500 also for what is closer. */
  metres: number;
  /** About, in steps of five; null where it is too far to walk or only the middle of the locality is known. */
  walkMinutes: number | null;
};

/** The nearest metro and the nearest railway station, straight across; none for a home of which only the city is known. */
export function nearestStations(
  stations: readonly Station[],
  place: Point,
  exactness: Exactness,
): NearStation[] {
  if (exactness === 'city') return [];
  return stationKinds.flatMap((kind) => {
    const nearest = stations
      .filter((station) => station.kind === kind && Math.abs(station.lat - place.lat) < 0.1)
      .map((station) => ({ name: station.name, metres: kmBetween(station, place) * 1000 }))
      .reduce<Nearest | undefined>(
        (best, one) => (best && best.metres <= one.metres ? best : one),
        undefined,
      );
    return nearest && nearest.metres <= REACH[kind] ? [saidRoughly(kind, nearest, exactness)] : [];
  });
}

type Nearest = { name: string; metres: number };

/** Minutes are rounded up, since no way is as short as the straight line. */
function saidRoughly(kind: StationKind, { name, metres }: Nearest, exactness: Exactness): NearStation {
  const minutes = Math.ceil(metres / WALK_PER_MINUTE / MINUTES_STEP) * MINUTES_STEP;
  const isWalk = UNSURE_METRES[exactness] <= METRES_STEP && minutes <= MOST_MINUTES;
  return {
    kind,
    name,
    metres: Math.max(METRES_STEP, Math.round(metres / METRES_STEP) * METRES_STEP),
    walkMinutes: isWalk ? Math.max(MINUTES_STEP, minutes) : null,
  };
}
