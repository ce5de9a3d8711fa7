/** On which floor: "ground floor", "first or second floor", "2nd floor and above", "floor 3", "पहली मंजिल". */
import { floors } from '../properties.ts';
import { boundAfter, boundBefore } from './quantities.ts';
import type { Token } from './tokens.ts';

const HIGHEST = floors[floors.length - 1] as number;

const ordinals: ReadonlyMap<string, number> = new Map(
  `ground|first 1st pehli pahli pehla pahla पहली पहला|second dusri doosri dusra doosra दूसरी दुसरी दूसरा|third tisri teesri tisra teesra तीसरी तीसरा
   |fourth chauthi chautha चौथी चौथा|fifth paanchvi panchvi पांचवीं पाँचवीं`
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
  const bound = boundBefore(tokens, at);
  const said: number[] = [];
  for (let next = at + (bound?.count ?? 0); ; ) {
    const one = floorAt(tokens, next);
    if (!one) return undefined;
    said.push(Math.min(one.floor, HIGHEST));
    next += one.count;
    if (tokens[next]?.word === 'floor' || one.isWhole) {
      next += one.isWhole ? 0 : 1;
      const after = bound ? undefined : boundAfter(tokens, next, typed);
      return { floors: within(said, bound?.side ?? after?.side), count: next + (after?.count ?? 0) - at };
    }
    if (['or', 'and', 'to'].includes(tokens[next]?.word ?? '')) next += 1;
    else if (!/^\s*[-/,&]\s*$/.test(tokens[next]?.gap ?? '')) return undefined;
  }
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
  return first?.value !== undefined && Number.isInteger(first.value) && endings.has(second?.text ?? '')
    ? { floor: first.value, count: 2, isWhole: false }
    : undefined;
}
