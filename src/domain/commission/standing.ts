/** Who is paid, who waits and who is passed over, by the status at the end of the month (plan, section 2). */
import type { CommissionPlan } from './plan.ts';

/** The index is the code in columns; whatever else a status says is unknown. */
export const affiliateStatuses = ['active', 'pending', 'suspended', 'terminated', 'unknown'] as const;
export type AffiliateStatus = (typeof affiliateStatuses)[number];

/** paid: lines are payable. held: they wait. passed: no lines, as if the rate were 0; the level is used up. */
export type Standing = 'paid' | 'held' | 'passed';

/** A registration without a profile has no status and counts as active. */
export function readStatus(text: string | null): AffiliateStatus {
  if (text === null) return 'active';
  return affiliateStatuses.find((status) => status === text) ?? 'unknown';
}

/** Under a plan with rollup those who would be held are passed over like the terminated. */
export function standingOf(status: AffiliateStatus, plan: Pick<CommissionPlan, 'ineligible'>): Standing {
  if (status === 'active') return 'paid';
  if (status === 'terminated' || plan.ineligible === 'rollup') return 'passed';
  return 'held';
}
