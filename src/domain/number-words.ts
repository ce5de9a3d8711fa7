/** Numbers in words, as people type them in English, Hindi and Marathi. */
import { withoutNukta } from './devanagari.ts';

/** In either script; both spellings of a number stand side by side. */
const numberTable = `1 one ek single एक सिंगल|2 two do double दो डबल दोन|3 three teen triple तीन ट्रिपल|4 four char chaar चार|
5 five paanch panch पांच पाँच पाच|6 six chhe chhah छह छः सहा|7 seven saat सात|8 eight aath आठ|9 nine nau नौ नऊ|10 ten das dus दस दहा|
11 eleven gyarah ग्यारह अकरा|12 twelve barah baarah बारह बारा|13 thirteen terah तेरह|14 fourteen chaudah चौदह चौदा|
15 fifteen pandrah pandra पंद्रह पन्द्रह पंधरा|16 sixteen solah सोलह सोळा|17 seventeen satrah सत्रह सतरा|18 eighteen atharah अठारह अठरा|
19 nineteen unnis उन्नीस एकोणीस|20 twenty bees bis बीस वीस|21 ikkis इक्कीस|22 bais baees बाईस|23 teis तेईस|24 chaubis चौबीस|
25 pachees pachis pacchis pachchis पच्चीस पंचवीस|26 chabbis छब्बीस|27 sattais सत्ताईस|28 atthais अट्ठाईस|29 unatis उनतीस|
30 thirty tees tis तीस|32 battis बत्तीस|35 paintis paintees पैंतीस पस्तीस|40 forty fourty chalis chalees चालीस चाळीस|
45 paintalis paintalees पैंतालीस पंचेचाळीस|50 fifty pachas pachaas पचास पन्नास|55 pachpan पचपन|60 sixty saath साठ|65 painsath पैंसठ|
70 seventy sattar सत्तर|75 pachhattar पचहत्तर|80 eighty assi अस्सी ऐंशी|90 ninety nabbe नब्बे नव्वद|100 hundred sau सौ शंभर|
1.5 dedh डेढ दीड|2.5 dhai adhai ढाई अडीच|0.5 half`;

/** By the word in small letters, without the dot that Hindi often leaves out: "twenty", "बीस" and "bees" are 20. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  numberTable.split('|').flatMap((line) => {
    const [value, ...names] = line.trim().split(' ');
    return names.map((name): [string, number] => [
      withoutNukta(name.normalize('NFKD')).normalize('NFC'),
      Number(value),
    ]);
  }),
);
