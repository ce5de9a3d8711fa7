/** Whether two texts in Latin letters spell one name of a place: Indian names have no one spelling, and near ones are often two places. */
import { editsBetween, wordsOf } from './place-lookup.ts';

/** Endings that very many names share: what stands before them must be alike. */
const SHARED_END =
  /(?:nagara?|colony|layout|vihar|puram|pura|road|palya|pall[iy]|pet|enclave|garden|gardens|extension)$/;
const NAGAR = /nagara?$/;

/** What is one sound however it is spelt: long vowels, breath, W and V, Y and I, letters written twice. */
const foldings: readonly (readonly [RegExp, string])[] = [
  [/oo|ou/g, 'u'],
  [/ee/g, 'i'],
  [/sch/g, 'sk'],
  [/ph/g, 'f'],
  [/ch+/g, 'x'],
  [/(?<!^)h/g, ''],
  [/ck|q|c(?=[^eiy]|$)/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];
const folded = (name: string): string =>
  foldings.reduce((text, [pattern, plain]) => text.replaceAll(pattern, plain), name);

const FEWEST_LETTERS = 4;
const SHORT_NAME = 6;
const LONG_NAME = 8;

/** Koramangla is Koramangala and Vakad Wakad; Shanti Nagar is not Shakti Nagar, Kalyan not Kalina, Adambakkam not Arumbakkam. */
export function isSameName(typed: string, name: string): boolean {
  const [written, known] = [typed, name].map((text) => wordsOf(text).join('')) as [string, string];
  if (NAGAR.test(written) !== NAGAR.test(known)) return false;
  const own = (text: string) => folded(text.replace(SHARED_END, ''));
  const [one, other] = [own(written), own(known)];
  const least = Math.min(one.length, other.length);
  if (one[0] !== other[0]) return false;
  if (least < FEWEST_LETTERS) return isVowelLeftOut(folded(written), folded(known));
  const edits = editsBetween(one, other, 2);
  if (edits === 0) return true;
  if (skeletonOf(one) === skeletonOf(other)) return edits <= mostVowels(least, one.length === other.length);
  return edits === 1 && least >= LONG_NAME && !isOtherConsonant(one, other);
}

/** Before an ending that many share too little is left for more: "Mninagar". */
const isVowelLeftOut = (one: string, other: string): boolean =>
  one.length !== other.length &&
  skeletonOf(one) === skeletonOf(other) &&
  Math.min(one.length, other.length) >= LONG_NAME &&
  editsBetween(one, other, 1) === 1;

/** In how many vowels two spellings of a name may differ: in a short one none stands for another, for it makes another name. */
function mostVowels(letters: number, isSameLength: boolean): number {
  if (letters >= LONG_NAME) return 2;
  return letters <= SHORT_NAME && isSameLength ? 0 : 1;
}

const skeletonOf = (name: string): string => name.replaceAll(/[aeiou]/g, '');

/** Consonants that are typed for each other. */
const ALIKE = ['bpv', 'cgksx', 'js', 'lr', 'mn'];

/** Whether one consonant stands where the other name has one that sounds unlike it. */
function isOtherConsonant(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const [typed = '', known = ''] = [one[at], other[at]];
  const isSwapped = one.slice(at + 1) !== other.slice(at + 1);
  // Tamil writes T and D with one letter, but Anandapur is not Anantapur.
  if ('dt'.includes(typed) && 'dt'.includes(known)) return one[at - 1] === 'n';
  return !isSwapped && !ALIKE.some((letters) => letters.includes(typed) && letters.includes(known));
}
