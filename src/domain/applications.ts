/** Applications for a home: who may do what in which state, and what an application has to say. */
import { addDays, type CalendarDate } from './dates.ts';
import { RuleBroken } from './errors.ts';
import type { LeadSide } from './leads.ts';

export const applicationStatuses = [
  'submitted',
  'under_review',
  'approved',
  'rejected',
  'cancelled',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Yearly household income in lakh rupees, from (included) and to (not included), as an application states it. */
export const incomeBands = [
  'under_3_lakh',
  '3_to_6_lakh',
  '6_to_10_lakh',
  '10_to_20_lakh',
  'over_20_lakh',
] as const;
export type IncomeBand = (typeof incomeBands)[number];

/** Who would live there; a home names its preferred tenant with the same words. */
export const households = ['family', 'bachelors', 'company'] as const;
export type Household = (typeof households)[number];

export type ApplicationAction = 'review' | 'approve' | 'decline' | 'withdraw';

const applicationTransitions: Readonly<
  Record<ApplicationAction, { from: readonly ApplicationStatus[]; to: ApplicationStatus; by: LeadSide }>
> = {
  review: { from: ['submitted'], to: 'under_review', by: 'lister' },
  approve: { from: ['submitted', 'under_review'], to: 'approved', by: 'lister' },
  decline: { from: ['submitted', 'under_review'], to: 'rejected', by: 'lister' },
  withdraw: { from: ['submitted', 'under_review', 'approved'], to: 'cancelled', by: 'seeker' },
};

/** Whether that person's screen offers that action on the application. */
export function canMoveApplication(
  status: ApplicationStatus,
  action: ApplicationAction,
  by: LeadSide,
): boolean {
  const transition = applicationTransitions[action];
  return transition.by === by && transition.from.includes(status);
}

/**
 * The status after an action: the lister takes a submitted application under review, approves or declines it, at once or
 * later; the applicant withdraws it until it is declined. Throws `application.transition-not-allowed`.
 */
export function nextApplicationStatus(
  status: ApplicationStatus,
  action: ApplicationAction,
  by: LeadSide,
): ApplicationStatus {
  if (!canMoveApplication(status, action, by)) throw new RuleBroken('application.transition-not-allowed');
  return applicationTransitions[action].to;
}

/** Exact address, phone and e-mail show to the two sides once the lister approved. */
export function isApplicationAccepted(status: ApplicationStatus): boolean {
  return status === 'approved';
}

/** Ended applications stand in the history and no longer among the tracked ones. */
export function isApplicationEnded(status: ApplicationStatus): boolean {
  return status === 'rejected' || status === 'cancelled';
}

/** A move-in date may lie so many days ahead. */
export const MOVE_IN_DAYS_AHEAD = 180;
export const OCCUPANTS_MAX = 20;

/**
 * Moving in is today or within 180 days, with 1 to 20 people. Throws `application.move-in-in-past`,
 * `application.move-in-too-far` (field `move_in_date`) or `application.occupants-out-of-range` (field `occupants`).
 */
export function checkApplication(
  application: { readonly moveInDate: CalendarDate; readonly occupants: number },
  today: CalendarDate,
): void {
  const { moveInDate, occupants } = application;
  if (moveInDate < today) throw new RuleBroken('application.move-in-in-past', 'move_in_date');
  if (moveInDate > addDays(today, MOVE_IN_DAYS_AHEAD)) {
    throw new RuleBroken('application.move-in-too-far', 'move_in_date');
  }
  if (!Number.isInteger(occupants) || occupants < 1 || occupants > OCCUPANTS_MAX) {
    throw new RuleBroken('application.occupants-out-of-range', 'occupants');
  }
}

/** What the timeline of an application says happened; screens turn code and side into a sentence. */
export type ApplicationEvent =
  | 'application.submitted'
  | 'application.under-review'
  | 'application.approved'
  | 'application.declined'
  | 'application.withdrawn';

export const applicationEvents: Readonly<Record<ApplicationAction | 'submit', ApplicationEvent>> = {
  submit: 'application.submitted',
  review: 'application.under-review',
  approve: 'application.approved',
  decline: 'application.declined',
  withdraw: 'application.withdrawn',
};
