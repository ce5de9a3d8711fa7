/** Numbers and amounts among the words of a search: "15k", "1.5 lakh", "twenty five thousand", "बीस हज़ार", "₹25,000 per month". */
import { numberWords } from '../number-words.ts';
import { numberUnits } from '../typed-numbers.ts';
import type { Token } from './tokens.ts';

export interface Counted {
  value: number;
  count: number;
}

/** In figures or in words, "twenty five" too; without a unit. */
export function numberAt(tokens: readonly Token[], at: number): Counted | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.value !== undefined) {
    const next = tokens[at + 1];
    const isSplit = /^\d{1,3}$/.test(token.text) && next?.text === '000' && next.gap === ' ';
    return isSplit ? { value: token.value * 1000, count: 2 } : { value: token.value, count: 1 };
  }
  const value = numberWords.get(token.text);
  if (value === undefined) return undefined;
  const ones = value >= 20 && value < 100 ? numberWords.get(tokens[at + 1]?.text ?? '') : undefined;
  return ones !== undefined && ones >= 1 && ones < 10 && value % 10 === 0
    ? { value: value + ones, count: 2 }
    : { value, count: 1 };
}

export interface Amount extends Counted {
  /** What one of its number is worth; `undefined` where none was said. */
  unit: number | undefined;
  /** It has a currency, or is said to be for a month. */
  isMoney: boolean;
}

const monthly = new Set(['monthly', 'pm', 'month']);

/** A number with its unit and currency: "Rs. 25,000/-", "1 lakh 20 thousand", "20k per month". */
export function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  let next = at;
  const isSigned = /₹\s*$/.test(tokens[at]?.gap ?? '');
  const isNamed = tokens[at]?.word === 'rupees';
  if (isNamed) next += 1;
  const first = numberAt(tokens, next);
  if (!first) return undefined;
  next += first.count;
  let { value } = first;
  const unit = unitAt(tokens, next);
  if (unit !== undefined) {
    value = round(value * unit);
    next += 1;
    const rest = numberAt(tokens, next);
    const restUnit = rest && unitAt(tokens, next + rest.count);
    if (rest && restUnit !== undefined && restUnit < unit) {
      value += round(rest.value * restUnit);
      next += rest.count + 1;
    }
  }
  const isFollowed = tokens[next]?.word === 'rupees';
  if (isFollowed) next += 1;
  const months = monthsAt(tokens, next);
  return {
    value,
    unit,
    count: next + months - at,
    isMoney: isSigned || isNamed || isFollowed || months > 0,
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** One letter is a unit only right behind its figures: "20k", "1.5 L". */
function unitAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  return numberUnits.get(token.word) ?? numberUnits.get(token.text);
}

/** "per month", "/month", "a month", "p.m.", "monthly", "प्रति माह". */
function monthsAt(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first && monthly.has(first.word)) return 1;
  if (first && ['per', 'a', 'every', 'har', 'हर', 'प्रति'].includes(first.text) && second?.word === 'month')
    return 2;
  return first?.text === 'p' && second?.text === 'm' ? 2 : 0;
}

export type Side = 'least' | 'most' | 'around';

const before = phrases({
  most: `under|below|upto|up to|within|maximum|maximum of|less than|not more than|no more than|at most|atmost|cheaper than|lower than|smaller than|not
    exceeding|not above|not over|more to more`,
  least: `above|over|more than|bigger than|larger than|minimum|minimum of|at least|atleast|least|starting|starting from|starting at|from|greater than|not less than|not below|less to less`,
  around: `around|close to|somewhere around|near about`,
});
const after = phrases({
  most: `tak|तक|to less|to small|ke under|के under|under|ke neeche|ke niche|के नीचे|to neeche|to niche|से नीचे|chya under|chya khali|maximum|or less|and less|or below|and below|and
    under|tak ka|tak ki|tak ke|max budget`,
  least: `to above|to more|to big|plus|and above|or above|or more|and more|or higher|and higher|and up|onwards|minimum|ke above|के above`,
  around: `around|ke aaspaas|ke aas near|aaspaas|aas near|के आसपास|आसपास|के आस near|ke near|के near`,
});

function phrases(table: Record<Side, string>): ReadonlyMap<string, Side> {
  return new Map(
    Object.entries(table).flatMap(([side, list]) =>
      list.split('|').map((phrase): [string, Side] => [phrase.trim().replaceAll(/\s+/g, ' '), side as Side]),
    ),
  );
}

export interface Bound {
  side: Side;
  count: number;
}

const LONGEST_BOUND = 3;

const firstWords = new Set([...before.keys(), ...after.keys()].map((phrase) => phrase.split(' ')[0] ?? ''));

function boundIn(table: ReadonlyMap<string, Side>, tokens: readonly Token[], at: number): Bound | undefined {
  if (!firstWords.has(tokens[at]?.word ?? '')) return undefined;
  let best: Bound | undefined;
  let phrase = '';
  for (let count = 1; count <= LONGEST_BOUND; count += 1) {
    const word = tokens[at + count - 1]?.word;
    if (word === undefined) break;
    phrase += count === 1 ? word : ` ${word}`;
    const side = table.get(phrase);
    if (side) best = { side, count };
  }
  return best;
}

