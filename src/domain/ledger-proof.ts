/** The proof that the books of commission agree with themselves: what is compared, and what a difference is called. */

export const proofStarts = ['night', 'command'] as const;

/**
 * entries-unbalanced: an entry's accounts do not sum to zero. lines-differ: the lines of a closed month do not sum to its
 * entries. held-negative: more was released or taken back than was held. holds-differ: what is open of the held amounts is not
 * the held balance. balances-differ: a balance that is carried is not the sum of its entries. payouts-differ: a payout and its
 * entries in the ledger do not say the same. gaps-differ: what is kept of why somebody cannot be paid is not what their status,
 * PAN and account say.
 */
export const proofChecks = [
  'entries-unbalanced',
  'lines-differ',
  'held-negative',
  'holds-differ',
  'balances-differ',
  'payouts-differ',
  'gaps-differ',
] as const;
export type ProofCheck = (typeof proofChecks)[number];

export interface LedgerDifference {
  readonly check: ProofCheck;
  /** How many do not agree. */
  readonly count: number;
  /** Where to look first: an affiliate, a month, a payout. */
  readonly example: string;
}
