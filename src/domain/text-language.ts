/** The language of what people wrote, as far as its script says it: a screen reader then reads it in a voice that can. */
import { languageNames, type PageLanguage } from './languages.ts';

/** Each script with its tag; Devanagari is Hindi here far more often than Marathi. */
const scripts: readonly (readonly [tag: string, letters: RegExp])[] = [
  ['en', /\p{Script=Latin}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['or', /\p{Script=Oriya}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['ur', /\p{Script=Arabic}/gu],
];

/**
 * The tag for a text on a page of that language; nothing where the page's own says enough. The script of most of its letters
 * decides: a Tamil text that names "Metro" is Tamil.
 */
export function textLanguage(text: string, page: PageLanguage): string | undefined {
  const [most] = scripts
    .map(([tag, letters]) => ({ tag, letters, count: text.match(letters)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count);
  return most && most.count > 0 && !languageNames[page].match(most.letters) ? most.tag : undefined;
}
