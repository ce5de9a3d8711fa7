/** Whether a text means the part of a place that a name has: apart from numbered.ts, which pages load too. */

import { wordsOf } from '../place-lookup.ts';
import { isOfRooms, type Token } from './tokens.ts';

const partWords = new Set(['sector', 'phase', 'block', 'stage', 'area', 'part', 'pocket']);
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** False where the text goes on, at `next`, with another number than the name: "action area 1" is not "Action Area II". */
export function isSameNumber(name: string, tokens: readonly Token[], next: number): boolean {
  const said = isOfRooms(tokens, next) ? undefined : tokens[next]?.value;
  if (said === undefined || !partWords.has(tokens[next - 1]?.latin ?? '')) return true;
  const last = wordsOf(name).at(-1) ?? '';
  const own = /^\d+$/.test(last) ? Number(last) : ROMAN.indexOf(last) + 1;
  return own === 0 || own === said;
}
