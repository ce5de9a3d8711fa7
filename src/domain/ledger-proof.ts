/** The proof that the books agree with themselves and with each other: what is compared, and what a difference is called. */

export const proofStarts = ['night', 'command'] as const;

/**
 * entries-unbalanced: an entry's accounts do not sum to zero. lines-differ: the lines of a closed month do not sum to its
 * entries. held-negative: more was released or taken back than was held. holds-differ: what is open of the held amounts is not
 * the held balance. balances-differ: a balance that is carried is not the sum of its entries. payouts-differ: a payout and its
 * entries in the ledger do not say the same. remittances-differ: a transfer to an owner or a tenant is not what its entries of the journal
 * and its reckoning say. gaps-differ: what is kept of why somebody cannot be paid is not what their status,
 * PAN and account say. journal-unbalanced: the lines of a journal entry do not sum to zero. control-differs: a control account of the
 * journal is not the sum of what a run posted to the commission ledger. rents-differ: what the journal says of a lease is not what its
 * dues, receipts and what they cover say, or a due was given something else than what covers it. unknown-differs: the money of
 * unknown payers in the journal is not what is open of the operator's statements. parties-differ: landlord or tenant among the parties of a lease is not the lease's own.
 */
export const proofChecks = [
  'entries-unbalanced',
  'lines-differ',
  'held-negative',
  'holds-differ',
  'balances-differ',
  'payouts-differ',
  'remittances-differ',
  'gaps-differ',
  'journal-unbalanced',
  'control-differs',
  'rents-differ',
  'unknown-differs',
  'parties-differ',
] as const;
export type ProofCheck = (typeof proofChecks)[number];

export interface LedgerDifference {
  readonly check: ProofCheck;
  /** How many do not agree. */
  readonly count: number;
  /** Where to look first: an affiliate, a month, a payout. */
  readonly example: string;
}
