/** How many rooms are asked for: "2 or 3 bhk", "2-3bhk", "two bedroom", "do kamre", "at least 3 BHK", "BHK2", "2.5 bhk". */
import { boundBefore, numberAt } from './quantities.ts';
import { roomWords, type Token } from './tokens.ts';

/** Said behind the rooms without a meaning of their own: "2 room kitchen", "1 room set", "2 bedroom hall kitchen". */
const afterRooms = new Set(['room', 'hall', 'kitchen', 'set', 'bhk']);
/** 5 stands for five and more. */
const MOST = 5;
const MOST_SAID = 20;

export const isRoomWord = (token: Token | undefined): boolean =>
  token !== undefined && roomWords.has(token.word);

export interface Rooms {
  rooms: number[];
  count: number;
}

const clamped = (rooms: number): number => Math.min(MOST, Math.max(1, rooms));

const rangeOf = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, clamped(most) - clamped(least) + 1) }, (_, i) => clamped(least) + i);

/** Half a room more is either of its neighbours. */
const roomsOf = (said: number): number[] => rangeOf(Math.floor(said), Math.ceil(said));

export function roomsAt(tokens: readonly Token[], at: number, typed: string): Rooms | undefined {
  const coded = codedAt(tokens, at);
  if (coded) return coded;
  const bound = boundBefore(tokens, at);
  let next = at + (bound?.count ?? 0);
  const said: number[] = [];
  let isRange = false;
  let end: { at: number; said: number } | undefined;
  let isOpen = false;
  for (;;) {
    const number = numberAt(tokens, next);
    if (!number || number.value < 1 || number.value > MOST_SAID) break;
    said.push(number.value);
    next += number.count;
    isOpen ||= isPlus(tokens, next, typed) || tokens[next]?.word === 'plus';
    if (tokens[next]?.word === 'plus') next += 1;
    if (isRoomWord(tokens[next])) {
      next += 1;
      while (afterRooms.has(tokens[next]?.word ?? '') && !isRoomAhead(tokens, next)) next += 1;
      end = { at: next, said: said.length };
    }
    const joined = joinerAt(tokens, next);
    if (!joined) break;
    isRange ||= joined.isRange;
    next += joined.count;
  }
  if (!end) return undefined;
  const named = said.slice(0, end.said);
  const first = named[0] ?? 1;
  const open = openAt(tokens, end.at, typed);
  const count = end.at + open - at;
  if (bound?.side === 'least') {
    const isMore = tokens[at]?.word === 'more' || /^(?:above|over)$/.test(tokens[at]?.word ?? '');
    return { rooms: rangeOf(Math.floor(first) + (isMore ? 1 : 0), MOST), count };
  }
  if (bound?.side === 'most') return { rooms: rangeOf(1, first), count };
  if (isOpen || open > 0 || isPlus(tokens, end.at, typed)) return { rooms: rangeOf(first, MOST), count };
  // "2+1 bhk" has a small room more: either of its neighbours, as "2.5 bhk".
  if (named.length === 2 && named[1] === 1 && /^\s?\+\s?$/.test(tokens[at + 1]?.gap ?? ''))
    return { rooms: rangeOf(first, first + 1), count };
  const rooms = isRange && named.length === 2 ? rangeOf(first, named[1] ?? first) : named.flatMap(roomsOf);
  return { rooms: [...new Set(rooms.map(clamped))], count };
}

/** "3+ bhk", "3bhk+"; "3bhk+servant room" and "3 bhk + study" have no more bedrooms than they say. */
function isPlus(tokens: readonly Token[], at: number, typed: string): boolean {
  const next = tokens[at];
  const gap = next?.gap ?? typed.slice(tokens[at - 1]?.end);
  return isRoomWord(next) ? /^\s?\+/.test(gap) : next ? /^\+[\s,;)]/.test(gap) : /^\s?\+/.test(gap);
}

const isRoomAhead = (tokens: readonly Token[], at: number): boolean => numberAt(tokens, at) !== undefined;

/** "BHK2", as files write it. */
function codedAt(tokens: readonly Token[], at: number): Rooms | undefined {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const value = second?.value;
  if (first?.word !== 'bhk' || value === undefined || value < 1 || value > 9 || isRoomWord(third))
    return undefined;
  return second?.gap === '' || /^[\s:=-]$/.test(second?.gap ?? '')
    ? { rooms: roomsOf(value), count: 2 }
    : undefined;
}

/** "or more", "and above" behind the rooms. */
function openAt(tokens: readonly Token[], at: number, _typed: string): number {
  const [first, second] = [tokens[at]?.word, tokens[at + 1]?.word];
  if ((first === 'or' || first === 'and') && (second === 'more' || second === 'above')) return 2;
  return first === 'plus' || first === 'onwards' ? 1 : 0;
}

/** Between two numbers of rooms; only where another number follows. */
function joinerAt(tokens: readonly Token[], at: number): { count: number; isRange: boolean } | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const [sign = ''] = /^\s*[-–—/,&+]\s*$/u.exec(token.gap) ?? [];
  if (sign !== '' && numberAt(tokens, at)) return { count: 0, isRange: /[-–—]/.test(sign) };
  if (!['or', 'and', 'to'].includes(token.word) || !numberAt(tokens, at + 1)) return undefined;
  return { count: 1, isRange: token.word === 'to' };
}

/** "2 bathrooms". */
export function bathroomsAt(
  tokens: readonly Token[],
  at: number,
): { bathrooms: number; count: number } | undefined {
  const number = numberAt(tokens, at);
  if (!number || tokens[at + number.count]?.word !== 'bathroom') return undefined;
  return number.value >= 1 && number.value <= MOST_SAID
    ? { bathrooms: clamped(Math.floor(number.value)), count: number.count + 1 }
    : undefined;
}
