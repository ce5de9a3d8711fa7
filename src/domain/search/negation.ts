/** What a text does not want: "not koramangala", "except hsr", "koramangala nahi", "कोरमंगला को छोड़कर". */
import type { Token } from './tokens.ts';

/** By their first word, the longest first. */
const phrasesOf = (list: string): ReadonlyMap<string | undefined, readonly (readonly string[])[]> =>
  Map.groupBy(
    list
      .split('|')
      .map((phrase) => phrase.trim().split(/\s+/))
      .sort((one, other) => other.length - one.length),
    ([first]) => first,
  );

/** Before what is not wanted. */
const before = phrasesOf(
  `not|no|but not|except|except for|excepting|excluding|exclude|without|avoid|other than|apart from|anything but|bina|bagair
   |बिना|बगैर|sivay|siway|सिवाय|anything except|anything other than`,
);
/** Behind it; the vocabulary takes "nahi" for "no", but here the side tells what it belongs to. */
const after = phrasesOf(
  `nahi|nahin|nhi|nahi chahiye|नहीं|नही|mat|मत|ke alawa|ke alava|ke siwa|ke siway|ke sivay|ke sivaye|ke bina|ke bagair|chhod ke|chod ke|chhodke|ko chhod ke|ko chod ke|sodun|chhodkar|chodkar|chhod kar
   |chod kar|ko chhodkar|ko chodkar|ko chhod kar|ko chod kar|के अलावा|के सिवा|के सिवाय|के बिना|छोडकर|छोड कर|छोड के|को छोड के|सोडून|व्यतिरिक्त|नको|को छोडकर|को छोड कर|excluded`,
);
/** "Koramangala nahi to HSR" wants either. */
const otherwise = new Set(['to', 'toh', 'तो']);
const fillers = new Set(['in', 'at', 'from', 'for', 'the', 'any', 'a', 'an', 'around', 'side']);
const between = new Set('me mein main में wala wali वाला वाली ghar flat home area'.split(' '));
const MOST_FILLERS = 2;
const LONGEST = 5;

const phraseAt = (phrases: ReturnType<typeof phrasesOf>, tokens: readonly Token[], at: number): number =>
  phrases.get(tokens[at]?.text)?.find((phrase) => phrase.every((word, i) => tokens[at + i]?.text === word))
    ?.length ?? 0;

/** How many words here say that what follows is not wanted. */
export function negatorBefore(tokens: readonly Token[], at: number): number {
  let count = phraseAt(before, tokens, at);
  if (count === 0) return 0;
  for (let i = 0; i < MOST_FILLERS && fillers.has(tokens[at + count]?.text ?? ''); i += 1) count += 1;
  return count;
}

/** How many words here say that what stands before them is not wanted. */
export function negatorAfter(tokens: readonly Token[], at: number): number {
  for (let skipped = 0; skipped <= MOST_FILLERS; skipped += 1) {
    const count = phraseAt(after, tokens, at + skipped);
    if (count > 0) return otherwise.has(tokens[at + skipped + count]?.text ?? '') ? 0 : skipped + count;
    if (!between.has(tokens[at + skipped]?.text ?? '')) return 0;
  }
  return 0;
}

export function isNegated(tokens: readonly Token[], at: number, count: number): boolean {
  for (let words = 1; words <= LONGEST && words <= at; words += 1)
    if (negatorBefore(tokens, at - words) === words) return true;
  return negatorAfter(tokens, at + count) > 0;
}

/** Whether a list of unwanted things goes on: "not koramangala or hsr". */
export const isJoined = (token: Token | undefined): boolean =>
  token !== undefined && (token.word === 'or' || token.word === 'and' || token.text === 'nor');
