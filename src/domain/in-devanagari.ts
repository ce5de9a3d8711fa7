/** Names of places in Devanagari: one that people write, or else one made by rule, which says so. */
import { isDevanagari } from './devanagari.ts';
import { placeWords } from './place-words.ts';

export interface HindiName {
  readonly name: string;
  /** Made by rule from the Latin letters: near the sound, and not always how people write it. */
  readonly isMade: boolean;
}

/** As newspapers write the names of cities, which rules get wrong more often than not; and what stands for no place at all. */
const written: Readonly<Record<string, string>> = {
  'Other areas': 'अन्य इलाके',
  Agra: 'आगरा',
  Ahmedabad: 'अहमदाबाद',
  Amritsar: 'अमृतसर',
  Bengaluru: 'बेंगलुरु',
  Bhopal: 'भोपाल',
  Bhubaneswar: 'भुवनेश्वर',
  Chandigarh: 'चंडीगढ़',
  Chennai: 'चेन्नई',
  Coimbatore: 'कोयंबटूर',
  Dehradun: 'देहरादून',
  Delhi: 'दिल्ली',
  Faridabad: 'फरीदाबाद',
  Ghaziabad: 'गाज़ियाबाद',
  'Greater Noida': 'ग्रेटर नोएडा',
  Gurugram: 'गुरुग्राम',
  Guwahati: 'गुवाहाटी',
  Hyderabad: 'हैदराबाद',
  Indore: 'इंदौर',
  Jaipur: 'जयपुर',
  Jammu: 'जम्मू',
  Jodhpur: 'जोधपुर',
  Kanpur: 'कानपुर',
  Kochi: 'कोच्चि',
  Kolkata: 'कोलकाता',
  Lucknow: 'लखनऊ',
  Ludhiana: 'लुधियाना',
  Madurai: 'मदुरै',
  Mangaluru: 'मंगलूरु',
  Meerut: 'मेरठ',
  Mohali: 'मोहाली',
  Mumbai: 'मुंबई',
  Mysuru: 'मैसूरु',
  Nagpur: 'नागपुर',
  Nashik: 'नाशिक',
  'Navi Mumbai': 'नवी मुंबई',
  Noida: 'नोएडा',
  Panaji: 'पणजी',
  Patna: 'पटना',
  Prayagraj: 'प्रयागराज',
  Puducherry: 'पुदुचेरी',
  Pune: 'पुणे',
  Raipur: 'रायपुर',
  Rajkot: 'राजकोट',
  Ranchi: 'राँची',
  Shimla: 'शिमला',
  Srinagar: 'श्रीनगर',
  Surat: 'सूरत',
  Thane: 'ठाणे',
  Thiruvananthapuram: 'तिरुवनंतपुरम',
  Udaipur: 'उदयपुर',
  Vadodara: 'वडोदरा',
  Varanasi: 'वाराणसी',
  Vijayawada: 'विजयवाड़ा',
  Visakhapatnam: 'विशाखापत्तनम',
};

/** How the name is mostly written, or the first of the other names that is in Devanagari; a made one where there is neither. */
export function hindiNameOf({ name, aliases }: { name: string; aliases: readonly string[] }): HindiName {
  const known = written[name] ?? aliases.find(isDevanagari);
  return known === undefined
    ? { name: inDevanagari(name), isMade: !isOfKnownWords(name) }
    : { name: known, isMade: false };
}

/** All its words are written as Hindi writes them, or are initials, which are spelt out. */
const isOfKnownWords = (name: string): boolean =>
  (name.match(/[A-Za-z]+/g) ?? []).every((word) => isInitials(word) || words.has(word.toLowerCase()));

const isInitials = (word: string): boolean => word.length <= MOST_INITIALS && word === word.toUpperCase();

/** Words that names are made of, as they are written in Hindi. */
const words = pairs(
  `nagar नगर road रोड layout लेआउट colony कॉलोनी sector सेक्टर phase फेज़ block ब्लॉक stage स्टेज east ईस्ट west वेस्ट north नॉर्थ
  south साउथ city सिटी park पार्क garden गार्डन gardens गार्डन्स extension एक्सटेंशन enclave एन्क्लेव vihar विहार cross क्रॉस main मेन
  old ओल्ड new न्यू market मार्केट hills हिल्स hill हिल lake लेक town टाउन gate गेट street स्ट्रीट village विलेज green ग्रीन
  heights हाइट्स tower टावर towers टावर्स station स्टेशन metro मेट्रो and और of ऑफ़ the द fort फ़ोर्ट camp कैंप cantonment कैंटोनमेंट
  university यूनिवर्सिटी college कॉलेज hospital हॉस्पिटल tech टेक mall मॉल airport एयरपोर्ट industrial इंडस्ट्रियल area एरिया
  ${placeWords.trim()}`,
);
const endings = pairs(
  'nagar नगर abad आबाद puram पुरम pura पुरा pur पुर palli पल्ली pally पल्ली halli हल्ली wadi वाड़ी guda गुड़ा gaon गांव ganj गंज peth पेठ garh गढ़ palya पाल्य patnam पट्टनम wala वाला',
);
const letters = pairs(
  'a ए b बी c सी d डी e ई f एफ g जी h एच i आई j जे k के l एल m एम n एन o ओ p पी q क्यू r आर s एस t टी u यू v वी w डब्ल्यू x एक्स y वाई z जेड',
);
const consonants = pairs(
  'chh छ kh ख gh घ ch च jh झ th थ dh ध ph फ bh भ sh श ck क k क g ग c क j ज t त d ड n न p प f फ b ब m म y य r र l ल v व w व s स h ह q क z ज़ x क्स',
);
/** Where a vowel begins a word or follows another, and as a sign behind a consonant. */
const vowels = pairs('aa आ ai ऐ au औ ee ई ea ई ei ई oo ऊ ou औ ae ए a अ e ए i इ o ओ u उ');
const signs = pairs('aa ा ai ै au ौ ee ी ea ी ei ी oo ू ou ौ ae े e े i ि o ो u ु');
const LONGEST = 3;
const VIRAMA = '\u094d';
const ANUSVARA = '\u0902';
const MOST_INITIALS = 4;

