/** Which leftover words of a search no home has, so that nobody is promised homes with them. */
import { partsOfRankedKey, type Sort } from '../../domain/catalogue.ts';
import type { Catalogue, Found } from './catalogue.ts';
import { orKnown } from './outage.ts';
import type { Settled } from './settle.ts';

/** Of a longer text the first; the others are not said to be missing. */
const MOST_WORDS = 12;

/** What is wished for is a word, and the first home in its order has points or none: then nobody need be asked. */
export async function missingWords(
  catalogue: Catalogue,
  { wordsAreWished, wishes, reading: { conditions, text } }: Settled,
  { total, homes: [first] }: Found,
  sort: Sort,
): Promise<string[]> {
  const words = (text?.words ?? []).filter((word) => !conditions.words.includes(word)).slice(0, MOST_WORDS);
  if (!wordsAreWished || words.length === 0 || total === 0) return [];
  const isTold = sort === 'best' && first !== undefined && wishes.every((wish) => 'word' in wish);
  const points = isTold && first ? partsOfRankedKey(first.key).points : undefined;
  if (points === 0) return words;
  if (points !== undefined && words.length === 1) return [];
  const questions = words.map((word) => ({
    conditions: { ...conditions, words: [...conditions.words, word] },
    facets: false,
    page: undefined,
  }));
  // Where the database is away, nothing is known of rare words.
  const found = await orKnown(
    () => catalogue.find(questions),
    () => [],
  );
  return words.filter((_, i) => found[i]?.total === 0);
}
