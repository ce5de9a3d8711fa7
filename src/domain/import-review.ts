/** Which imports wait for our team before their homes are shown: large ones of accounts that nobody knows yet. */
import { RuleBroken } from './errors.ts';
import type { Settings } from './settings.ts';

export const importReviewStates = ['waiting', 'accepted', 'declined'] as const;
export type ImportReviewState = (typeof importReviewStates)[number];

/** How many rows of a file that waits are kept for whoever looks at it. */
export const SAMPLE_ROWS = 8;

export interface Importer {
  /** Whole days since the account was made. */
  readonly days: number;
  readonly hasVerifiedHome: boolean;
  /** Homes that it imported without anybody looking, undone ones aside. */
  readonly unreviewed: number;
  /** Rows of the largest file that was accepted; 0: none yet. */
  readonly accepted: number;
}

/**
 * Whether an import of so many rows waits. An account is new until it is old enough and one of its homes is verified; then
 * nothing waits. A file that was accepted raises the limit to its size, so that next week's list does not wait again.
 */
export function importWaits(
  rows: number,
  { days, hasVerifiedHome, unreviewed, accepted }: Importer,
  { new_account_days, unreviewed_homes }: Settings['imports'],
): boolean {
  const isNew = days < new_account_days || !hasVerifiedHome;
  return isNew && unreviewed + rows > Math.max(unreviewed_homes, accepted);
}

/** Throws `import.decided` when somebody was quicker. */
export function checkImportReview(status: string): void {
  if (status !== 'waiting') throw new RuleBroken('import.decided');
}
