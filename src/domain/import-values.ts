/** Reads the cells of a listings file as people and portals in India write them; `null` means it cannot be read. */
import { MAX_AREA_SQFT, MAX_RENT_RUPEES } from './catalogue.ts';
import type { CalendarDate } from './dates.ts';
import { latinDigits } from './digits.ts';
import { type ChoiceField, homeFields, type OptionOf } from './home-fields.ts';
import { fromRupees, type Paise, parseRupees } from './money.ts';
import { bareNumber } from './phones.ts';
import { type Amenity, amenities, asRoomCount, type RoomCount } from './properties.ts';
import { readTypedDate } from './typed-dates.ts';

/** Lower case, and one space for every run of anything but letters, digits and "+": "Semi-Furnished" is "semi furnished". */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim();
}

/** A reader of fixed words. */
export function fromTable<T>(table: Readonly<Record<string, T>>): (text: string) => T | null {
  return (text) => {
    const words = plainWords(text);
    return Object.hasOwn(table, words) ? (table[words] ?? null) : null;
  };
}

/** Stored codes as words: "North-East" and "north_east" are `north_east`. */
const codeTable = <T extends string>(codes: readonly T[]): Record<string, T> =>
  Object.fromEntries(codes.map((code) => [plainWords(code.replaceAll('_', ' ')), code]));

export function textReader(longest: number): (text: string) => string | null {
  return (text) => {
    const clean = text.replace(/\s+/g, ' ').trim();
    return clean === '' || clean.length > longest ? null : clean;
  };
}

/** "2", "2 BHK", "1 RK", "3 bedrooms", "5+"; 5 and more are 5. */
export function readRooms(text: string): RoomCount | null {
  const match = /^(\d{1,2}) *\+? *(?:bhk|rk|rooms?|bed(?:room)?s?|bath(?:room)?s?)?$/i.exec(
    latinDigits(text).trim(),
  );
  const rooms = Number(match?.[1] ?? 0);
  return rooms === 0 ? null : asRoomCount(rooms);
}

const readSquareFeetPerUnit = fromTable<number>({
  sqft: 1,
  squarefeet: 1,
  squarefoot: 1,
  ft2: 1,
  sqm: 10.7639,
  sqmt: 10.7639,
  sqmtr: 10.7639,
  m2: 10.7639,
  sqyd: 9,
  sqyrd: 9,
  gaj: 9,
});

/** "1,100 sqft", "1100", "120 sq m", "100 sq. yd.": whole square feet from 1 to 100,000. */
export function readArea(text: string): number | null {
  const match = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d+)?([a-z]+2?)?$/.exec(
    latinDigits(text)
      .toLowerCase()
      .replace(/[\s.](?!\d)/g, ''),
  );
  if (match === null) return null;
  const [, whole = '', fraction = '', unit = 'sqft'] = match;
  const squareFeet = Math.round(
    Number(whole.replaceAll(',', '') + fraction) * (readSquareFeetPerUnit(unit) ?? Number.NaN),
  );
  return squareFeet >= 1 && squareFeet <= MAX_AREA_SQFT ? squareFeet : null;
}

/** A monthly rent in whole rupees, up to a crore: "25000", "1.2 Lac", "₹ 35k". */
export function readRent(text: string): Paise | null {
  const rent = parseRupees(text);
  const isRent = rent !== null && rent > 0 && rent % 100 === 0 && rent <= fromRupees(MAX_RENT_RUPEES);
  return isRent ? rent : null;
}

/** Days of rent: "15", "15 days", "1 month" (30). */
export function readBrokerageDays(text: string): number | null {
  const match = /^(\d{1,3}) *(days?|months?)?(?: *rent)?$/i.exec(latinDigits(text).trim());
  if (match === null) return null;
  const days = Number(match[1]) * (match[2]?.toLowerCase().startsWith('month') ? 30 : 1);
  return days <= 365 ? days : null;
}

export interface FloorPosition {
  /** 0 is the ground floor; basements are below it. */
  readonly floor: number;
  readonly totalFloors: number | null;
}

const readNamedFloor = fromTable<number>({
  ground: 0,
  'ground floor': 0,
  basement: -1,
  'upper basement': -1,
  'lower basement': -2,
});

/** "Ground out of 2", "3 out of 5", "3/5", "Lower Basement out of 3", "4". */
export function readFloor(text: string): FloorPosition | null {
  if (text.trim().startsWith('-')) return null;
  const match = /^(.+?)(?: (?:out of|of) (\d{1,3})| (\d{1,3}))?$/.exec(plainWords(latinDigits(text)));
  const [, name = '', outOf, after] = match ?? [];
  const floor = /^\d{1,3}$/.test(name) ? Number(name) : readNamedFloor(name);
  const total = outOf ?? after;
  return floor === null ? null : { floor, totalFloors: total === undefined ? null : Number(total) };
}

/** A reader of a field's options, by their codes and by the other words of its description. */
export function choiceReader<Name extends ChoiceField>(name: Name): (text: string) => OptionOf<Name> | null {
  const { options, words = {} }: { options: readonly string[]; words?: Readonly<Record<string, string>> } =
    homeFields[name];
  return fromTable({ ...codeTable(options), ...words }) as (text: string) => OptionOf<Name> | null;
}

export const readYesNo = fromTable<boolean>({
  yes: true,
  y: true,
  true: true,
  '1': true,
  allowed: true,
  no: false,
  n: false,
  false: false,
  '0': false,
  'not allowed': false,
});

const readAmenity = fromTable(codeTable(amenities));

/** Names separated by commas, semicolons or bars; one that the product does not know makes the cell unreadable. */
export function readAmenities(text: string): Amenity[] | null {
  const names = text.split(/[,;|]/).filter((name) => plainWords(name) !== '');
  const codes = names.map(readAmenity).filter((code) => code !== null);
  return codes.length === names.length ? [...new Set(codes)] : null;
}

/** A date as people type it (typed-dates.ts), with its year; of a moment its day. */
export const readDate = (text: string): CalendarDate | null =>
  readTypedDate(text.trim().replace(/(?<=^\d{4}-\d{2}-\d{2})[T ].*/, ''));

export function readPincode(text: string): string | null {
  const digits = bareNumber(text);
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}
