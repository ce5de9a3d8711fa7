// What both maps, the one by WebGL and the drawn one, are given and tell.
import type { MapGroup } from '../../../contract/map.ts';
import type { Box } from '../../../domain/map.ts';
import type { LitHome, ShownGroup } from './projection.ts';

export type MapViewProps = {
  /** What the map is read out as; one of homes unless it says. */
  name?: string | undefined;
  /** What shall be in sight; a new object moves the map. */
  box: Box;
  groups: readonly ShownGroup[];
  litHome?: LitHome | undefined;
  /** Somebody moved the map. */
  onMove: (box: Box) => void;
  onOpen: (group: MapGroup) => void;
  /** Places that are only known roughly. */
  guesses?: readonly Guess[] | undefined;
  /** It stands between paragraphs, so that a page is scrolled over it without being caught by it. */
  isInText?: boolean | undefined;
};

/** A circle of `metres` within which a home lies. */
export type Guess = { lat: number; lng: number; metres: number };

const MARGIN = 0.15;
const LEAST_DEGREES = 0.02;

/** What holds all groups, with some room around them; `undefined` of none. */
export function boxAround(groups: readonly { lat: number; lng: number }[]): Box | undefined {
  if (groups.length === 0) return undefined;
  const lats = groups.map(({ lat }) => lat);
  const lngs = groups.map(({ lng }) => lng);
  const [south, north] = widened(Math.min(...lats), Math.max(...lats));
  const [west, east] = widened(Math.min(...lngs), Math.max(...lngs));
  return { south, west, north, east };
}

function widened(least: number, most: number): [number, number] {
  const room = Math.max((most - least) * MARGIN, LEAST_DEGREES);
  return [least - room, most + room];
}

/** A box of the same middle, smaller or larger; never wider than the country and never finer than a street. */
export function scaled({ south, west, north, east }: Box, factor: number): Box {
  const half = (from: number, to: number, most: number) =>
    Math.min(most, Math.max(0.004, ((to - from) / 2) * factor));
  const [lat, lng] = [(south + north) / 2, (west + east) / 2];
  const [up, across] = [half(south, north, 16), half(west, east, 16)];
  return { south: lat - up, north: lat + up, west: lng - across, east: lng + across };
}

/** A third of what is in sight, to the north or south and to the east or west. */
export function shifted({ south, west, north, east }: Box, up: number, right: number): Box {
  const [lat, lng] = [((north - south) / 3) * up, ((east - west) / 3) * right];
  return { south: south + lat, north: north + lat, west: west + lng, east: east + lng };
}