export const boundBefore = (tokens: readonly Token[], at: number): Bound | undefined =>
  boundIn(before, tokens, at);

/** Signs too: "15000+". */
export function boundAfter(tokens: readonly Token[], at: number, typed: string): Bound | undefined {
  const sign = tokens[at]?.gap ?? typed.slice(tokens[at - 1]?.end);
  return boundIn(after, tokens, at) ?? (/^\s?\+/.test(sign) ? { side: 'least', count: 0 } : undefined);
}

/** Signs before a number: "<20k", "~ 15000". */
export function signBefore({ gap }: Token): Side | undefined {
  if (/[<≤]=?\s*₹?\s*$/.test(gap)) return 'most';
  if (/[>≥]=?\s*₹?\s*$/.test(gap)) return 'least';
  return /~\s*₹?\s*$/.test(gap) ? 'around' : undefined;
}

export interface Bounds {
  least?: number;
  most?: number;
}

export interface Quantity {
  bounds: Bounds;
  count: number;
  /** A bound, a range, a currency or a unit says that it is an amount. */
  isAnnounced: boolean;
  isRange: boolean;
  hasUnit: boolean;
  isMoney: boolean;
}

const joiners = new Set(['to', 'and', 'or']);

/**
 * An amount with what is said around it: "under 20k", "15-20k", "between 15000 and 20000", "30 हज़ार तक", "around 1200", which is `share`
 * of it more or less. `skip` tells how many words at a place stand between the number and its bound, e.g. "sq ft".
 */
export function quantityAt(
  tokens: readonly Token[],
  at: number,
  typed: string,
  share: number,
  skip: (at: number) => number = () => 0,
): Quantity | undefined {
  let next = at;
  const isBetween = tokens[next]?.word === 'between';
  if (isBetween) next += 1;
  const bound = isBetween ? undefined : boundBefore(tokens, next);
  next += bound?.count ?? 0;
  const first = amountAt(tokens, next);
  const token = tokens[next];
  if (!first || !token) return undefined;
  const side = bound?.side ?? signBefore(token);
  next += first.count;
  next += skip(next);
  const second =
    secondAmount(tokens, next, first, isBetween || side === 'least') ??
    (side ? undefined : amountBeside(tokens, next, first));
  if (second) {
    const { least, most, unit } = second;
    next += second.count;
    next += skip(next);
    if (tokens[next + 1]?.word === 'between' && /^(ke|के)$/.test(tokens[next]?.text ?? '')) next += 2;
    return {
      bounds: { least: Math.min(least, most), most: Math.max(least, most) },
      count: next - at,
      isAnnounced: true,
      isRange: true,
      hasUnit: unit !== undefined,
      isMoney: first.isMoney || second.isMoney,
    };
  }
  const following = side ? undefined : boundAfter(tokens, next, typed);
  next += following?.count ?? 0;
  return {
    bounds: boundsOf(first.value, side ?? following?.side, share),
    count: next - at,
    isAnnounced: side !== undefined || following !== undefined,
    isRange: false,
    hasUnit: first.unit !== undefined,
    isMoney: first.isMoney,
  };
}

/** Without a side: at most, with `least` left to whoever asks. */
function boundsOf(value: number, side: Side | undefined, share: number): Bounds {
  if (side === 'least') return { least: value };
  if (side === 'around')
    return { least: Math.floor(value * (1 - share)), most: Math.ceil(value * (1 + share)) };
  return { most: value };
}

/** The other end of a range; "15-20k" gives its unit to both. "15k or 20k" is no range. */
function secondAmount(tokens: readonly Token[], at: number, first: Amount, isAfterBetween: boolean) {
  const token = tokens[at];
  if (!token) return undefined;
  const isDash = /^\s*(?:-|–|—|~|\.\.)\s*₹?\s*$/u.test(token.gap);
  const isWord = joiners.has(token.word) && (token.word === 'to' || isAfterBetween);
  if (!isDash && !isWord) return undefined;
  const second = amountAt(tokens, at + (isDash ? 0 : 1));
  if (!second) return undefined;
  const unit = second.unit ?? first.unit;
  const least =
    first.unit === undefined && first.value < 1000 && second.unit ? first.value * second.unit : first.value;
  const most =
    second.unit === undefined && second.value < 1000 && first.unit ? second.value * first.unit : second.value;
  return { least, most, unit, isMoney: second.isMoney, count: second.count + (isDash ? 0 : 1) };
}

/** "12k 15k" is a range that is written without a word; an amount far above the first is another one. */
function amountBeside(tokens: readonly Token[], at: number, { value, unit }: Amount) {
  const second = unit === undefined || tokens[at]?.gap !== ' ' ? undefined : amountAt(tokens, at);
  if (second?.unit === undefined || second.value <= value || second.value > value * MOST_TIMES)
    return undefined;
  return tokens[at + second.count]?.word === 'deposit'
    ? undefined
    : { least: value, most: second.value, unit, isMoney: second.isMoney, count: second.count };
}
const MOST_TIMES = 2;
