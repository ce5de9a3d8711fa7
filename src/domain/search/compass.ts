/** The sides of a place: Ghatkopar East and Ghatkopar West are two, and a slip never leads from one to the other. */
import { wordsOf } from '../place-lookup.ts';

type Side = 'east' | 'west' | 'north' | 'south';

const sides: ReadonlyMap<string, Side> = new Map(
  `east e purv purva poorv poorva ist पूर्व ईस्ट|west w paschim pashchim pacchim vest पश्चिम वेस्ट|north n uttar उत्तर नॉर्थ
   |south s dakshin दक्षिण साउथ`
    .split('|')
    .flatMap((line, at) => {
      const side = (['east', 'west', 'north', 'south'] as const)[at] as Side;
      return line
        .trim()
        .split(' ')
        .map((word): [string, Side] => [word, side]);
    }),
);

/** What a word behind a name says: "e", "पूर्व" and "purv" are the east. */
export const sideOf = (word: string): Side | undefined => sides.get(word);

export const compassesOf = (words: readonly string[]): Side[] =>
  words.flatMap((word, at) => (word.length > 1 || at === words.length - 1 ? (sideOf(word) ?? []) : []));

/** Whether a name has the sides that were said, and no others. */
export function isSameSide(said: readonly Side[], name: string): boolean {
  const own = compassesOf(wordsOf(name));
  return said.length === 0 || (said.length === own.length && said.every((side) => own.includes(side)));
}
