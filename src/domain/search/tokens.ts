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

/** Without dots below and joiners: as it is looked up. */
const plainHindi = /^[\u0901-\u0903\u0905-\u0928\u092a-\u0930\u0932\u0933\u0935-\u0939\u093d-\u094d]+$/;

/** In lower case, without accents and joiners. */
export const plain = (text: string): string =>
  /^[a-zA-Z]+$/.test(text)
    ? text.toLowerCase()
    : plainHindi.test(text)
      ? text
      : text
          .normalize('NFKD')
          .replaceAll(/[\u0300-\u036f\u200c\u200d]/g, '')
          .normalize('NFC')
          .toLowerCase();

/** All of a text, however long: figures and letters that stand together ("2bhk") are two. */
export function tokensOf(typed: string): Token[] {
  const found: Token[] = [];
  const known = new Map<string, Forms>();
  let before = 0;
  for (const match of typed.matchAll(tokens)) {
    const [raw] = match;
    const start = match.index;
    const end = start + raw.length;
    const forms = known.get(raw) ?? formsOf(raw);
    known.set(raw, forms);
    if (forms.text !== '') found.push({ start, end, gap: typed.slice(before, start), ...forms });
    before = end;
  }
  return found;
}

/** A word and its ending as two that stand together; `stem` may be spelt as it is without the ending. */
export function cutAt(token: Token, stem: string, ending: string): [Token, Token] {
  const middle = token.end - ending.length;
  return [
    { ...formsOf(stem), start: token.start, end: middle, gap: token.gap },
    { ...formsOf(ending), start: middle, end: token.end, gap: '' },
  ];
}

type Forms = Omit<Token, 'start' | 'end' | 'gap'>;

function formsOf(raw: string): Forms {
  if (plainHindi.test(raw)) return hindiForms(raw, raw, raw);
  if (/^[0-9०-९]/.test(raw)) {
    const text = latinDigits(raw);
    const compact = text.replaceAll(/[.,]/g, '');
    const value = Number(text.replaceAll(',', ''));
    return { typed: text, text, compact, latin: text, word: text, value, isHindi: false };
  }
  const word = plain(raw);
  if (!isDevanagari(raw)) {
    const canonical = canonicalWord(word, word);
    return {
      typed: word,
      text: word,
      compact: word,
      latin: word,
      word: canonical,
      value: undefined,
      isHindi: false,
    };
  }
  return hindiForms(word, withoutNukta(word.normalize('NFD')).normalize('NFC'), raw.normalize('NFC'));
}

function hindiForms(typed: string, text: string, written: string): Forms {
  const latin = inLatin(written);
  const word = canonicalWord(text, latin);
  return { typed, text, compact: text, latin, word, value: undefined, isHindi: true };
}
