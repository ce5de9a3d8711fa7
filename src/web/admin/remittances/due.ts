// When what is owed to an owner or tenant is late, as the inbox counts it.
import type { CalendarDate } from '../../../domain/dates.ts';

/** The promised day is over. */
export const isDue = (payBy: CalendarDate | null, today: CalendarDate): boolean =>
  payBy !== null && payBy < today;
