/** Payouts: how a batch of bank transfers comes about, who is in it, and what becomes of each transfer (compensation plan, 3). */

import { RuleBroken } from '../errors.ts';
import { type PayoutCase, payoutBlock, payoutBlocks } from './payout.ts';
import type { CommissionPlan } from './plan.ts';

/** A draft holds amounts for people; a second administrator approves it; exported, the bank has it; settled, all is answered. */
export const batchStates = ['draft', 'approved', 'exported', 'settled', 'cancelled'] as const;
export type BatchState = (typeof batchStates)[number];

export const payoutStates = ['pending', 'paid', 'failed', 'cancelled'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** commission: what affiliates are owed. owners: rent that we collected for owners, and deposits that go back to tenants. */
export const batchPurposes = ['commission', 'owners'] as const;
export type BatchPurpose = (typeof batchPurposes)[number];

/** Whom a transfer goes to. Brokers are paid as affiliates so far. */
export const payeeKinds = ['affiliate', 'broker', 'owner', 'tenant'] as const;
export type PayeeKind = (typeof payeeKinds)[number];

/** `final`: all that is left of somebody whose membership ended, however little. */
export const payoutKinds = ['regular', 'final'] as const;

const [NOTHING_OWED, ...blocksOfPlan] = payoutBlocks;

/** Why somebody with a balance is not paid now, beside the plan's own reasons: it waits in a batch, has nowhere to go, came back from there, or would go to an account that nobody confirmed or that changed lately. */
export const candidateBlocks = [
  'in-batch',
  ...blocksOfPlan,
  'no-account',
  'returned',
  'account-unconfirmed',
  'account-changed',
] as const;
export type CandidateBlock = (typeof candidateBlocks)[number];
/** Those that hold whatever is owed: what is missing is kept with each registration. */
export const payoutGaps = [
  'not-active',
  'no-pan',
  'no-account',
  'returned',
] as const satisfies readonly CandidateBlock[];
/** The same of anybody. */
export const ownBlocks = [...candidateBlocks, NOTHING_OWED] as const;
export type OwnBlock = (typeof ownBlocks)[number];

export interface Candidate extends PayoutCase {
  readonly hasAccount: boolean;
  /** A transfer to this account came back, and since then neither did they give one anew nor an administrator clear it. */
  readonly isReturned: boolean;
  /** The bank said whose account this is, by a transfer of ₹1. */
  readonly isAccountConfirmed: boolean;
  /** Another account was given so lately that a thief's would not have been noticed yet. */
  readonly isAccountHeld: boolean;
  /** A transfer that was drafted and is not answered yet. */
  readonly isInBatch: boolean;
}

/** Null: paid with the next batch. `app.payout_candidates` is the same rule for all at once. */
export function candidateBlock(
  candidate: Candidate,
  plan: Pick<CommissionPlan, 'leastPayout'>,
): OwnBlock | null {
  if (candidate.balance > 0 && candidate.isInBatch) return 'in-batch';
  const block = payoutBlock(candidate, plan);
  if (block !== null) return block;
  if (!candidate.hasAccount) return 'no-account';
  if (candidate.isReturned) return 'returned';
  if (!candidate.isAccountConfirmed) return 'account-unconfirmed';
  return candidate.isAccountHeld ? 'account-changed' : null;
}

/** Banks take files of so many transfers; the next batch takes the next people. */
export const MAX_BATCH = 10_000;

type BatchAction = 'approve' | 'export' | 'cancel';

const batchMoves: Readonly<Record<BatchAction, { from: readonly BatchState[]; to: BatchState }>> = {
  approve: { from: ['draft'], to: 'approved' },
  export: { from: ['approved'], to: 'exported' },
  cancel: { from: ['draft', 'approved'], to: 'cancelled' },
};

/** Throws `payout.transition-not-allowed`: what the bank has can no longer be cancelled, only each transfer failed. */
export function nextBatchState(state: BatchState, action: BatchAction): BatchState {
  const { from, to } = batchMoves[action];
  if (!from.includes(state)) throw new RuleBroken('payout.transition-not-allowed');
  return to;
}

/**
 * Whether a file for the bank may be made: for the first time, or again when it was lost. It holds what is not answered yet:
 * what was paid, or came back and is owed again, must not be sent with it once more.
 */
export const hasBankFile = (state: BatchState): boolean => state === 'approved' || state === 'exported';

interface Transfer {
  readonly batch: BatchState;
  readonly state: PayoutState;
  readonly reference: string | null;
}

/**
 * Whether a transfer is to be marked paid: true the first time, false when it is marked so with that very reference.
 * Throws `payout.not-at-bank` and `payout.transition-not-allowed`.
 */
export function isToBePaid({ batch, state, reference }: Transfer, given: string): boolean {
  if (batch !== 'exported' && batch !== 'settled') throw new RuleBroken('payout.not-at-bank');
  if (state === 'paid' && reference === given) return false;
  if (state !== 'pending') throw new RuleBroken('payout.transition-not-allowed');
  return true;
}

/**
 * Whether a transfer is to be marked failed: banks send one back even days after they said that it was paid. False when it
 * failed before. Throws `payout.not-at-bank`.
 */
export function isToFail({ batch, state }: Omit<Transfer, 'reference'>): boolean {
  if (batch !== 'exported' && batch !== 'settled') throw new RuleBroken('payout.not-at-bank');
  if (state === 'cancelled') throw new RuleBroken('payout.transition-not-allowed');
  return state !== 'failed';
}

const CODE = /^KP(\d{1,15})$/;

/** What the bank's file calls a transfer: number 42 is KP000042. */
export const payoutCode = (number: number): string => `KP${String(number).padStart(6, '0')}`;

/** The number in a code as a bank gives it back, or null. */
export function payoutNumber(code: string): number | null {
  const digits = CODE.exec(code.trim().toUpperCase())?.[1];
  return digits === undefined ? null : Number(digits);
}
