/** Cuts a search text into words and numbers that know where they stand, each in the forms it is looked up by. */
import { inLatin, isDevanagari, withoutNukta } from '../devanagari.ts';
import { latinDigits } from '../digits.ts';
import { canonicalWord } from './other-words.ts';

export interface Token {
  /** Where it stands in the text as typed. */
  readonly start: number;
  readonly end: number;
  /** In lower case, without accents and joiners. */
  readonly typed: string;
  /** The same without the dots below Hindi letters, which many leave out. */
  readonly text: string;
  /** Without commas and full stops. */
  readonly compact: string;
  /** In Latin letters: "koramangla" for कोरमंगला. */
  readonly latin: string;
  /** As the vocabulary has it: "without" for bina and बिना. */
  word: string;
  /** Of a number in figures. */
  readonly value: number | undefined;
  /** What stands between this and what was before it; empty inside "2bhk". */
  readonly gap: string;
  readonly isHindi: boolean;
}

export const roomWords: ReadonlySet<string> = new Set(['bhk', 'rk', 'bedroom', 'room']);

/** A number that says how many rooms: it belongs to no name before it, as in "DLF 2bhk" and "sector 8 2 bhk". */
export const isOfRooms = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.value !== undefined && roomWords.has(tokens[at + 1]?.word ?? '');

const bedWords: ReadonlySet<string> = new Set(['sharing', 'occupancy', 'seater']);

/** "Sharing" in "double sharing": what only a PG has. */
export const isOfBeds = ({ word }: Token): boolean => bedWords.has(word);

const DIGIT = '[0-9०-९]';
const NUMBER = `${DIGIT}+(?:,${DIGIT}{2,3}(?!${DIGIT}))*(?:\\.${DIGIT}+)?`;
const WORD = `(?:(?!${DIGIT})[\\p{L}\\p{M}\\p{N}\\u200c\\u200d])+`;
const tokens = new RegExp(`${NUMBER}|${WORD}`, 'gu');

const plain = (text: string): string =>
  /^[a-zA-Z]+$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f\u200c\u200d]/g, '')
        .normalize('NFC')
        .toLowerCase();

/** All of a text, however long: figures and letters that stand together ("2bhk") are two. */
export function tokensOf(typed: string): Token[] {
  const found: Token[] = [];
  let before = 0;
  for (const match of typed.matchAll(tokens)) {
    const [raw] = match;
    const start = match.index;
    const isNumber = /^[0-9०-९]/.test(raw);
    const isHindi = !isNumber && isDevanagari(raw);
    const word = isNumber ? latinDigits(raw) : plain(raw);
    const text = isHindi ? withoutNukta(word.normalize('NFD')).normalize('NFC') : word;
    const end = start + raw.length;
    const latin = isHindi ? inLatin(raw.normalize('NFC')) : text;
    if (text !== '')
      found.push({
        start,
        end,
        typed: word,
        text,
        compact: isNumber ? text.replaceAll(/[.,]/g, '') : text,
        latin,
        word: isNumber ? text : canonicalWord(text, latin),
        value: isNumber ? Number(text.replaceAll(',', '')) : undefined,
        gap: typed.slice(before, start),
        isHindi,
      });
    before = end;
  }
  return found;
}
