// How a slot reads: "11:00 am", and a day with it.
import { formatDate, formatInstant } from '../../../domain/dates.ts';
import { type VisitSlot, visitStart } from '../../../domain/visits.ts';
import { unbrokenTime } from '../../lib/unbroken.ts';

export function slotText(slot: VisitSlot): string {
  // As it stands after the day, whichever that is.
  return formatInstant(visitStart('2026-01-01', slot)).split(', ').at(-1) ?? slot;
}

/** 5 Nov 2026, 9:00 am. */
export const visitTime = (date: string, slot: VisitSlot): string =>
  unbrokenTime(formatInstant(visitStart(date, slot)));

/** For rows of a timeline, which may come from an older version. */
export const eventTime = (date: string, slot: string | null): string =>
  slot ? `${formatDate(date)}, ${slotText(slot as VisitSlot)}` : formatDate(date);
