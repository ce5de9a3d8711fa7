// Finds the day that can be chosen next to the one that was meant.
import { addDays, type CalendarDate } from '../../domain/dates.ts';

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
