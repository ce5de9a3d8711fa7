/** Amounts written out in words, as receipts have them beside the figures: lakh and crore, in either language. */
import type { Language } from './languages.ts';

type Words = {
  /** Of 0 to 99: Hindi has a word of its own for each. */
  readonly below100: readonly string[];
  readonly hundred: string;
  readonly scales: readonly (readonly [value: number, word: string])[];
  readonly amount: (rupees: string, paise: string | null) => string;
};

const englishOnes =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const words: Readonly<Record<Language, Words>> = {
  en: {
    below100: [
      ...englishOnes,
      ...englishTens.flatMap((ten) =>
        Array.from({ length: 10 }, (_, one) => (one === 0 ? ten : `${ten}-${englishOnes[one]}`)),
      ),
    ],
    hundred: 'hundred',
    scales: [
      [1_00_00_000, 'crore'],
      [1_00_000, 'lakh'],
      [1_000, 'thousand'],
    ],
    amount: (rupees, paise) => `Rupees ${rupees}${paise === null ? '' : ` and ${paise} paise`} only`,
  },
  hi: {
    below100: `शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
      बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
      चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
      साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
      अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(
      /\s+/,
    ),
    hundred: 'सौ',
    scales: [
      [1_00_00_000, 'करोड़'],
      [1_00_000, 'लाख'],
      [1_000, 'हज़ार'],
    ],
    amount: (rupees, paise) => `${rupees} रुपये${paise === null ? '' : ` और ${paise} पैसे`} मात्र`,
  },
};

/** Of 0 to 99. */
export const numberWords = (language: Language): readonly string[] => words[language].below100;

const PAISE_IN_RUPEE = 100;

/** An amount of zero or more paise: 23_450_50 is "Rupees twenty-three thousand four hundred fifty and fifty paise only". */
export function amountInWords(amount: number, language: Language): string {
  const own = words[language];
  const paise = amount % PAISE_IN_RUPEE;
  const rupees = inWords((amount - paise) / PAISE_IN_RUPEE, own);
  return own.amount(rupees, paise === 0 ? null : inWords(paise, own));
}

function inWords(whole: number, own: Words): string {
  if (whole < 100) return own.below100[whole] ?? '';
  const parts: string[] = [];
  let rest = whole;
  for (const [value, word] of own.scales) {
    if (rest >= value) parts.push(inWords(Math.floor(rest / value), own), word);
    rest %= value;
  }
  if (rest >= 100) parts.push(inWords(Math.floor(rest / 100), own), own.hundred);
  if (rest % 100 > 0) parts.push(inWords(rest % 100, own));
  return parts.join(' ');
}
