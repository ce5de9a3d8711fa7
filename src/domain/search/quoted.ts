/** Words in quotation marks: homes must have those, where others are only wished for. */
import { tokensOf } from './tokens.ts';

const QUOTED = /["“”„]([^"“”„]+)["“”„]/gu;

/** Of the leftover words those that the text as typed has in quotation marks. */
export function quotedWords(typed: string, words: readonly string[]): string[] {
  const quoted = new Set([...typed.matchAll(QUOTED)].flatMap(([, inside = '']) => wordsOf(inside)));
  return words.filter((word) => quoted.has(word));
}

/** Where it stands. */
export const quotedStretches = (typed: string): { start: number; end: number }[] =>
  [...typed.matchAll(QUOTED)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

/** Letters and figures that stand together are one word, as among the leftover ones. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { typed, gap } of tokensOf(text)) {
    if (gap === '' && words.length > 0) words.push(`${words.pop()}${typed}`);
    else words.push(typed);
  }
  return words;
}
