/** Who is paid, who waits and who is passed over, by the status at the end of the month (plan, section 2). */
import { affiliateStatuses } from '../affiliates.ts';
import type { CommissionPlan } from './plan.ts';

/** What a month may know of somebody; the place here is the code in columns. */
export const monthStatuses = [...affiliateStatuses, 'unknown'] as const;
export type MonthStatus = (typeof monthStatuses)[number];

/** paid: lines are payable. held: they wait. passed: no lines, as if the rate were 0; the level is used up. */
export type Standing = 'paid' | 'held' | 'passed';

/** A registration without a profile has no status and counts as active; a status the plan does not know is held. */
export function readStatus(text: string | null): MonthStatus {
  if (text === null) return 'active';
  return monthStatuses.find((status) => status === text) ?? 'unknown';
}

/** Under a plan with rollup those who would be held are passed over like the terminated. */
export function standingOf(status: MonthStatus, plan: Pick<CommissionPlan, 'ineligible'>): Standing {
  if (status === 'active') return 'paid';
  if (status === 'terminated' || plan.ineligible === 'rollup') return 'passed';
  return 'held';
}
