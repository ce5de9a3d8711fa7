// Finds the day somebody means with the keyboard: the typed date, or the next one that can be chosen.

import { addDays, type CalendarDate, isCalendarDate } from '../../domain/dates.ts';
import { latinDigits } from '../../domain/digits.ts';
import { languageTags } from '../../domain/languages.ts';

/** How far the search goes before it gives up (specification, section 9). */
export const DATE_SEARCH_DAYS = 365;

/** The first day that can be chosen from `from` on, going `step` days at a time (negative goes back); none within 365 days is undefined. */
export function nextEnabledDate(
  from: CalendarDate,
  step: number,
  isEnabled: (date: CalendarDate) => boolean,
): CalendarDate | undefined {
  for (let days = 0; Math.abs(days) <= DATE_SEARCH_DAYS; days += step) {
    const date = addDays(from, days);
    if (isEnabled(date)) return date;
  }
  return undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const inHindi = (month: string): number => {
  const name = new Intl.DateTimeFormat(languageTags.hi, { month: 'long', timeZone: 'UTC' });
  return months.findIndex((_, index) => name.format(Date.UTC(2026, index, 1)) === month);
};

const monthOf = (name: string): number =>
  (/^[a-z]/.test(name) ? months.indexOf(name.slice(0, 3)) : inHindi(name)) + 1;

/** Reads "5 Nov 2026", "5 नवंबर 2026", "5 Nov", "5/11/2026", "05-11-26" and "2026-11-05": day before month, as in India. */
export function parseTypedDate(text: string, today: CalendarDate): CalendarDate | undefined {
  const typed = latinDigits(text).trim().toLowerCase();
  if (isCalendarDate(typed)) return typed;
  const match =
    /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9}|[\u0900-\u097f]{2,9})\.?,?(?:[\s./-]+(\d{2}|\d{4}))?$/.exec(typed);
  if (!match) return undefined;
  const [, day = '', month = '', year] = match;
  const number = /^\d/.test(month) ? Number(month) : monthOf(month);
  const inYear = (fullYear: string) =>
    `${fullYear}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year) return [inYear(year.padStart(4, '20'))].find(isCalendarDate);
  // Without a year the next such day is meant, not one that is gone.
  const thisYear = Number(today.slice(0, 4));
  return [inYear(String(thisYear)), inYear(String(thisYear + 1))].find(
    (date) => isCalendarDate(date) && date >= today,
  );
}
