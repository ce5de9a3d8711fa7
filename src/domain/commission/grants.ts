/** When a grant of shadow balancing counts: the broker's Fast Track Advantage, at most six months for one grant. */
import { addDays, type CalendarDate, lastDayOf, type Month, monthOf, shiftMonth } from '../dates.ts';
import type { CommissionPlan } from './plan.ts';

/** One grant, from first enabling until disabled; editing keeps its start. */
export interface Grant {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** The last day a grant may end on: 15 January 2026 and 183 days are 17 July. */
export function latestGrantEnd(start: CalendarDate, plan: CommissionPlan): CalendarDate {
  return addDays(start, plan.shadowBalancing.longestDays);
}

/**
 * Whether an enabled grant serves a month (section 1): its last day lies within the grant, no later than 183 days after the
 * start, and is among the first six month-ends the grant touches. 15 Jan to 14 Jul 2026 serves January to June.
 */
export function grantServes(grant: Grant | null, month: Month, plan: CommissionPlan): boolean {
  if (grant === null) return false;
  const day = lastDayOf(month);
  const latest = latestGrantEnd(grant.start, plan);
  const lastMonth = shiftMonth(monthOf(grant.start), plan.shadowBalancing.monthEnds - 1);
  return day >= grant.start && day <= grant.end && day <= latest && month <= lastMonth;
}
