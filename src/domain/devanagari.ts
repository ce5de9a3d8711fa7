/** Hindi as people type it into the search, in Latin letters and by its sound: कोरमंगला is Koramangala, बीटीएम is BTM. */

const consonants = lettersOf(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h',
);
const vowels = lettersOf(
  'अ a आ a इ i ई i उ u ऊ u ऋ ri ऍ e ए e ऐ ai ऑ o ओ o औ au \u093e a \u093f i \u0940 i \u0941 u \u0942 u \u0943 ri \u0945 e \u0947 e \u0948 ai \u0949 o \u094b o \u094c au \u0902 n \u0901 n',
);
/** How the English letters are written; longer ones before those they begin with. */
const letterNames = lettersOf(
  'डब्ल्यू w डब्लू w एक्स x क्यू q वाई y जेड z जैड z एफ f एच h एल l एम m एन n एस s आई i आर r बी b सी c डी d जी g जे j के k पी p टी t यू u वी v ई e ए a ओ o',
);
const spelledLetters = Map.groupBy(letterNames.keys(), ([first]) => first);
/** What stands for another word rather than for its sound. */
const translations = lettersOf(
  `नई new नया new पश्चिम west पूर्व east उत्तर north दक्षिण south फेज phase सेक्टर sector सैक्टर sector ब्लॉक block रोड road बेडरूम bedroom बेडरूम्स bedroom कमरा bedroom कमरे bedroom
  हजार thousand लाख lakh रुपये rupees रुपए rupees रुपया rupees अधिकतम maximum न्यूनतम minimum पानी water लखनऊ lucknow हावरा howrah`,
);

const NUKTA = '\u093c';
const VIRAMA = '\u094d';
/** What a consonant has in the place of its "a". */
const silencing: ReadonlySet<string> = new Set([
  ...'\u093e\u093f\u0940\u0941\u0942\u0943\u0944\u0945\u0946\u0947\u0948\u0949\u094a\u094b\u094c',
  VIRAMA,
]);

function lettersOf(pairs: string): ReadonlyMap<string, string> {
  const words = pairs.split(/\s+/);
  return new Map(words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1] ?? '']] : [])));
}

/** The dot below that many leave out: फ़्लैट is written फ्लैट too. */
export const withoutNukta = (text: string): string => text.replaceAll(NUKTA, '');

export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** A word in Latin letters; one without Devanagari stays as it is. */
export function inLatin(word: string): string {
  if (!isDevanagari(word)) return word;
  const plain = withoutNukta(word.replaceAll(/[डढ]\u093c/g, 'र'));
  return translations.get(plain) ?? initialsIn(plain) ?? spelled(plain);
}

/** Letters of English that are words of Hindi too. */
const wordsOfOneLetter = new Set(['के', 'ए', 'ओ', 'जी', 'ई']);

/** एचएसआर is HSR. */
function initialsIn(word: string): string | undefined {
  let rest = word;
  let initials = '';
  while (rest !== '') {
    const name = spelledLetters.get(rest[0])?.find((known) => rest.startsWith(known));
    if (name === undefined) return undefined;
    initials += letterNames.get(name);
    rest = rest.slice(name.length);
  }
  return initials.length > 1 || !wordsOfOneLetter.has(word) ? initials : undefined;
}

/** गांव is written "gaon" in every name it ends. A consonant without a vowel has an "a", except the last. */
function spelled(word: string): string {
  const letters = word.includes('व', 3) ? word.replaceAll(/गा[\u0901\u0902]व/g, 'गाओन') : word;
  let latin = '';
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] as string;
    const next = letters[at + 1];
    const consonant = consonants.get(letter);
    if (consonant === undefined) latin += vowels.get(letter) ?? digitOf(letter);
    else latin += next === undefined || silencing.has(next) ? consonant : `${consonant}a`;
  }
  return latin;
}

function digitOf(letter: string): string {
  const digit = '०१२३४५६७८९'.indexOf(letter);
  if (digit >= 0) return String(digit);
  return isDevanagari(letter) ? '' : letter;
}

/** Letters of one sound; ड़ is r in Gurgaon and d in Hinjawadi. */
const sounds: Partial<Record<string, string>> = { c: 'k', q: 'k', x: 'ks', z: 'j', w: 'v', d: 'r' };
const VOWELS: ReadonlySet<string> = new Set('aeiouy');
const UNHEARD: ReadonlySet<string> = new Set([...VOWELS, 'h', 'v']);

/** What is left of a name in Latin letters where people spell it differently: Lucknow and lakhanau are both lkn. */
export function soundOf(latin: string): string {
  let sound = '';
  let last = '';
  let isPlain = true;
  for (let at = 0; at < latin.length; at += 1) {
    const letter = latin[at] as string;
    // Most letters inside a name are not heard.
    if (sound !== '' && UNHEARD.has(letter)) continue;
    const next = latin[at + 1] ?? '';
    let heard = sounds[letter] ?? letter;
    if (letter === 's' && next === 'c' && latin[at + 2] === 'h') [heard, at] = ['sk', at + 2];
    else if (next === 'h' && (letter === 'p' || letter === 's' || letter === 'c'))
      [heard, at] = [letter === 'p' ? 'f' : 's', at + 1];
    else if (letter === 'c' && next !== '' && 'eiy'.includes(next)) heard = 's';
    if (sound === '') heard = VOWELS.has(heard) ? 'a' : heard;
    else if (UNHEARD.has(heard)) continue;
    if (heard[0] === last || last === 'm') isPlain = false;
    sound += heard;
    last = heard.at(-1) ?? last;
  }
  if (isPlain) return sound;
  return sound.replaceAll(/m(?=[bpf])/g, 'n').replaceAll(/(\D)\1+/g, '$1');
}
