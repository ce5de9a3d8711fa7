/** The one reader of dates and months as people write them: in figures or by name, in every language of our pages, day before month as in India. */
import { type CalendarDate, isCalendarDate, isMonth, type Month } from './dates.ts';
import { plainTyped } from './digits.ts';
import { formatTags, translations } from './languages.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The place in the year of a month by its whole or short name; -1 for none. */
function inDevanagari(name: string): number {
  const formats = translations.flatMap((one) =>
    (['long', 'short'] as const).map(
      (month) => new Intl.DateTimeFormat(formatTags[one], { month, timeZone: 'UTC' }),
    ),
  );
  return months.findIndex((_, index) =>
    formats.some((format) => plainTyped(format.format(Date.UTC(2026, index, 1))) === name),
  );
}

/** From 01 to 12 for "11", "nov", "november", "नवंबर"; anything else is no month. */
function monthOf(name: string): string {
  const number = /^\d/.test(name)
    ? Number(name)
    : (/^[a-z]/.test(name) ? months.indexOf(name.slice(0, 3)) : inDevanagari(name)) + 1;
  return String(number).padStart(2, '0');
}

const MONTH = String.raw`(\d{1,2}|[a-z]{3,9}|[\u0900-\u097f]{2,12})`;
const DAY_MONTH_YEAR = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[\s./-]+${MONTH}\.?,?(?:[\s./-]+(\d{2}|\d{4}))?$`,
);
const MONTH_YEAR = new RegExp(String.raw`^${MONTH}\.?,?[\s./-]+(\d{2}|\d{4})$`);

/**
 * Reads "5 Nov 2026", "5 नवंबर 2026", "5/11/2026", "05-11-26" and "2026-11-05". With `today`, "5 Nov" is the next such day, not one
 * that is gone. Anything else, and a day that does not exist, is `null`.
 */
export function readTypedDate(text: string, today?: CalendarDate): CalendarDate | null {
  const typed = plainTyped(text);
  if (isCalendarDate(typed)) return typed;
  const [, day = '', month = '', year] = DAY_MONTH_YEAR.exec(typed) ?? [];
  const inYear = (fullYear: string) => `${fullYear}-${monthOf(month)}-${day.padStart(2, '0')}`;
  if (year !== undefined) return [inYear(year.padStart(4, '20'))].find(isCalendarDate) ?? null;
  if (today === undefined || day === '') return null;
  const thisYear = Number(today.slice(0, 4));
  const next = [thisYear, thisYear + 1].map(String).map(inYear);
  return next.find((date) => isCalendarDate(date) && date >= today) ?? null;
}

/** Reads "Nov 2026", "नवंबर 2026", "11/2026", "11-26" and "2026-11"; anything else is `null`. */
export function readTypedMonth(text: string): Month | null {
  const typed = plainTyped(text);
  if (isMonth(typed)) return typed;
  const [, month = '', year = ''] = MONTH_YEAR.exec(typed) ?? [];
  return [`${year.padStart(4, '20')}-${monthOf(month)}`].find(isMonth) ?? null;
}
