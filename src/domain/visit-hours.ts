/** When a home is shown: hours by weekday that its lister names, with what is agreed in them already. */
import { addDays, type CalendarDate, daysBetween } from './dates.ts';

/** Monday first, as weeks are printed in India. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Hours on a clock in India: nobody is shown round before nine, or after eight in the evening. */
export const VISITS_FROM_HOUR = 9;
export const VISITS_UNTIL_HOUR = 20;
/** Morning and evening of each weekday are enough. */
export const VISIT_HOURS_MOST = 14;

/** On these days visits begin from `from` on and end by `until`, both whole hours in India. */
export interface VisitHours {
  readonly days: readonly Weekday[];
  readonly from: number;
  readonly until: number;
}

/** When visits to a home can be asked for: at any hour where its lister has named none. */
export interface VisitOffer {
  readonly hours: readonly VisitHours[] | null;
  /** Agreed already, so not offered again: the hour a visit begins at, by day. */
  readonly taken: readonly { readonly date: CalendarDate; readonly hour: number }[];
}

export const anyHour: VisitOffer = { hours: null, taken: [] };

/** A Monday. */
const MONDAY: CalendarDate = '2026-11-02';

/** The weekday of a date: 5 November 2026 is 'thu'. */
export function weekdayOf(date: CalendarDate): Weekday {
  const days = daysBetween(MONDAY, date) % 7;
  return weekdays[(days + 7) % 7] as Weekday;
}

/** Any day of that weekday, so that its name can be written in the language of a page. */
export const someDateOn = (day: Weekday): CalendarDate => addDays(MONDAY, weekdays.indexOf(day));

/** Whether the lister shows the home at that hour of that day. */
export function isShownAt(hours: VisitOffer['hours'], date: CalendarDate, hour: number): boolean {
  if (hours === null) return true;
  const day = weekdayOf(date);
  return hours.some((span) => span.days.includes(day) && hour >= span.from && hour < span.until);
}

/** Whether another visit is agreed for that hour. Whoever named no hours may show several people round at once. */
export function isTaken({ hours, taken }: VisitOffer, date: CalendarDate, hour: number): boolean {
  return hours !== null && taken.some((visit) => visit.date === date && visit.hour === hour);
}

/** Weekdays that follow each other as one: Monday to Friday and Sunday are `[['mon', 'fri'], ['sun', 'sun']]`. */
export function runsOfDays(days: readonly Weekday[]): [first: Weekday, last: Weekday][] {
  const runs: [Weekday, Weekday][] = [];
  weekdays.forEach((day, place) => {
    if (!days.includes(day)) return;
    const run = runs.at(-1);
    if (run && weekdays.indexOf(run[1]) === place - 1) run[1] = day;
    else runs.push([day, day]);
  });
  return runs;
}
