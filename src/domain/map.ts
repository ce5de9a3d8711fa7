/** The map's grid: where a home may be said to lie, which part of the map is asked for, and how finely homes are gathered. */

/** Cells are counted from here, south and west of India. */
export const LAT_ORIGIN = 6;
export const LNG_ORIGIN = 67;
/** A cell is a three-hundredth of a degree, about 370 metres: nobody finds a door by it. */
export const CELLS_PER_DEGREE = 300;
/** Metres from the middle of the earth to its face, in the mean. */
const EARTH = 6_371_008.77;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres along the earth's face, as whoever measures distances on a ball does. */
export function metersBetween(
  one: { lat: number; lng: number },
  other: { lat: number; lng: number },
): number {
  const height = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const width = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const part = height + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * width;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** Fourteen binary digits; cell 0 means that nobody knows. */
const LAST_CELL = 16_383;

export type Point = { lat: number; lng: number };

const KM_PER_DEGREE = 111.2;

/** Within India flat enough to be right to a hundredth. */
export function kmBetween(one: Point, other: Point): number {
  const shrunk = Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180);
  return Math.hypot(one.lat - other.lat, (one.lng - other.lng) * shrunk) * KM_PER_DEGREE;
}

/** Degrees; the map shows India, so no box crosses the date line. */
export type Box = { south: number; west: number; north: number; east: number };
/** All of it, islands included where the frame allows. */
export const INDIA: Box = { south: 6.5, west: 67.5, north: 37.5, east: 98 };

type CellRange = { least: number; most: number };
export type BoxCells = { lat: CellRange; lng: CellRange };

const clamp = (cell: number): number => Math.max(1, Math.min(LAST_CELL, cell));

const rangeOf = (least: number, most: number, origin: number): CellRange => ({
  least: clamp(Math.ceil((least - origin) * CELLS_PER_DEGREE)),
  most: clamp(Math.floor((most - origin) * CELLS_PER_DEGREE)),
});

/** `undefined` for anything but four numbers that span a part of the earth. */
export function parseBox(text: string): Box | undefined {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,12})?$/.test(part.trim())))
    return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnEarth && south < north && west < east ? { south, west, north, east } : undefined;
}

const thousandths = (degrees: number): string => String(Math.round(degrees * 1000) / 1000);

/** The box as an address has it: to the thousandth of a degree, so that a breath of the hand is no new search. */
export const boxText = ({ south, west, north, east }: Box): string =>
  [south, west, north, east].map(thousandths).join(',');

/** The cells whose middle lies in a box that `parseBox` accepts; throws a RangeError for other text. */
export function boxCells(text: string): BoxCells {
  const box = parseBox(text);
  if (!box) throw new RangeError('This is not a part of the map');
  return {
    lat: rangeOf(box.south, box.north, LAT_ORIGIN),
    lng: rangeOf(box.west, box.east, LNG_ORIGIN),
  };
}

/** The middle of a cell, in degrees; a mean of cells may be given too. */
export const pointOfCells = (latCell: number, lngCell: number): Point => ({
  lat: LAT_ORIGIN + latCell / CELLS_PER_DEGREE,
  lng: LNG_ORIGIN + lngCell / CELLS_PER_DEGREE,
});

/** Homes asked for around a point. */
export type Circle = { point: Point; meters: number };

const METERS_PER_DEGREE = radians(1) * EARTH;

/** The cells that a circle may reach into; whole metres from its middle decide which of them it has. */
export function cellsAround({ point, meters }: Circle): BoxCells {
  const height = meters / METERS_PER_DEGREE;
  const width = height / Math.cos(radians(point.lat));
  return {
    lat: rangeOf(point.lat - height, point.lat + height, LAT_ORIGIN),
    lng: rangeOf(point.lng - width, point.lng + width, LNG_ORIGIN),
  };
}

/** Whole metres from a point to the middle of a cell: homes are known no finer. */
export const metersToCell = (point: Point, latCell: number, lngCell: number): number =>
  Math.round(metersBetween(point, pointOfCells(latCell, lngCell)));

/** Distances from a point to the cells around it, each reckoned once. */
export class Distances {
  readonly #circle: Circle;
  readonly #box: BoxCells;
  readonly #width: number;
  readonly #meters: Float64Array;

