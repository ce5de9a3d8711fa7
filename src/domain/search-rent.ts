/** Reads what somebody would pay from the words of a search: "under 20k", "below 25,000", "up to 1.5 lakh". */
import { numberUnits } from './typed-numbers.ts';

export interface RentWanted {
  /** Whole rupees a month. */
  least?: number;
  most?: number;
}

const mostWords = new Set(['under', 'below', 'upto', 'within', 'max', 'maximum', 'budget']);
const leastWords = new Set(['above', 'over', 'min', 'minimum']);
const pairs = new Map<string, keyof RentWanted>([
  ['up to', 'most'],
  ['less than', 'most'],
  ['more than', 'least'],
]);
/** Said after the amount: "30 hazaar tak", "20k se kam". */
const bounds = new Map<string, keyof RentWanted>([
  ['tak', 'most'],
  ['se kam', 'most'],
  ['se adhik', 'least'],
  ['se jyada', 'least'],
  ['se zyada', 'least'],
]);
const currencies = new Set(['rs', 'inr', 'rupees', 'rupee']);
/** Less is a number of rooms or of a sector, more a typing slip. */
const LEAST = 1_000;
const MOST = 9_999_999;

type Read = { rent: RentWanted; count: number };

/** What stands at that word, and how many words it takes. */
export function readRentWanted(typed: readonly string[], at: number): Read | undefined {
  const { bound, count } = boundAt(typed, at);
  const amount = amountAt(typed, at + count);
  if (!amount) return undefined;
  const after = bound ? { count: 0 } : boundAfter(typed, at + count + amount.count);
  const isAnnounced = bound !== undefined || after.bound !== undefined;
  if (!isAnnounced && !amount.isSurelyRent) return undefined;
  return {
    rent: { [bound ?? after.bound ?? 'most']: amount.rupees },
    count: count + amount.count + after.count,
  };
}

function boundAfter(typed: readonly string[], at: number): { bound?: keyof RentWanted; count: number } {
  for (const count of [1, 2]) {
    const bound = bounds.get(typed.slice(at, at + count).join(' '));
    if (bound) return { bound, count };
  }
  return { count: 0 };
}

function boundAt(typed: readonly string[], at: number): { bound?: keyof RentWanted; count: number } {
  const word = typed[at] ?? '';
  const pair = pairs.get(`${word} ${typed[at + 1]}`);
  if (pair) return { bound: pair, count: 2 };
  if (mostWords.has(word)) return { bound: 'most', count: 1 };
  if (leastWords.has(word)) return { bound: 'least', count: 1 };
  return { count: 0 };
}

/** Symbols are gaps between words: "20,000" comes as two, "1.5 lakh" as three. Alone, only "20k" is surely a rent. */
function amountAt(typed: readonly string[], start: number) {
  let at = currencies.has(typed[start] ?? '') ? start + 1 : start;
  const [, digits, suffix = ''] = /^(\d{1,7})([a-z]*)$/.exec(typed[at] ?? '') ?? [];
  if (digits === undefined || (suffix !== '' && !numberUnits.has(suffix))) return undefined;
  at += 1;
  let number = digits;
  if (suffix === '') for (; /^\d{2,3}$/.test(typed[at] ?? ''); at += 1) number += typed[at];
  let unit = numberUnits.get(suffix);
  const decimals = /^\d(?=[a-z]*$)/.exec(typed[at] ?? '')?.[0];
  const afterDecimals = typed[at]?.slice(1) || typed[at + 1] || '';
  if (unit === undefined && decimals !== undefined && numberUnits.has(afterDecimals)) {
    number += `.${decimals}`;
    at += typed[at]?.length === 1 ? 2 : 1;
    unit = numberUnits.get(afterDecimals);
  } else if (unit === undefined && numberUnits.has(typed[at] ?? '')) {
    unit = numberUnits.get(typed[at] ?? '');
    at += 1;
  }
  if (currencies.has(typed[at] ?? '')) at += 1;
  const rupees = Math.round(Number(number) * (unit ?? 1));
  return rupees >= LEAST && rupees <= MOST
    ? { rupees, count: at - start, isSurelyRent: suffix === 'k' }
    : undefined;
}
