/** Visits to a home: who may do what in which state, and which hours can be asked for. */
import { type CalendarDate, epochMs, type Instant, instantInIndia } from './dates.ts';
import { RuleBroken } from './errors.ts';
import type { LeadMover, LeadSide } from './leads.ts';

export const visitStatuses = ['requested', 'scheduled', 'completed', 'cancelled', 'rejected'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

export const visitTypes = ['physical', 'virtual'] as const;
export type VisitType = (typeof visitTypes)[number];

export type VisitAction =
  | 'accept'
  | 'propose'
  | 'decline'
  | 'cancel'
  | 'reschedule'
  | 'complete'
  | 'miss'
  | 'expire'
  /** The home was let to somebody else before the day. */
  | 'homeLet';

/** A requested visit waits for one side's answer to the other side's slot; any other status waits for nobody. */
export interface VisitStanding {
  readonly status: VisitStatus;
  readonly awaiting: LeadSide | null;
}

/** How a visit begins: the seeker has named a slot, the lister has to answer. */
export const requestedVisit: VisitStanding = { status: 'requested', awaiting: 'lister' };

const otherSide: Readonly<Record<LeadMover, LeadSide | null>> = {
  seeker: 'lister',
  lister: 'seeker',
  system: null,
};

interface VisitTransition {
  readonly from: readonly VisitStatus[];
  readonly to: VisitStatus;
  readonly by: readonly LeadMover[];
  /** Only the side whose answer is awaited. */
  readonly answersOnly?: true;
}

const visitTransitions: Readonly<Record<VisitAction, VisitTransition>> = {
  accept: { from: ['requested'], to: 'scheduled', by: ['seeker', 'lister'], answersOnly: true },
  propose: { from: ['requested'], to: 'requested', by: ['seeker', 'lister'], answersOnly: true },
  decline: { from: ['requested'], to: 'rejected', by: ['seeker', 'lister'], answersOnly: true },
  cancel: { from: ['requested', 'scheduled'], to: 'cancelled', by: ['seeker', 'lister'] },
  reschedule: { from: ['scheduled'], to: 'requested', by: ['seeker', 'lister'] },
  complete: { from: ['scheduled'], to: 'completed', by: ['lister', 'system'] },
  miss: { from: ['scheduled', 'completed'], to: 'cancelled', by: ['seeker', 'lister'] },
  expire: { from: ['requested'], to: 'cancelled', by: ['system'] },
  homeLet: { from: ['requested', 'scheduled'], to: 'cancelled', by: ['system'] },
};

/** Whether that person's screen offers that action on the visit. */
export function canMoveVisit(visit: VisitStanding, action: VisitAction, by: LeadMover): boolean {
  const transition = visitTransitions[action];
  if (!transition.from.includes(visit.status) || !transition.by.includes(by)) return false;
  // Otherwise a lister could undo the visit whose stars they do not like.
  if (action === 'miss' && visit.status === 'completed') return by === 'seeker';
  return transition.answersOnly === undefined || visit.awaiting === by;
}

/**
 * The standing of a visit after an action. Whoever is asked accepts, declines or proposes another slot, which turns the
 * question round; either side cancels, and reschedules what is scheduled by naming a slot the other has to accept; the lister
 * completes it; either side says that the other did not come; an unanswered request ends when its slot has passed. Throws `visit.transition-not-allowed`.
 */
export function nextVisit(visit: VisitStanding, action: VisitAction, by: LeadMover): VisitStanding {
  if (!canMoveVisit(visit, action, by)) throw new RuleBroken('visit.transition-not-allowed');
  const status = visitTransitions[action].to;
  return { status, awaiting: status === 'requested' ? otherSide[by] : null };
}

/**
 * Exact address, phone and e-mail show to the two sides once a slot is agreed (identity page, "What may be seen and done").
 */
export function isVisitAccepted(status: VisitStatus): boolean {
  return status === 'scheduled' || status === 'completed';
}

/** What whoever comes needs and the lister has not said. */
export const visitLacks = ['address', 'phone'] as const;
export type VisitLack = (typeof visitLacks)[number];

/**
 * What is asked of the lister as they agree to a visit: nobody finds a home without its address, or calls somebody without a
 * number. Nothing of a video call, and nothing where the lister has nothing to answer.
 */
export function lackedForVisit(
  visit: VisitStanding & { readonly type: VisitType },
  given: Readonly<Record<VisitLack, boolean>>,
): VisitLack[] {
  const isLister = canMoveVisit(visit, 'accept', 'lister');
  return visit.type === 'physical' && isLister ? visitLacks.filter((what) => !given[what]) : [];
}

/** A number may stay unsaid: the seeker sees the e-mail address too. Throws `visit.address-missing` (field `address`). */
export function checkAddressGiven(lacks: readonly VisitLack[], address: string | null): void {
  if (lacks.includes('address') && address === null) throw new RuleBroken('visit.address-missing', 'address');
}

/** Ended visits stand in the history and no longer among the tracked ones. */
export function isVisitEnded(status: VisitStatus): boolean {
  return status === 'completed' || status === 'cancelled' || status === 'rejected';
}

/** Slots last one hour and begin on the hour in India, the last at 19:00 so that it ends by 20:00. */
export const visitSlots = [
  '09:00',
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
  '19:00',
] as const;
export type VisitSlot = (typeof visitSlots)[number];

/** The hour on the clock in India that a slot begins at, 9 to 19. */
export const hourOf = (slot: VisitSlot): number => Number(slot.slice(0, 2));

/** The moment a slot begins: 9:00 on 5 November is '2026-11-05T03:30:00.000Z'. */
export function visitStart(date: CalendarDate, slot: VisitSlot): Instant {
  return instantInIndia(date, hourOf(slot));
}

/** A visit can be completed once its slot has begun. Throws `visit.not-yet-begun`. */
export function checkVisitBegun(date: CalendarDate, slot: VisitSlot, now: Instant): void {
  if (epochMs(now) < epochMs(visitStart(date, slot))) throw new RuleBroken('visit.not-yet-begun');
}

/** A reminder goes out so many hours before the slot, to whoever did not agree to it within them. */
export const VISIT_REMINDER_HOURS = 3;
const HOUR_MS = 3_600_000;

/** From the reminder until an hour after the slot began, either side tells the other that they are on their way. */
export function canSayOnWay(
  { status, date, slot }: { status: VisitStatus; date: CalendarDate; slot: VisitSlot },
  now: Instant,
): boolean {
  const ahead = epochMs(visitStart(date, slot)) - epochMs(now);
  return status === 'scheduled' && ahead <= VISIT_REMINDER_HOURS * HOUR_MS && ahead >= -HOUR_MS;
}

/** Stars a visit can get. */
export const VISIT_RATING_MAX = 5;

/** Whether that person's screen offers stars: the seeker of a completed visit, who may change their mind later. */
export function canRateVisit(status: VisitStatus, by: LeadSide): boolean {
  return status === 'completed' && by === 'seeker';
}

/** A completed visit gets 1 to 5 stars from its seeker. Throws `visit.rating-not-allowed`. */
export function checkVisitRating(status: VisitStatus, by: LeadSide): void {
  if (!canRateVisit(status, by)) throw new RuleBroken('visit.rating-not-allowed');
}

/** What the timeline of a visit says happened; screens turn code and side into a sentence. */
export type VisitEvent =
  | 'visit.requested'
  | 'visit.accepted'
  | 'visit.proposed'
  | 'visit.declined'
  | 'visit.cancelled'
  | 'visit.rescheduled'
  | 'visit.completed'
  | 'visit.missed'
  | 'visit.on-way'
  | 'visit.reminded'
  | 'visit.expired'
  | 'visit.home-let';

export const visitEvents: Readonly<Record<VisitAction | 'request' | 'comeSoon' | 'remind', VisitEvent>> = {
  request: 'visit.requested',
  accept: 'visit.accepted',
  propose: 'visit.proposed',
  decline: 'visit.declined',
  cancel: 'visit.cancelled',
  reschedule: 'visit.rescheduled',
  complete: 'visit.completed',
  miss: 'visit.missed',
  comeSoon: 'visit.on-way',
  remind: 'visit.reminded',
  expire: 'visit.expired',
  homeLet: 'visit.home-let',
};