  constructor(circle: Circle) {
    this.#circle = circle;
    this.#box = cellsAround(circle);
    this.#width = this.#box.lng.most - this.#box.lng.least + 1;
    this.#meters = new Float64Array(this.#width * (this.#box.lat.most - this.#box.lat.least + 1)).fill(-1);
  }

  get box(): BoxCells {
    return this.#box;
  }

  /** Of a cell within the box; elsewhere without end. */
  to(latCell: number, lngCell: number): number {
    const { lat, lng } = this.#box;
    if (latCell < lat.least || latCell > lat.most || lngCell < lng.least || lngCell > lng.most)
      return Number.POSITIVE_INFINITY;
    const at = (latCell - lat.least) * this.#width + lngCell - lng.least;
    const known = this.#meters[at] as number;
    if (known >= 0) return known;
    const meters = metersToCell(this.#circle.point, latCell, lngCell);
    this.#meters[at] = meters;
    return meters;
  }

  has(latCell: number, lngCell: number): boolean {
    return this.to(latCell, lngCell) <= this.#circle.meters;
  }
}

/** A cell as one number. */
export const cellNumber = (latCell: number, lngCell: number): number => latCell * (LAST_CELL + 1) + lngCell;

/** The cells whose middle lies in any of the circles, as numbers. */
export function cellsInAny(circles: readonly Circle[]): number[] {
  const cells = new Set<number>();
  for (const circle of circles) {
    const { lat, lng } = cellsAround(circle);
    for (let latCell = lat.least; latCell <= lat.most; latCell += 1)
      for (let lngCell = lng.least; lngCell <= lng.most; lngCell += 1)
        if (metersToCell(circle.point, latCell, lngCell) <= circle.meters)
          cells.add(cellNumber(latCell, lngCell));
  }
  return [...cells].sort((one, other) => one - other);
}

/** What stands for homes on the map: their city, their locality, or cells of the grid. */
export type MapLevel = 'city' | 'locality' | 'cell';

const WIDE_DEGREES = 3;
/** Closer than this a box holds few enough homes to be looked at one by one. */
const NEAR_DEGREES = 0.06;

export function levelOf({ west, east }: Box): MapLevel {
  const width = east - west;
  if (width > WIDE_DEGREES) return 'city';
  return width > NEAR_DEGREES ? 'locality' : 'cell';
}

/** No more groups beside each other than a finger can tell apart. */
const GROUPS_ACROSS = 8;

/** How many cells each way make one group in a box. */
export function cellsInGroup({ lat, lng }: BoxCells): number {
  const across = Math.max(lat.most - lat.least, lng.most - lng.least) + 1;
  return Math.max(1, Math.ceil(across / GROUPS_ACROSS));
}

/** More groups than this no map shows and no answer holds. */
export const MOST_GROUPS = 600;

type Gathered = Point & { name: string | null; homes: number };

/**
 * Groups that are too many, gathered by cells of a grid that grows coarser until they fit: no home is left out. What
 * is several places has no name, and lies in the middle of its homes.
 */
export function mergedGroups(groups: readonly Gathered[], most: number = MOST_GROUPS): Gathered[] {
  let merged = [...groups];
  for (let cells = 1; merged.length > most; cells *= 2) merged = gatheredBy(cells / CELLS_PER_DEGREE, groups);
  return merged;
}

function gatheredBy(degrees: number, groups: readonly Gathered[]): Gathered[] {
  const byCell = new Map<string, Gathered>();
  for (const group of groups) {
    const cell = `${Math.floor(group.lat / degrees)} ${Math.floor(group.lng / degrees)}`;
    const other = byCell.get(cell);
    byCell.set(cell, other ? oneOf(other, group) : group);
  }
  return [...byCell.values()].sort((a, b) => b.homes - a.homes);
}

function oneOf(one: Gathered, other: Gathered): Gathered {
  const homes = one.homes + other.homes;
  const share = other.homes / homes;
  return {
    name: null,
    homes,
    lat: one.lat + (other.lat - one.lat) * share,
    lng: one.lng + (other.lng - one.lng) * share,
  };
}