function pairs(text: string): ReadonlyMap<string, string> {
  const list = text.split(/\s+/);
  return new Map(list.flatMap((word, at) => (at % 2 === 0 ? [[word, list[at + 1] ?? '']] : [])));
}

/** "Kasturi Nagar 2nd Stage" in Devanagari; what is no Latin letter stays as it is. */
export const inDevanagari = (name: string): string =>
  name.replace(/[A-Za-z]+/g, (word, at: number) =>
    // "2nd" stays: its letters belong to the figure.
    /\d/.test(name[at - 1] ?? '') ? word : wordInDevanagari(word),
  );

function wordInDevanagari(word: string): string {
  const latin = word.toLowerCase();
  if (isInitials(word)) return [...latin].map((letter) => letters.get(letter)).join('');
  return words.get(latin) ?? withEnding(latin);
}

function withEnding(latin: string): string {
  const ending = [...endings.keys()].find((one) => latin.endsWith(one) && latin.length > one.length + 1);
  if (ending === undefined) return spelt(latin, true);
  const stem = latin.slice(0, -ending.length);
  const [last = ''] = stem.slice(-1);
  return spelt(stem, false) + joined(last, ending);
}

/** Edappally doubles its "p", Hyderabad has the "a" on its consonant, and Ghaziabad on a "y" between. */
function joined(last: string, ending: string): string {
  const written = endings.get(ending) ?? '';
  if (ending === 'abad') return written.replace(/^आ/, last === 'i' ? 'या' : /[aeou]/.test(last) ? 'आ' : 'ा');
  return last === ending[0] ? VIRAMA + written : written;
}

type Part = { latin: string; isVowel: boolean };

function partsOf(latin: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < latin.length; ) {
    const found = [LONGEST, 2, 1]
      .map((length) => latin.slice(at, at + length))
      .find((part) => consonants.has(part) || vowels.has(part));
    if (found !== undefined) parts.push({ latin: found, isVowel: vowels.has(found) });
    at += found?.length ?? 1;
  }
  return parts;
}

/** A "y" between or behind consonants is a vowel: Hyderabad, Velachery. */
const withVowels = (latin: string): string =>
  latin.replace(/(?<=[^aeiou])y$/, 'i').replace(/(?<=[^aeiou])y(?![aeiou])/g, 'ai');

/** The first "a" of Dadar, Baner and Wakad is long: two syllables, and one consonant behind it. */
const withLongFirst = (latin: string): string =>
  latin.replace(/^([^aeiou]*)a(?=[^aeiouh]h?[aeiou]+[^aeiou]*$)/, '$1aa');

/** A consonant has an "a" of its own; one before another consonant loses it, and a last "a" or "i" is long. */
function spelt(latin: string, isWhole: boolean): string {
  const parts = partsOf(isWhole ? withLongFirst(withVowels(latin)) : withVowels(latin));
  return parts
    .map((part, at) => {
      const [before, next] = [parts[at - 1], parts[at + 1]];
      const isLast = isWhole && next === undefined && at > 0;
      if (part.isVowel) return vowelOf(part.latin, isLast, before !== undefined && !before.isVowel);
      if (isNasal(part, next)) return ANUSVARA;
      // As in Dadar and Bandra; within a word a "d" is mostly the hard one.
      const isSoft = part.latin === 'd' && (before === undefined || before.latin === 'n');
      const letter = isSoft ? 'द' : (consonants.get(part.latin) ?? '');
      return next !== undefined && !next.isVowel ? letter + VIRAMA : letter;
    })
    .join('');
}

function vowelOf(latin: string, isLast: boolean, isSign: boolean): string {
  const long = isLast && latin === 'a' ? 'aa' : isLast && latin === 'i' ? 'ee' : latin;
  return (isSign ? signs : vowels).get(long) ?? '';
}

/** The "n" of Hinjawadi and the "m" of Mumbai are a dot above the letter before. */
function isNasal({ latin }: Part, next: Part | undefined): boolean {
  if (next === undefined || next.isVowel) return false;
  return latin === 'n' ? !/^[nmyvwhrl]/.test(next.latin) : latin === 'm' && /^[pb]/.test(next.latin);
}
