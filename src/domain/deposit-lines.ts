/** What the acts of a settlement move between the accounts of a lease. Every function answers the lines of one entry, which sum to zero. */
import { type JournalLine, type LeaseAccount, linesOf as leaseLines, type RentParties } from './journal.ts';

type Parties = RentParties & {
  /** In whose hands the deposit is: the owner’s, or the operator’s, who is no party. */
  readonly isHeldByOperator: boolean;
};

const linesOf = (parties: Parties, amounts: Partial<Record<LeaseAccount, number>>): JournalLine[] =>
  leaseLines(parties, amounts, parties.isHeldByOperator ? 'operator' : 'owner');

/** A deposit that came in before the book knew of it. */
export const depositFoundLines = (parties: Parties, amount: number): JournalLine[] =>
  linesOf(parties, {
    deposit_cash: amount,
    deposit_owed: -amount,
  });

/** A deposit, or a part of it, that was due and is asked for no more. */
export const depositReleasedLines = (parties: Parties, amount: number): JournalLine[] =>
  linesOf(parties, {
    deposit_owed: amount,
    deposit_receivable: -amount,
  });

/** How a line of a settlement is paid, in paise. */
type Covered = { readonly fromDeposit: number; readonly fromCredit: number; readonly debt: number };

/** A month or a charge that is not paid in full: what is not covered stays asked for. */
export const settledDueLines = (
  parties: Parties,
  kind: 'rent' | 'charge',
  { fromDeposit, fromCredit }: Covered,
): JournalLine[] =>
  linesOf(parties, {
    deposit_owed: fromDeposit,
    rent_prepaid: fromCredit,
    [kind === 'rent' ? 'rent_receivable' : 'charges_receivable']: -fromDeposit - fromCredit,
    rent_collected: fromDeposit,
    deposit_cash: -fromDeposit,
  });

/** A deduction: what is not covered is a charge that the tenant owes. */
export const depositDeductedLines = (
  parties: Parties,
  { fromDeposit, fromCredit, debt }: Covered,
): JournalLine[] =>
  linesOf(parties, {
    deposit_owed: fromDeposit,
    rent_prepaid: fromCredit,
    charges_receivable: debt,
    charges_earned: -fromDeposit - fromCredit - debt,
    rent_collected: fromDeposit,
    deposit_cash: -fromDeposit,
  });

/** What went back, of prepaid rent and of the deposit. */
export const depositRefundedLines = (
  parties: Parties,
  { fromCredit, fromDeposit }: Omit<Covered, 'debt'>,
): JournalLine[] =>
  linesOf(parties, {
    rent_prepaid: fromCredit,
    rent_collected: -fromCredit,
    deposit_owed: fromDeposit,
    deposit_cash: -fromDeposit,
  });

/** What the owner gives up of unpaid rent and of other deductions. */
export const debtWaivedLines = (
  parties: Parties,
  { rent, charges }: { readonly rent: number; readonly charges: number },
): JournalLine[] =>
  linesOf(parties, {
    rent_waived: rent + charges,
    rent_receivable: -rent,
    charges_receivable: -charges,
  });
