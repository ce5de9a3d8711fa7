// Where a place stands in a frame, by Mercator as all maps of the web, and which groups would stand on each other there.
import type { MapGroup } from '../../../contract/map.ts';
import type { Box } from '../../../domain/map.ts';

/** Mercator's height of a latitude, in degrees of longitude. */
const heightOf = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
const latOf = (height: number): number =>
  (Math.atan(Math.exp((height * Math.PI) / 180)) * 360) / Math.PI - 90;

/** The box widened to the shape of the frame (its width by its height), so that nothing is stretched. */
export function fitted({ south, west, north, east }: Box, shape: number): Box {
  const [bottom, top] = [heightOf(south), heightOf(north)];
  const height = Math.max(top - bottom, (east - west) / shape);
  const width = height * shape;
  const [lng, middle] = [(west + east) / 2, (bottom + top) / 2];
  return {
    south: latOf(middle - height / 2),
    north: latOf(middle + height / 2),
    west: lng - width / 2,
    east: lng + width / 2,
  };
}

type Place = { lat: number; lng: number };

/** Gives the parts of the way from the left and from the top, 0 to 1. */
export function placer({ south, west, north, east }: Box): (place: Place) => [left: number, top: number] {
  const [bottom, top] = [heightOf(south), heightOf(north)];
  return ({ lat, lng }) => [(lng - west) / (east - west), (top - heightOf(lat)) / (top - bottom)];
}

/** A group as it is drawn: with smaller ones that would stand on it, and the names of all. */
export type ShownGroup = MapGroup & { others: number; names: readonly string[] };

/** The home that has the focus or the mouse elsewhere on the page. */
export type LitHome = { id: string; locality: string; city: string };

/** Whether a home is in a group, as far as the group says: by itself, or by its locality or city. */
export const isLit = ({ home, names }: ShownGroup, lit: LitHome | undefined): boolean =>
  lit !== undefined && (home?.id === lit.id || names.includes(lit.locality) || names.includes(lit.city));

/** Pixels that a button takes. */
const WIDE = 104;
const HIGH = 50;

/** The larger group takes in those that its button would cover; none is lost from the sum. */
export function apart(
  groups: readonly MapGroup[],
  box: Box,
  frame: { width: number; height: number },
): ShownGroup[] {
  const place = placer(fitted(box, frame.width / frame.height));
  const shown: { at: readonly [number, number]; group: ShownGroup }[] = [];
  for (const group of [...groups].sort((a, b) => b.homes - a.homes)) {
    const [left, top] = place(group);
    const at = [left * frame.width, top * frame.height] as const;
    const over = shown.find(
      (other) => Math.abs(other.at[0] - at[0]) < WIDE && Math.abs(other.at[1] - at[1]) < HIGH,
    );
    const names = group.name === null ? [] : [group.name];
    if (!over) shown.push({ at, group: { ...group, others: 0, names } });
    else {
      const { homes, others, names: before } = over.group;
      over.group = {
        ...over.group,
        home: null,
        radius_m: null,
        homes: homes + group.homes,
        others: others + 1,
        names: [...before, ...names],
      };
    }
  }
  return shown.map(({ group }) => group);
}
