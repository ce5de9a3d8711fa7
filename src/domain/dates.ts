/** Calendar dates, months and instants as ISO text: rules take today as an argument, so nothing here reads a clock. */
import { RuleBroken } from './errors.ts';
import { momentFormat } from './formats.ts';
import { formatTags, language, type PageLanguage } from './languages.ts';

/** A calendar date 'YYYY-MM-DD', without time or zone. */
export type CalendarDate = string;
/** A month 'YYYY-MM'. */
export type Month = string;
/** A moment as an ISO string with its offset, such as '2026-11-05T09:00:00+05:30' or '…Z'. */
export type Instant = string;

export const TIME_ZONE = 'Asia/Kolkata';

const DAY_MS = 86_400_000;
/** India keeps one offset all year and has since 1945, so the date there needs no zone database. */
const INDIA_OFFSET_MS = 19_800_000;

const DATE = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;
const MONTH = /^([1-9]\d{3})-(\d{2})$/;
const INSTANT = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days in a month, the month counted from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** True for a date that exists: '2024-02-29' does, '2026-02-29' and '2026-2-9' do not. */
export function isCalendarDate(text: string): text is CalendarDate {
  const match = DATE.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function isMonth(text: string): text is Month {
  const month = Number(MONTH.exec(text)?.[2] ?? 0);
  return month >= 1 && month <= 12;
}

/** True for an ISO moment with an offset, on a day that exists. */
export function isInstant(text: string): text is Instant {
  return INSTANT.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

function dayNumber(date: CalendarDate): number {
  if (!isCalendarDate(date)) throw new RuleBroken('date.invalid');
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

function fromDayNumber(day: number): CalendarDate {
  const moment = new Date(day * DAY_MS);
  const date = Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10);
  if (!isCalendarDate(date)) throw new RuleBroken('date.invalid');
  return date;
}

/** Milliseconds since 1970 of an instant. Throws `instant.invalid`. */
export function epochMs(instant: Instant): number {
  if (!isInstant(instant)) throw new RuleBroken('instant.invalid');
  return Date.parse(instant);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Whole days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The month after so many months; negative goes back. Throws `month.invalid`. */
export function shiftMonth(month: Month, months: number): Month {
  if (!isMonth(month)) throw new RuleBroken('month.invalid');
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  const shifted = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  if (!isMonth(shifted)) throw new RuleBroken('month.invalid');
  return shifted;
}

/** The same day so many months on, or the last day of a shorter month: 31 January and one month is 28 or 29 February. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const month = shiftMonth(monthOf(date), months);
  const lastDay = Number(lastDayOf(month).slice(8));
  const day = Math.min(Number(date.slice(8)), lastDay);
  return `${month}-${String(day).padStart(2, '0')}`;
}

export function monthOf(date: CalendarDate): Month {
  if (!isCalendarDate(date)) throw new RuleBroken('date.invalid');
  return date.slice(0, 7);
}

export function firstDayOf(month: Month): CalendarDate {
  if (!isMonth(month)) throw new RuleBroken('month.invalid');
  return `${month}-01`;
}

export function lastDayOf(month: Month): CalendarDate {
  if (!isMonth(month)) throw new RuleBroken('month.invalid');
  const days = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  return `${month}-${days}`;
}

/** The date on the wall in India at that moment: '2026-11-04T18:30:00Z' is already 5 November there. */
export function dateInIndia(instant: Instant): CalendarDate {
  return new Date(epochMs(instant) + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The hour on the clock in India at that moment, 0 to 23. */
export function hourInIndia(instant: Instant): number {
  return new Date(epochMs(instant) + INDIA_OFFSET_MS).getUTCHours();
}

/** The moment a date's hour strikes in India, as UTC: `instantInIndia('2026-11-05', 9)` is '2026-11-05T03:30:00.000Z'. */
export function instantInIndia(date: CalendarDate, hour: number): Instant {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw new RuleBroken('instant.invalid');
  return new Date(dayNumber(date) * DAY_MS + hour * 3_600_000 - INDIA_OFFSET_MS).toISOString();
}

/** How days, months and moments are written in one language. */
export interface DateWords {
  readonly date: (date: CalendarDate) => string;
  readonly month: (month: Month) => string;
  readonly instant: (instant: Instant) => string;
}

/** For what is written to somebody whose language is not that of this copy of the code; pages take the functions below. */
export function dateWordsIn(spoken: PageLanguage): DateWords {
  const tag = formatTags[spoken];
  /** Months are cut short in English only: others would put an abbreviation mark. */
  const month = spoken === 'en' ? 'short' : 'long';
  const ofYear = { month, year: 'numeric', timeZone: 'UTC' } as const;
  const day = momentFormat(tag, { day: 'numeric', ...ofYear });
  const monthAndYear = momentFormat(tag, ofYear);
  // शाम 6:00 rather than 6:00 pm; all of them count to twelve.
  const time = momentFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
    dayPeriod: spoken === 'en' ? undefined : 'short',
  });
  const date = (shown: CalendarDate) => day(dayNumber(shown) * DAY_MS);
  return {
    date,
    month: (shown) => monthAndYear(dayNumber(firstDayOf(shown)) * DAY_MS),
    instant: (shown) => `${date(dateInIndia(shown))}, ${time(epochMs(shown))}`,
  };
}

const own = dateWordsIn(language);
const englishMonth = momentFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 5 Nov 2026, on a Hindi page 5 नवंबर 2026. */
export const formatDate = own.date;

const weekday = momentFormat(formatTags[language], {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Thu, 5 Nov: of a day that is near. */
export const formatNearDay = (date: CalendarDate): string => weekday(dayNumber(date) * DAY_MS);

/** Nov 2026, on a Hindi page नवंबर 2026. */
export const formatMonth = own.month;

const monthAlone = momentFormat(formatTags[language], { month: 'short', timeZone: 'UTC' });

/** Nov, on a Hindi page नवं, without the mark of an abbreviation: below the narrow bar of a chart. */
export const formatMonthShort = (shown: Month): string =>
  monthAlone(dayNumber(firstDayOf(shown)) * DAY_MS).replace(/[॰.]/g, '');

/** Nov 2026 in every language, for what banks and machines read. */
export function formatMonthInEnglish(shown: Month): string {
  return englishMonth(dayNumber(firstDayOf(shown)) * DAY_MS);
}

/** 5 Nov 2026, 9:00 am: as read on a clock in India. */
export const formatInstant = own.instant;
