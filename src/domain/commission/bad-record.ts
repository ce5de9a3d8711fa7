/** Reading one field of a record that came from outside, or saying which record has which fault. */
import { RuleBroken } from '../errors.ts';
import { MAX_RVL } from '../managed-rentals.ts';

/** A record that cannot be computed with, and why: `affiliate "B": the sponsor "Z" is unknown`. */
export class BadRecord extends RuleBroken {
  readonly record: string;
  readonly fault: string;

  constructor(record: string, fault: string) {
    super('commission.bad-record', record);
    this.record = record;
    this.fault = fault;
    this.message = `${record}: ${fault}`;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

const MOST_SHOWN = 80;

/** A value as JSON on one line, cut when long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
}

export function readFields(value: unknown, record: string, keys: { has(key: string): boolean }): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadRecord(record, `${shown(value)} is not an object`);
  }
  for (const key in value) {
    if (!keys.has(key)) throw new BadRecord(record, `the key ${shown(key)} is unknown`);
  }
  return value as Fields;
}

export function readList(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadRecord('input', `${name} is not a list`);
  return value;
}

/** The first choice is what a field that says nothing means. */
export function readChoice<T extends string>(
  value: unknown,
  choices: readonly [T, ...T[]],
  record: string,
  name: string,
): T {
  if (value === undefined || value === null) return choices[0];
  const choice = choices.find((candidate) => candidate === value);
  if (choice !== undefined) return choice;
  const wanted = choices.map((one) => `"${one}"`).join(' or ');
  throw new BadRecord(record, `${name} ${shown(value)} is not ${wanted}`);
}

/** Whole paise from nothing to ₹900 crore. */
export function readAmount(value: unknown, record: string, name: string): number {
  const fault = amountFault(value);
  if (fault !== null) throw new BadRecord(record, `${name} ${shown(value)} ${fault}`);
  return (value as number) + 0;
}

function amountFault(value: unknown): string | null {
  if (typeof value !== 'number') return 'is not a number';
  if (value < 0) return 'is negative';
  if (value > MAX_RVL) return 'is above ₹900 crore';
  return Number.isInteger(value) ? null : 'is not a whole number of paise';
}

/** A percentage with at most two decimals, as basis points: 8.25 is 825. */
export function readPercent(value: unknown, record: string, name: string): number {
  const rateBp = typeof value === 'number' ? Math.round(value * 100) : Number.NaN;
  // A number with two decimals is the nearest one to its hundredths, so the comparison is exact.
  if (!(rateBp >= 0 && rateBp <= 10_000) || rateBp / 100 !== value) {
    throw new BadRecord(
      record,
      `${name} ${shown(value)} is not a percentage from 0 to 100 with at most two decimals`,
    );
  }
  return rateBp + 0;
}
