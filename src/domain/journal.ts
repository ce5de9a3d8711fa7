/** The journal under all money: its accounts, what each kind of act moves between them, and that nothing is lost on the way. */
import type { CalendarDate } from './dates.ts';

/** Whose money it can be. What belongs to the house itself has no party. */
export const partyKinds = ['affiliate', 'owner', 'broker', 'tenant'] as const;
export type PartyKind = (typeof partyKinds)[number];

/**
 * Those of a lease. rent_receivable: what months of rent still ask of the tenant. rent_prepaid: what the tenant paid beyond them, owed
 * back or to be used up. rent_collected: what came into the landlord's hands. rent_earned: the rent of the months.
 */
export const rentAccounts = ['rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned'] as const;
type RentAccount = (typeof rentAccounts)[number];

/**
 * Those of a deposit and of what is paid beside the rent. deposit_receivable: deposit that is due and not paid. deposit_owed: what is owed
 * back to the tenant. deposit_cash: the deposit in whose hands it is; without a party, the operator's. charges_receivable: what charges and
 * deductions still ask of the tenant. charges_earned: what the owner earned by them. rent_waived: what the owner gave up.
 */
export const depositAccounts = [
  'deposit_receivable',
  'deposit_owed',
  'deposit_cash',
  'charges_receivable',
  'charges_earned',
  'rent_waived',
] as const;

/** In the book of a lease. */
export const leaseAccounts = [...rentAccounts, ...depositAccounts] as const;

/** Control accounts: each is the sum of the ledger's column of that name, for which the ledger has the person. */
export const controlAccounts = [
  'commission_expense',
  'commission_payable',
  'commission_held',
  'commission_tds',
  'commission_bank',
] as const;

export const journalAccounts = [...leaseAccounts, ...controlAccounts] as const;
export type JournalAccount = (typeof journalAccounts)[number];

/** The kinds that follow a person's act, and those that a month itself brings. */
export const paymentKinds = ['rent_received', 'rent_applied', 'rent_reversed'] as const;

/** A deposit that came in or is asked for no more, a deduction of a settlement, what was paid back, and what the owner gave up. */
export const depositKinds = [
  'deposit_received',
  'deposit_released',
  'deposit_deducted',
  'deposit_refunded',
  'debt_waived',
] as const;

/** The first posts a month's rent or its change; the last three each sum up what the commission ledger posted at once. */
export const journalKinds = [
  'rent_due',
  ...paymentKinds,
  ...depositKinds,
  'commission_close',
  'commission_payout',
  'commission_return',
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** What an entry is about, with the id of that row. */
export const journalSources = ['rent_due', 'rent_payment', 'commission_run', 'settlement'] as const;
export type JournalSource = (typeof journalSources)[number];

export type JournalLine = {
  readonly account: JournalAccount;
  /** Paise; debits are positive. */
  readonly amount: number;
  readonly partyKind: PartyKind | null;
  readonly partyId: string | null;
};

/** The two people of a lease, as far as they have an account. */
export type RentParties = { readonly tenantId: string | null; readonly landlordId: string | null };

const partyOf: Readonly<Record<RentAccount, 'owner' | 'tenant'>> = {
  rent_receivable: 'tenant',
  rent_prepaid: 'tenant',
  rent_collected: 'owner',
  rent_earned: 'owner',
};

function linesOf(
  { tenantId, landlordId }: RentParties,
  amounts: Partial<Record<RentAccount, number>>,
): JournalLine[] {
  return rentAccounts.flatMap((account) => {
    const amount = amounts[account] ?? 0;
    if (amount === 0) return [];
    const partyKind = partyOf[account];
    return [{ account, amount, partyKind, partyId: partyKind === 'tenant' ? tenantId : landlordId }];
  });
}

/** A month of rent, or its change: `by` paise more, or fewer where it is negative. */
export const rentDueLines = (parties: RentParties, by: number): JournalLine[] =>
  linesOf(parties, { rent_receivable: by, rent_earned: -by });

/** Rent that came in. It is the tenant's credit until it is applied to a month. */
export const rentReceivedLines = (parties: RentParties, amount: number): JournalLine[] =>
  linesOf(parties, { rent_collected: amount, rent_prepaid: -amount });

/** Credit that covers a part of a month. */
export const rentAppliedLines = (parties: RentParties, amount: number): JournalLine[] =>
  linesOf(parties, { rent_prepaid: amount, rent_receivable: -amount });

/** Takes back a payment and everything it had covered: ₹45,000 of which ₹30,000 were applied reopens ₹30,000 and ends ₹15,000 of credit. */
export const rentReversedLines = (
  parties: RentParties,
  { amount, applied }: { readonly amount: number; readonly applied: number },
): JournalLine[] =>
  linesOf(parties, {
    rent_collected: -amount,
    rent_receivable: applied,
    rent_prepaid: amount - applied,
  });

/** Credit covers a month on the day that month is due, and what comes later on the day it came. */
export const appliedOn = (paidOn: CalendarDate, dueDate: CalendarDate): CalendarDate =>
  paidOn > dueDate ? paidOn : dueDate;

/** An entry moves money between accounts, in whole paise, and loses none: at least two lines that sum to zero, none of them empty. */
export const isBalanced = (lines: readonly Pick<JournalLine, 'amount'>[]): boolean =>
  lines.length >= 2 &&
  lines.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0) &&
  lines.reduce((sum, { amount }) => sum + amount, 0) === 0;
