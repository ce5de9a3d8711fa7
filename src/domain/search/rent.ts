/** What somebody would pay: "under 20k", "15k-20k", "between 15000 and 20000", "my budget is 18000", "around 20k", "बीस हज़ार तक". */
import { type Bounds, quantityAt } from './quantities.ts';
import type { Token } from './tokens.ts';

const leads = new Set(['rent', 'budget', 'price', 'cost', 'deposit', 'rate']);
const fillers = new Set(
  'is of my in the range be should must hai ka ki ke mera meri hamara apna maximum per month monthly around about it can only so for to money amount upto lagbhag का की के है मेरा मेरी'.split(
    ' ',
  ),
);
const MOST_FILLERS = 4;
/** "Around 30k" is a fifth more or less. */
const AROUND = 0.2;
/** Less is a number of rooms or of a sector, more a typing slip. */
const LEAST = 1_000;
const MOST = 9_999_999;
/** A number that nothing is said of: a rent if it is round, and neither small nor large. */
const LEAST_BARE = 3_000;
const MOST_BARE = 500_000;
/** What is counted by these is no money. */
const otherUnits = new Set(
  'sqft square feet yards meter sqm km kms kilometer minutes minute min mins floor bathroom years year people persons day days hour hours th st nd rd'.split(
    ' ',
  ),
);

export interface WantedRent {
  rent: Bounds;
  count: number;
  /** A deposit is not a rent. */
  isDeposit: boolean;
}

export function rentAt(tokens: readonly Token[], at: number, typed: string): WantedRent | undefined {
  // "Security deposit 1 lakh": the amount is no rent either.
  const words = tokens[at]?.word === 'security' && tokens[at + 1]?.word === 'deposit' ? 2 : 1;
  const said = tokens[at + words - 1]?.word ?? '';
  const lead = leads.has(said) ? said : undefined;
  const most = lead ? MOST_FILLERS : 0;
  for (let skipped = 0; skipped <= most; skipped += 1) {
    const begin = at + (lead ? words : 0) + skipped;
    const found = quantityFrom(tokens, begin, typed, lead !== undefined);
    if (found) {
      const behind = isBeforeDeposit(tokens, begin + found.count) ? 1 : 0;
      const isDeposit = lead === 'deposit' || behind > 0;
      return { rent: isDeposit ? {} : found.rent, count: begin + found.count + behind - at, isDeposit };
    }
    if (!fillers.has(tokens[begin]?.text ?? '') && !fillers.has(tokens[begin]?.word ?? '')) return undefined;
  }
  return undefined;
}

/** "50000 deposit", and not "20000, deposit 50000". */
const isBeforeDeposit = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'deposit' && tokens[at + 1]?.value === undefined;

function quantityFrom(
  tokens: readonly Token[],
  at: number,
  typed: string,
  isLed: boolean,
): { rent: Bounds; count: number } | undefined {
  const quantity = quantityAt(tokens, at, typed, AROUND);
  if (!quantity) return undefined;
  const { bounds, count, isAnnounced, isRange, hasUnit, isMoney } = quantity;
  const next = tokens[at + count];
  const isSaid = isLed || (isAnnounced && !isRange);
  const isShort = isSaid && !hasUnit && !isMoney && next === undefined && valuesOf(bounds).every(isThousands);
  const rent = rounded(bounds, isShort ? 1000 : 1);
  const values = valuesOf(rent);
  if (values.some((value) => value < LEAST || value > MOST)) return undefined;
  if (otherUnits.has(next?.word ?? '')) return undefined;
  const isSure = isLed || hasUnit || isMoney;
  if (!(hasUnit || isMoney) && values.some(isPincode)) return undefined;
  if (!isSure && values.some(isYear)) return undefined;
  if (!isSure && !isAnnounced && !isBareRent(tokens[at], next)) return undefined;
  if (!isSure && isRange && values.some((value) => value % 100 !== 0)) return undefined;
  return { rent, count };
}

const valuesOf = (bounds: Bounds): number[] => Object.values(bounds).filter((value) => value !== undefined);

/** "Whitefield max 25" is 25,000 where nothing follows that it could count. */
const isThousands = (value: number): boolean => value >= 5 && value <= 99;

const rounded = ({ least, most }: Bounds, unit: number): Bounds => ({
  ...(least !== undefined && { least: Math.round(least * unit) }),
  ...(most !== undefined && { most: Math.round(most * unit) }),
});

/** Six figures that nobody asks as a rent: "house for rent in 600042". */
const isPincode = (value: number): boolean => value >= 110_000 && value <= 999_999 && value % 100 !== 0;

const isYear = (value: number): boolean => value >= 1990 && value <= 2040 && value % 500 !== 0;

function isBareRent(token: Token | undefined, next: Token | undefined): boolean {
  const value = token?.value;
  if (value === undefined || next?.gap === '') return false;
  return value >= LEAST_BARE && value <= MOST_BARE && value % (value >= 100_000 ? 1_000 : 100) === 0;
}
