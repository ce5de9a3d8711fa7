/** A home that was credited to the wrong affiliate, put right from a day in the past by two administrators (section 3). */
import { type CalendarDate, type Month, monthOf, shiftMonth } from '../dates.ts';
import { RuleBroken } from '../errors.ts';

export const creditCorrectionStates = ['proposed', 'approved', 'withdrawn'] as const;
export type CreditCorrectionState = (typeof creditCorrectionStates)[number];

/** Throws `credit-correction.transition-not-allowed`: what is approved is only changed by another correction. */
export function nextCreditCorrection(
  state: CreditCorrectionState,
  action: 'approve' | 'withdraw',
): CreditCorrectionState {
  if (state !== 'proposed') throw new RuleBroken('credit-correction.transition-not-allowed');
  return action === 'approve' ? 'approved' : 'withdrawn';
}

export type WantedCredit = {
  readonly from: CalendarDate;
  /** Code of the right affiliate; null: it is nobody's. */
  readonly affiliate: string | null;
  /** The day they joined; null where there is nobody. */
  readonly joinedOn: CalendarDate | null;
};

export type CreditedHome = {
  readonly leaseStart: CalendarDate;
  /** Who is credited on the day `from`. */
  readonly credited: string | null;
};

/** Throws the rule that says no, at its field. */
export function checkCreditCorrection(
  { from, affiliate, joinedOn }: WantedCredit,
  { leaseStart, credited }: CreditedHome,
  today: CalendarDate,
): void {
  if (from >= today) throw new RuleBroken('credit-correction.not-past', 'from');
  if (from < leaseStart) throw new RuleBroken('credit-correction.before-lease', 'from', { date: leaseStart });
  if (affiliate === credited) throw new RuleBroken('credit-correction.no-change', 'affiliate_id');
  if (joinedOn !== null && monthOf(joinedOn) > monthOf(from)) {
    throw new RuleBroken('credit-correction.not-joined', 'from', { date: joinedOn });
  }
}

/**
 * The months whose credit it changes: a month goes to whoever stands at its end, and a later change of the affiliate stands.
 * From 20 October on, with a change on 3 December, these are October and November. `last` null: all that follow.
 */
export const correctedMonths = (
  from: CalendarDate,
  until: CalendarDate | null,
): { first: Month; last: Month | null } => ({
  first: monthOf(from),
  last: until === null ? null : shiftMonth(monthOf(until), -1),
});
