/** On which floor: "ground floor", "first or second floor", "2nd floor and above", "5 floor above", "floor 3", "पहली मंजिल", "नीचे वाली मंजिल". */
import { floors } from '../properties.ts';
import { type Bound, boundAfter, boundBefore } from './quantities.ts';
import type { Token } from './tokens.ts';

const HIGHEST = floors[floors.length - 1] as number;

const ordinals: ReadonlyMap<string, number> = new Map(
  `ground|first 1st pehli pahli pehla pahla पहली पहला पहिला पहिल्या|second dusri doosri dusra doosra दूसरी दुसरी दूसरा दुसरा दुसऱ्या|third tisri teesri tisra teesra तीसरी तीसरा तिसरा तिसऱ्या
   |fourth chauthi chautha चौथी चौथा चौथ्या|fifth paanchvi panchvi पांचवीं पाँचवीं पाचवा पाचव्या`
    .split('|')
    .flatMap((line, floor) =>
      line
        .trim()
        .split(/\s+/)
        .map((word): [string, number] => [word, floor]),
    ),
);
const endings = new Set(['st', 'nd', 'rd', 'th']);
/** A floor higher than the trees. */
const HIGH = 3;
const alone: ReadonlyMap<string, readonly number[]> = new Map([
  ['bhutal', [0]],
  ['groundfloor', [0]],
]);
const high = new Set(['higher', 'high']);
/** "neeche wali manzil": of the floors of a house, the lowest, and those above it. */
const low = new Set(['neeche', 'niche', 'nichli', 'neechli', 'नीचे', 'निचली']);
const upper = new Set(['upper', 'upri', 'ऊपरी']);
const linking = new Set(['wali', 'wala', 'waali', 'ki', 'ka', 'वाली', 'वाला', 'की', 'का']);
/** Behind these a floor is no floor of a home: "3 floor house" has three of them, "sabse upar" is the top one. */
const storeyed = new Set(['house', 'building', 'villa', 'bungalow']);
const most = new Set(['sabse', 'सबसे']);
/** More than a number of floors: "5 floor" is the fifth, "20000 floor" nothing. */
const TALLEST = 99;

export interface WantedFloors {
  floors: readonly number[];
  count: number;
}

const from = (least: number): number[] => floors.filter((floor) => floor >= Math.min(least, HIGHEST));
const upTo = (most: number): number[] => floors.filter((floor) => floor <= most && floor < HIGHEST);

export function floorsAt(tokens: readonly Token[], at: number, typed: string): WantedFloors | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  const named = alone.get(first.word);
  if (named) return { floors: named, count: 1 };
  if (high.has(first.text) && tokens[at + 1]?.word === 'floor') return { floors: from(HIGH), count: 2 };
  const relative = relativeAt(tokens, at);
  if (relative) return relative;
  const bound = boundBefore(tokens, at);
  const said: number[] = [];
  for (let next = at + (bound?.count ?? 0); ; ) {
    const one = floorAt(tokens, next);
    if (!one) return undefined;
    said.push(Math.min(one.floor, HIGHEST));
    next += one.count;
    if (tokens[next]?.word === 'floor' || one.isWhole) {
      next += one.isWhole ? 0 : 1;
      const after = bound || isOfNumber(tokens, next) ? undefined : sideAfter(tokens, next, typed);
      return { floors: within(said, bound?.side ?? after?.side), count: next + (after?.count ?? 0) - at };
    }
    if (['or', 'and', 'to'].includes(tokens[next]?.word ?? '')) next += 1;
    else if (!/^\s*[-/,&]\s*$/.test(tokens[next]?.gap ?? '')) return undefined;
  }
}

/** "neeche wali manzil", "नीचे की मंजिल", "upar wali manzil". */
function relativeAt(tokens: readonly Token[], at: number): WantedFloors | undefined {
  const [first, second, before] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  if (!first || most.has(before?.text ?? '')) return undefined;
  const isLinked = linking.has(second?.text ?? '');
  const count = isLinked ? 3 : 2;
  if (tokens[at + count - 1]?.word !== 'floor') return undefined;
  if (low.has(first.text)) return { floors: [0], count };
  const isUpper = upper.has(first.text) || (isLinked && first.word === 'above');
  return isUpper ? { floors: from(1), count } : undefined;
}

/** Of "1st floor under 20k" the "under" is the amount's. */
function isOfNumber(tokens: readonly Token[], at: number): boolean {
  const bound = boundBefore(tokens, at);
  const follower = bound && tokens[at + bound.count];
  return follower !== undefined && (follower.value !== undefined || follower.word === 'rupees');
}

/** "2nd floor and above", and without the "and": "5 floor upar". */
function sideAfter(tokens: readonly Token[], at: number, typed: string): Bound | undefined {
  const isUpwards = tokens[at]?.word === 'above';
  return boundAfter(tokens, at, typed) ?? (isUpwards ? { side: 'least', count: 1 } : undefined);
}

function within(said: readonly number[], side: 'least' | 'most' | 'around' | undefined): readonly number[] {
  const [first = 0] = said;
  if (side === 'least') return from(first);
  return side === 'most' ? upTo(first) : [...new Set(said)];
}

/** A number in words or figures is a floor by its ending, or behind the word. */
function floorAt(
  tokens: readonly Token[],
  at: number,
): { floor: number; count: number; isWhole: boolean } | undefined {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first?.word === 'floor') {
    const isNumbered = second?.text === 'no' || second?.text === 'number';
    const floor = (isNumbered ? third : second)?.value;
    return floor === undefined ? undefined : { floor, count: isNumbered ? 3 : 2, isWhole: true };
  }
  const floor = ordinals.get(first?.text ?? '') ?? ordinals.get(first?.word ?? '');
  if (floor !== undefined) return { floor, count: 1, isWhole: false };
  if (first?.value === undefined || !Number.isInteger(first.value)) return undefined;
  if (endings.has(second?.text ?? '')) return { floor: first.value, count: 2, isWhole: false };
  // "5 floor" and the 3 of "3 or 4 floor"; whether the word follows, the caller sees.
  const isHouse = second?.word === 'floor' && storeyed.has(third?.word ?? '');
  return first.value <= TALLEST && !isHouse ? { floor: first.value, count: 1, isWhole: false } : undefined;
}
