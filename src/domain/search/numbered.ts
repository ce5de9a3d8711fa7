/** Parts of a place that are told apart by a number: "sector 9", "2nd stage", "सेक्टर 12". */

import { wordsOf } from '../place-lookup.ts';
import { isOfRooms, type Token } from './tokens.ts';

const parts = new Set('sector sec phase stage block cross main pocket सेक्टर फेज ब्लॉक'.split(' '));
const isNumber = (word: string | undefined): boolean => /^\d{1,3}(?:st|nd|rd|th|[a-z])?$/.test(word ?? '');

/** The words of a text, with such a part and its number as one: ["sector", "9", "quiet"] are "sector 9" and "quiet". */
export function withNumbers(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at);
    const isPair = (parts.has(word) && isNumber(next)) || (isNumber(word) && parts.has(next));
    joined.push(isPair ? `${word} ${next}` : word);
    if (isPair) at += 1;
  }
  return joined;
}

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
