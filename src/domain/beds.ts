/** Rooms and beds of a PG: how they are named and added in bulk, what a list by sharing says, and when a bed is free. */
import { addDays, type CalendarDate } from './dates.ts';
import { RuleBroken } from './errors.ts';

/** How many share a room, from one on. */
export const sharings = ['single', 'double', 'triple', 'four'] as const;
export type Sharing = (typeof sharings)[number];
export const SHARING_MAX = sharings.length;

export const bedStates = ['free', 'held', 'let'] as const;
export type BedState = (typeof bedStates)[number];

/** Of one PG. */
const ROOMS_MAX = 200;
export const ROOM_NAME_MAX = 40;
/** So much text names at most as many rooms at a time. */
export const ROOM_NAMES_MAX = 400;

export const sharingOf = (beds: number): Sharing => sharings[beds - 1] ?? 'four';

/** What the beds of a room are called in their order: A, B, C, D. */
export const bedLabels = ['A', 'B', 'C', 'D'] as const;

/** "Rooms 101–106, 201" and the like: each number of a range, each name once, in the order they were written. */
export function readRoomNames(text: string): string[] {
  const parts = text
    .replace(/^\s*(?:rooms?|कमरे|कमरा)\s+/iu, '')
    .split(/[,;\n]/u)
    .map((part) => part.trim().replaceAll(/\s+/gu, ' '))
    .filter(Boolean);
  const names = [...new Set(parts.flatMap(namesOfPart))];
  if (names.length === 0) throw new RuleBroken('bed.room-names-missing', 'names');
  if (names.some((name) => name.length > ROOM_NAME_MAX)) throw new RuleBroken('bed.room-name-long', 'names');
  checkRoomCount(names.length);
  return names;
}

/** "101-106", "G1–G4" or "A1 to A6"; anything else is one name. */
const range = /^(\D*)(\d{1,6})\s*(?:[-–—]|to|से)\s*(\D*)(\d{1,6})$/iu;

function namesOfPart(part: string): string[] {
  const [, prefix = '', first = '', again = '', last = ''] = range.exec(part) ?? [];
  if (last === '' || (again !== '' && again.trim() !== prefix.trim())) return [part];
  const [from, to] = [Number(first), Number(last)];
  if (to < from) throw new RuleBroken('bed.room-range-reversed', 'names');
  checkRoomCount(to - from + 1);
  return Array.from(
    { length: to - from + 1 },
    (_, place) => `${prefix}${String(from + place).padStart(first.length, '0')}`,
  );
}

/** Throws `bed.too-many-rooms`. */
export function checkRoomCount(rooms: number): void {
  if (rooms > ROOMS_MAX) throw new RuleBroken('bed.too-many-rooms', 'names');
}

/** A bed that is let goes back to being free by the end of its lease alone. Throws `bed.let`. */
export function checkHold(state: BedState): void {
  if (state === 'let') throw new RuleBroken('bed.let');
}

/** The first day on which a bed can be let again; null when it is free now. */
export const freeAgain = (lastDay: CalendarDate | null): CalendarDate | null =>
  lastDay === null ? null : addDays(lastDay, 1);

/** How the rent of this month stands for whoever lives in a bed. */
export const bedRents = ['paid', 'due', 'late'] as const;
export type BedRent = (typeof bedRents)[number];

type Owed = { late: number; open: number };

/** Late by anything that is past its day; due while something of this month is open; else paid. */
export const bedRentOf = ({ late, open }: Owed): BedRent => (late > 0 ? 'late' : open > 0 ? 'due' : 'paid');

type OfferedRoom = { sharing: number; rent: number; beds: number; free: number };
type SharingLine = { sharing: number; rent: number; beds: number; free: number };

/** What a PG offers, a line for each way of sharing: the lowest rent of what is free, or of all where nothing is. */
export function bySharing(rooms: readonly OfferedRoom[]): SharingLine[] {
  return [...Map.groupBy(rooms, ({ sharing }) => sharing)]
    .toSorted(([one], [other]) => one - other)
    .map(([sharing, alike]) => {
      const open = alike.filter(({ free }) => free > 0);
      return {
        sharing,
        rent: Math.min(...(open.length > 0 ? open : alike).map(({ rent }) => rent)),
        beds: sum(alike.map(({ beds }) => beds)),
        free: sum(alike.map(({ free }) => free)),
      };
    });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
