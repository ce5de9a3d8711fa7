// Writes filters as ANDs and ORs of the catalogue's bit rows, ranges of numbers included.
import { dayNumber, LIVE_KEY, numberKeys } from '../../domain/catalogue.ts';
import type { Conditions, Group, Range } from './conditions.ts';

/** Bits in a row; the same in SQL's app.set_listing_bits and in the rebuild. */
export const bitWidth = 31_744;

export interface Masks {
  /** Rows that are needed. */
  keys: number[];
  /** Select list that turns the rows of a chunk into columns. */
  columns: string[];
  /** Live homes within all ranges. */
  base: string;
  /** One expression for each group of values. */
  groups: string[];
}

/** The names of columns whose rows may be missing: then no home of the chunk has the value. */
type Pick = (keys: number[]) => string;

export function maskExpressions(conditions: Conditions, add: (value: unknown) => string): Masks {
  const keys = new Set([LIVE_KEY]);
  const columns = [`bit_or(bits) filter (where key = ${LIVE_KEY}) as live`];
  const pick: Pick = (wanted) => {
    for (const key of wanted) keys.add(key);
    const name = `c${columns.length}`;
    const [only] = wanted;
    const filter =
      wanted.length === 1 ? `key = ${add(only)}::integer` : `key = any(${add(wanted)}::integer[])`;
    columns.push(`bit_or(bits) filter (where ${filter}) as ${name}`);
    return name;
  };
  const base = ['live', ...rangeMasks(conditions, pick)].join(' & ');
  const groups = conditions.groups.map((group) => groupMask(group, pick));
  return { keys: [...keys], columns, base, groups };
}

function groupMask(group: Group, pick: Pick): string {
  if (!group.every) return `coalesce(${pick(group.keys)}, none)`;
  return `(${group.keys.map((key) => `coalesce(${pick([key])}, none)`).join(' & ')})`;
}

function rangeMasks({ rent, area, availableBy, box }: Conditions, pick: Pick): string[] {
  const day = availableBy === undefined ? {} : { most: dayNumber(availableBy) };
  return [
    ...rangeMask(numberKeys.rent, rent, pick),
    ...rangeMask(numberKeys.area, area, pick),
    ...rangeMask(numberKeys.day, day, pick),
    ...(box
      ? [...rangeMask(numberKeys.lat, box.lat, pick), ...rangeMask(numberKeys.lng, box.lng, pick)]
      : []),
  ];
}

function rangeMask(
  { first, width }: { first: number; width: number },
  { least, most }: Range,
  pick: Pick,
): string[] {
  if (most === undefined && !least) return [];
  const digits = Array.from({ length: width }, (_, i) => first + i);
  const masks: string[] = [];
  if (most !== undefined) masks.push(atMost(digits, most, pick));
  if (least !== undefined && least > 0) masks.push(`~${atMost(digits, least - 1, pick)}`);
  return masks;
}

/**
 * Numbers up to `limit`, from the lowest binary digit to the highest: where the limit has a one, a number with a zero there is
 * smaller whatever follows; where it has a zero, a number with a one is larger. A run of equal digits is one step. A missing
 * digit is zero in every home.
 */
function atMost(digits: number[], limit: number, pick: Pick): string {
  let smaller = '';
  for (let from = 0; from < digits.length; ) {
    const isOne = ((limit >> from) & 1) === 1;
    let to = from + 1;
    while (to < digits.length && ((limit >> to) & 1) === Number(isOne)) to += 1;
    smaller = step(digits.slice(from, to), isOne, smaller, pick);
    from = to;
  }
  return `(${smaller || 'every'})`;
}

function step(run: number[], isOne: boolean, smaller: string, pick: Pick): string {
  if (isOne) {
    // Below a run of ones nothing has been excluded yet: everything is smaller or equal.
    if (smaller === '') return '';
    return `(~(${run.map((digit) => `coalesce(${pick([digit])}, none)`).join(' & ')}) | ${smaller})`;
  }
  // One column for the run: digits that no home of the chunk has cost nothing.
  const none = `~coalesce(${pick(run)}, none)`;
  return smaller === '' ? none : `(${none} & ${smaller})`;
}
