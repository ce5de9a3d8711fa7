/** Whether fees carry what the plan pays: commission against fee income, and the most a plan can cost (plan, section 2). */

import { type BasisPoints, type Paise, subtract } from '../money.ts';
import { type CommissionPlan, highestCostBp } from './plan.ts';

export interface MonthMoney {
  /** The management fees of the month's paid rents. */
  readonly fees: Paise;
  /** Commission the month owes: payable, held and corrections. */
  readonly accrued: Paise;
}

export interface Solvency extends MonthMoney {
  /** What the company keeps; negative: the plan paid more than came in. */
  readonly left: Paise;
  /** Commission of the fees in basis points; null without fees. */
  readonly ratioBp: BasisPoints | null;
  readonly isLoss: boolean;
}

/** ₹3,200 of fees and ₹1,120 of commission leave ₹2,080: 3500 bp of the fees. */
export function solvencyOf({ fees, accrued }: MonthMoney): Solvency {
  const left = subtract(fees, accrued);
  const ratioBp = fees > 0 ? Math.round((accrued / fees) * 10_000) : null;
  return { fees, accrued, left, ratioBp, isLoss: left < 0 };
}

export interface PlanRisk {
  /** The most the plan can pay of a rent, in basis points of it. */
  readonly highestBp: BasisPoints;
  readonly feeBp: BasisPoints;
  /** The fee does not cover the most the plan can pay. */
  readonly isAboveFee: boolean;
}

/**
 * The plan at its most expensive against a fee. Of 8 % and a top rate of 35 % the share base costs at most 280 bp of the rent;
 * the whole rent as base costs 3500 bp, far more than any fee. The share is never more than the fee.
 */
export function planRisk(plan: CommissionPlan, feeBp: BasisPoints, commissionBp: BasisPoints): PlanRisk {
  const highestBp = highestCostBp(plan, Math.min(feeBp, commissionBp));
  return { highestBp, feeBp, isAboveFee: highestBp > feeBp };
}
