/** The one reader of numbers and amounts as people in India write them: either kind of digits, commas, thousands, lakhs and crores. */
import { plainTyped } from './digits.ts';

const LAKH = 100_000;
const CRORE = 10_000_000;

/** What stands for a number of its own, as `plainTyped` leaves it. */
export const numberUnits: ReadonlyMap<string, number> = new Map(
  Object.entries({
    k: 1_000,
    thousand: 1_000,
    hazar: 1_000,
    hazaar: 1_000,
    l: LAKH,
    lac: LAKH,
    lacs: LAKH,
    lakh: LAKH,
    lakhs: LAKH,
    cr: CRORE,
    crore: CRORE,
    crores: CRORE,
    हजार: 1_000,
    लाख: LAKH,
    करोड: CRORE,
  }),
);

const NUMBER =
  /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?: \d{2,3})* \d{3})(?:\.(\d{1,7}))?\s*([\p{L}\p{M}]+)?\.?$/u;
const BEFORE_AMOUNT = /^(?:₹|rs\.?|inr|रु\.?)\s*/u;
const AFTER_AMOUNT =
  /(?:\s*(?:rupees?|(?<![\p{L}\p{M}])rs|रुपये|रुपए|रुपया|रु)\.?)?(?:\s*\/-)?(?:\s*(?:(?:per|\/|a)\s*(?:month|mth|mo)|p\.?\s?m\b\.?))?$/u;

/** `text`, made plain, times `scale`: an integer is met exactly, since nothing is divided before the end. */
function readScaled(text: string, scale: number): number | null {
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const [, whole = '', fraction = '', unit = ''] = match;
  const multiplier = unit === '' ? 1 : numberUnits.get(unit);
  if (multiplier === undefined) return null;
  const scaled =
    (Number(whole.replaceAll(/[ ,]/g, '') + fraction) * multiplier * scale) / 10 ** fraction.length;
  return Math.abs(scaled) <= Number.MAX_SAFE_INTEGER ? scaled : null;
}

/**
 * Reads a number: "1,100", "११००", "2.5", "25k", "1.2 lakh", "-3". Anything else is `null`: nothing is guessed, so "35 to 40", "1,2"
 * and "35 bananas" are no numbers.
 */
export function readNumber(text: string): number | null {
  const [, sign = '', size = ''] = /^([-−]?)\s*(.*)$/su.exec(plainTyped(text)) ?? [];
  const number = readScaled(size, 1);
  return number === null || sign === '' ? number : 0 - number;
}

/**
 * Reads an amount of rupees and gives whole paise: "25000", "₹ 25,000", "Rs. 25,000/-", "35k", "1.2 Lac", "2 crore", "३५ हज़ार". Anything
 * else, a negative amount or a fraction of a paisa is `null`: the caller says what could not be read.
 */
export function readPaise(text: string): number | null {
  const amount = readScaled(plainTyped(text).replace(BEFORE_AMOUNT, '').replace(AFTER_AMOUNT, ''), 100);
  return Number.isSafeInteger(amount) ? amount : null;
}

/** The same amount in rupees, with decimals where it has paise: for fields and filters. */
export function readRupees(text: string): number | null {
  const amount = readPaise(text);
  return amount === null ? null : amount / 100;
}
