/** Which hours of which days a visit can be asked for: apart from visits, since only a form chooses one. */
import { addDays, type CalendarDate, dateInIndia, epochMs, type Instant } from './dates.ts';
import { RuleBroken } from './errors.ts';
import { anyHour, isShownAt, isTaken, type VisitOffer } from './visit-hours.ts';
import { hourOf, type VisitSlot, visitSlots, visitStart } from './visits.ts';

/** Visits may be asked for up to so many days ahead. */
export const VISIT_DAYS_AHEAD = 30;

/** The slots of a day that can still be asked for; none on a day gone by or more than 30 days ahead. */
export function visitSlotsOn(date: CalendarDate, now: Instant, offer: VisitOffer = anyHour): VisitSlot[] {
  if (date > addDays(dateInIndia(now), VISIT_DAYS_AHEAD)) return [];
  return visitSlots.filter(
    (slot) =>
      epochMs(visitStart(date, slot)) > epochMs(now) &&
      isShownAt(offer.hours, date, hourOf(slot)) &&
      !isTaken(offer, date, hourOf(slot)),
  );
}

const NEXT_DAYS = 7;

/** The next seven days with a slot that can still be asked for. */
export function nextVisitDays(now: Instant, offer: VisitOffer = anyHour): CalendarDate[] {
  const today = dateInIndia(now);
  return Array.from({ length: VISIT_DAYS_AHEAD + 1 }, (_, day) => addDays(today, day))
    .filter((date) => visitSlotsOn(date, now, offer).length > 0)
    .slice(0, NEXT_DAYS);
}

/** A visit begins later than now and at most 30 days ahead. Throws `visit.slot-in-past` or `visit.slot-too-far` (field `slot`). */
export function checkVisitSlot(date: CalendarDate, slot: VisitSlot, now: Instant): void {
  if (visitSlotsOn(date, now).includes(slot)) return;
  const isPast = epochMs(visitStart(date, slot)) <= epochMs(now);
  throw new RuleBroken(isPast ? 'visit.slot-in-past' : 'visit.slot-too-far', 'slot');
}

/**
 * A seeker names a slot that the lister offers; the lister, who knows their own day, any. Throws `visit.outside-hours` or
 * `visit.slot-taken` (field `slot`).
 */
export function checkVisitOffered(date: CalendarDate, slot: VisitSlot, offer: VisitOffer): void {
  if (!isShownAt(offer.hours, date, hourOf(slot))) throw new RuleBroken('visit.outside-hours', 'slot');
  if (isTaken(offer, date, hourOf(slot))) throw new RuleBroken('visit.slot-taken', 'slot');
}
