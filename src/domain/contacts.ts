/** Phone numbers, e-mail addresses and links in people's own words: covered until the two sides may reach each other. */
import { COVER } from './cover.ts';
import { type Span, spelledContacts } from './spelled-contacts.ts';

const EMAIL = /(?<![^\s@<>"',;])[^\s@<>"',;]+\s*(?:@|\(at\)|\[at\])\s*[^\s@<>"',;]+\.[a-z]{2,}/giu;
const LINK = /(?:https?:\/\/|www\.|wa\.me\/|t\.me\/)[^\s]+/giu;

/** As long as the text itself, so that places in one are places in the other: digits of any script, in circles or raised too. */
const inLatinDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])[\p{Nd}\p{No}]/gu, (sign) => {
    const digit = latinDigit(sign);
    // Nobody sees the second mark, and it may stand between the figures of a number.
    return digit === null ? sign : digit.padEnd(sign.length, '\u200b');
  });

/** \u2776 to \u2793: digits in black circles, which have no other form. */
const BLACK_CIRCLES = 0x27_76;

function latinDigit(sign: string): string | null {
  const plain = sign.normalize('NFKC');
  if (/^\d$/.test(plain)) return plain;
  const point = sign.codePointAt(0) ?? 0;
  const circle = point - BLACK_CIRCLES;
  if (circle >= 0 && circle < 30) return circle % 10 === 9 ? null : String((circle % 10) + 1);
  if (!/\p{Nd}/u.test(sign)) return null;
  // Digits of a script stand in a row, zero first.
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}

/** 1,40,000: it ends a row of figures. */
const AMOUNT = /(?<!\d)\d{1,3}(?:,\d{2,3})+(?!,?\d)/g;
/** What people put between the figures of one number: blanks of any width, dashes, dots, brackets, marks nobody sees. */
const BETWEEN = /^(?:[\s().[\]_~|*·\p{Pd}\u2212\p{Cf}+]|\uFE0F|\u20E3){1,12}$/u;

/** Of India, with or without what stands in front of it. */
const MOBILE = /^(?:\+|00)?(?:91)?0?[6-9]\d{9}$/;
const ABROAD = /^(?:\+|00)[1-9]\d{7,14}$/;
const LAND_LINE = /^0[1-9]\d{8,10}$/;
/** A land line without the zero: city and number apart, or all in one. */
const CITY_AND_NUMBER = /^(?:[1-5]\d{9}|[1-5]\d \d{4} \d{4}|[1-5]\d \d{8}|[1-5]\d\d (?:\d{7}|\d{3} \d{4}))$/;
/** From one day to another, such as 8-12-2026 - 31-1-2027. */
const DAYS =
  /^(?:(?:\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d\d|(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2})(?:\D+|$))+$/;

type Figures = { digits: string; start: number; end: number };

/** Rents and areas in a row, such as 25000-30000: no number of a person is made of round figures alone. */
const isRound = ({ digits }: Figures): boolean =>
  digits.length >= 3 && digits.length <= 7 && Number(digits) % (digits.length > 4 ? 500 : 50) === 0;

function isPhone(row: readonly Figures[], before: string): boolean {
  if (row.length > 1 && row.every(isRound)) return false;
  const digits = row.map((figures) => figures.digits).join('');
  if (/\+[\s(]*$/.test(before) && ABROAD.test(`+${digits}`)) return true;
  if (MOBILE.test(digits)) return true;
  // Numbers of registrations, such as RERA's, follow a letter.
  if (/\p{L}$/u.test(before)) return false;
  const first = row[0]?.digits ?? '';
  return (
    (ABROAD.test(digits) && !/^00?$/.test(first)) ||
    // Two figures with a zero begin a day, such as 01-12-2026.
    (LAND_LINE.test(digits) && first.length !== 2) ||
    CITY_AND_NUMBER.test(row.map((figures) => figures.digits).join(' '))
  );
}

/** Figures that might be of one number, row by row. */
function rowsOf(text: string): Figures[][] {
  const rows: Figures[][] = [];
  let last: Figures | undefined;
  for (const { 0: digits, index: start } of text.matchAll(/\d+/g)) {
    const figures = { digits, start, end: start + digits.length };
    if (last && BETWEEN.test(text.slice(last.end, start))) rows.at(-1)?.push(figures);
    else rows.push([figures]);
    last = figures;
  }
  return rows.filter((row) => {
    const [first, end] = [row[0]?.start ?? 0, row.at(-1)?.end ?? 0];
    return end - first >= 8 && !DAYS.test(text.slice(first, end));
  });
}

const LONGEST = 17;

/** Every part of the row that reads as a number; they may overlap. */
function phonesIn(text: string, row: readonly Figures[]): Span[] {
  const found: Span[] = [];
  for (const [i, first] of row.entries()) {
    let length = 0;
    for (let j = i; j < row.length; j += 1) {
      const last = row[j] as Figures;
      length += last.digits.length;
      if (length > LONGEST) break;
      const before = text.slice(Math.max(0, first.start - 4), first.start);
      if (length < 8 || !isPhone(row.slice(i, j + 1), before)) continue;
      const plus = /\+[\s(]*$/.exec(before)?.[0].length ?? 0;
      found.push({ start: first.start - plus, end: last.end });
    }
  }
  return found;
}

function spansOf(text: string): Span[] {
  const plain = inLatinDigits(text);
  const withoutAmounts = plain.replaceAll(AMOUNT, (amount) => '₹'.repeat(amount.length));
  return [
    ...rowsOf(withoutAmounts).flatMap((row) => phonesIn(withoutAmounts, row)),
    ...spelledContacts(withoutAmounts),
  ];
}

function withoutSpans(text: string): string {
  let shown = '';
  let done = 0;
  for (const { start, end } of spansOf(text).sort((a, b) => a.start - b.start)) {
    if (start >= done) shown += text.slice(done, start) + COVER;
    done = Math.max(done, end);
  }
  return shown + text.slice(done);
}

/**
 * What somebody wrote as it shows to people who may not reach them yet: phone numbers in any of the ways they are typed,
 * e-mail addresses and links are covered; amounts, PIN codes, dates, areas and numbers of houses and registrations stay.
 * "Call me on 98765 43210" shows as "Call me on •••"; "Rent ₹25,000, PIN 560038" stays.
 */
export function coverContacts(text: string): string {
  return withoutSpans(text.replace(EMAIL, COVER).replace(LINK, COVER));
}

/** The text itself where contacts are open, or for whoever wrote it. */
export const contactsAsSeen = <Text extends string | null>(text: Text, isOpen: boolean): Text =>
  (isOpen || text === null ? text : coverContacts(text)) as Text;

export const hasContacts = (text: string): boolean => coverContacts(text) !== text;
