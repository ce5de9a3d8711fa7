/** What the cells of a column say of what it holds, where its header does not, or says something else. */
import { type ChoiceField, choiceFields } from './home-fields.ts';
import {
  choiceReader,
  isPoint,
  namesRooms,
  plainWords,
  readAmenities,
  readAmount,
  readArea,
  readBathrooms,
  readBrokerageDays,
  readDate,
  readDegrees,
  readDeposit,
  readFloor,
  readMonths,
  readPincode,
  readRent,
  readRooms,
  readTotalFloors,
  saidIn,
} from './import-values.ts';
import { fromRupees } from './money.ts';

/** So many of the cells that say something must be of a kind before a column is taken for it: a row may be odd. */
const MOST_CELLS = 0.8;
/** From so many on, cells of which none can be read say that the header meant something else. */
const LEAST_CELLS = 3;

export type IsOfKind = (cell: string) => boolean;

const spoken = (cells: readonly string[]): string[] => cells.map(saidIn).filter((cell) => cell !== '');

export function areMostly(cells: readonly string[], isOfKind: IsOfKind): boolean {
  const said = spoken(cells);
  return said.length > 0 && said.filter(isOfKind).length >= said.length * MOST_CELLS;
}

const anyRent = fromRupees(10_000);
const choiceOf = (name: ChoiceField): IsOfKind => {
  const read = choiceReader(name);
  return (cell) => read(cell) !== null;
};

/** Fields whose cells are numbers, amounts, days or the like. */
const readable: Readonly<Record<string, IsOfKind>> = {
  pincode: (cell) => readPincode(cell) !== null,
  bedrooms: (cell) => readRooms(cell) !== null,
  bathrooms: (cell) => readBathrooms(cell) !== null,
  areaSqft: (cell) => readArea(cell) !== null,
  floor: (cell) => readFloor(cell) !== null,
  totalFloors: (cell) => readTotalFloors(cell) !== null,
  rent: (cell) => readRent(cell) !== null,
  deposit: (cell) => readDeposit(cell, anyRent) !== null,
  maintenanceCharge: (cell) => readAmount(cell) !== null,
  brokerageDays: (cell) => readBrokerageDays(cell) !== null,
  availableFrom: (cell) => readDate(cell) !== null,
  postedOn: (cell) => readDate(cell) !== null,
  // "12.9,77.6" below "location" is a point, and a date or a bare number is no place.
  locality: (cell) => /\p{L}{2}/u.test(cell) && !isPoint(cell) && readDate(cell) === null,
  city: (cell) => /^\P{N}{3,40}$/u.test(cell),
  amenities: (cell) => readAmenities(cell) !== null,
  latitude: (cell) => readDegrees(cell) !== null,
  longitude: (cell) => readDegrees(cell) !== null,
  // A contact that is a name, a phone number or an e-mail address says nothing of who lets the home.
  listedAs: choiceOf('listed_as'),
};

/** Whether the cells cannot be what the header says: "Area" of names, "Security" of guards. */
export function contradicts(field: string, cells: readonly string[]): boolean {
  const isReadable = readable[field];
  const said = spoken(cells);
  return isReadable !== undefined && said.length >= LEAST_CELLS && !said.some(isReadable);
}

/** Whether nearly all cells can be read as this field, for one that reads numbers or days. */
export function fits(field: string, cells: readonly string[]): boolean {
  const isReadable = readable[field];
  return isReadable !== undefined && areMostly(cells, isReadable);
}

/** Whether the cells may be this field: nearly all can be read as it, or it is told by no rule. */
export const mayHold = (field: string, cells: readonly string[]): boolean =>
  readable[field] === undefined || fits(field, cells);

export const areNames = (cells: readonly string[]): boolean =>
  areMostly(cells, (cell) => /\p{L}{3}/u.test(cell) && readArea(cell) === null);

const LONGEST_CHOICE = 40;
const NOT_FROM_VALUES: readonly ChoiceField[] = ['pg_for', 'parking', 'water_supply'];

/** Values that say by themselves what they are, the surest first. */
export const telling: readonly (readonly [field: string, isOfKind: IsOfKind])[] = [
  ['bedrooms', namesRooms],
  [
    'areaSqft',
    (cell) =>
      /sq|ft|feet|yd|yard|gaj|वर्ग|फुट|गज|m2/i.test(cell) && !/₹|rs/i.test(cell) && readArea(cell) !== null,
  ],
  ['rent', (cell) => /(?:per|p\.?|\/) *(?:m\b|mo|month)|प्रति माह/i.test(cell) && readRent(cell) !== null],
  ['deposit', (cell) => /rent|किराय/i.test(cell) && readMonths(cell) !== null],
  ['latitude', (cell) => isDegrees(cell, 6, 37)],
  ['longitude', (cell) => isDegrees(cell, 68, 98)],
  ['floor', (cell) => /(?:\d|ground|basement).* (?:out )?of \d/i.test(cell) && readFloor(cell) !== null],
  ...choiceFields
    .filter((name) => !NOT_FROM_VALUES.includes(name))
    .map((name) => {
      const isChoice = choiceOf(name);
      const isOfKind = (cell: string) =>
        cell.length <= LONGEST_CHOICE && plainWords(cell).length > LONGEST_CODE && isChoice(cell);
      return [name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), isOfKind] as const;
    }),
];
/** "any", "both", "no", "NE" are answers to many questions. */
const LONGEST_CODE = 4;

function isDegrees(cell: string, least: number, most: number): boolean {
  const [degrees, ...others] = (/\.\d{3}/.test(cell) ? readDegrees(cell) : null) ?? [];
  return degrees !== undefined && others.length === 0 && degrees >= least && degrees <= most;
}
