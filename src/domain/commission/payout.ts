/** Who is paid out and who is carried on to the next batch (plan, section 3). */
import type { Paise } from '../money.ts';
import type { CommissionPlan } from './plan.ts';
import type { MonthStatus } from './standing.ts';

export interface PayoutCase {
  /** What is owed after tax. */
  readonly balance: Paise;
  readonly status: MonthStatus;
  readonly hasPan: boolean;
}

/** Who may be paid at all: the active, and the terminated their final settlement. */
export const paidStatuses = ['active', 'terminated'] as const satisfies readonly MonthStatus[];

/** In the order in which they are asked. */
export const payoutBlocks = ['nothing-owed', 'not-active', 'below-minimum', 'no-pan'] as const;
export type PayoutBlock = (typeof payoutBlocks)[number];

/**
 * Why a balance is carried, or null when it is paid: at least ₹500, active, with a PAN. The final settlement of somebody
 * terminated has no minimum. A negative balance is carried and offset, never debited.
 */
export function payoutBlock(
  { balance, status, hasPan }: PayoutCase,
  plan: Pick<CommissionPlan, 'leastPayout'>,
): PayoutBlock | null {
  if (balance <= 0) return 'nothing-owed';
  if (!paidStatuses.some((paid) => paid === status)) return 'not-active';
  if (status === 'active' && balance < plan.leastPayout) return 'below-minimum';
  return hasPan ? null : 'no-pan';
}
