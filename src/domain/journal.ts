/** The journal under all money: its accounts, what each kind of act moves between them, and that nothing is lost on the way. */
import type { CalendarDate } from './dates.ts';

/** Whose money it can be. What belongs to the house itself has no party. */
export const partyKinds = ['affiliate', 'owner', 'broker', 'tenant'] as const;
export type PartyKind = (typeof partyKinds)[number];

/**
 * Rent. rent_receivable: what months of rent still ask of the tenant. rent_prepaid: what the tenant paid beyond what is due, owed back or
 * to be used up. rent_collected: what came in for the landlord, in whoever's hands. rent_earned: the rent of the months.
 */
const rentAccounts = ['rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned'] as const;

/**
 * The deposit: a book with a line of one of these knows of it. deposit_receivable: the part that was not paid yet. deposit_owed: what is owed
 * back to the tenant (negative). deposit_cash: what lies in its holder's hands: the owner's, or the house's own without a party.
 */
export const depositAccounts = ['deposit_receivable', 'deposit_owed', 'deposit_cash'] as const;

/**
 * What else a lease holds beside its rent. charges_receivable: what charges and late fees still ask of the tenant. charges_earned: those, and
 * deductions. rent_waived: what the owner gave up. rent_tds: tax on rent that the tenant paid to the state for the owner.
 */
const furtherAccounts = ['charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds'] as const;

/** All that stand in the book of a lease, and nowhere else. */
export const leaseAccounts = [...rentAccounts, ...depositAccounts, ...furtherAccounts] as const;
export type LeaseAccount = (typeof leaseAccounts)[number];

/** Their sum is what the tenant owes, the deposit included; negative: credit. */
export const owedAccounts = [
  'rent_receivable',
  'charges_receivable',
  'deposit_receivable',
  'rent_prepaid',
] as const satisfies readonly LeaseAccount[];

/**
 * Of whoever runs the product. operator_bank: its account. owner_payable: what it owes the owner (negative). fee_income: its fees.
 * repair_costs: repairs it paid, cleared by the owner's share. gst_payable: tax on its fees. deposit_payable: deposits of tenants that are
 * with it (negative). fee_clearing: fees paid online or in cash that no line of its bank statement shows yet. registration_income,
 * service_income: what brokers pay once, and other services. tds_deposited: where challans stood before they lowered commission_tds; empty
 * since. opening_balance: against what a business owed when it moved in. guarantee_margin: rent of guaranteed months that came in less the
 * guaranteed rent. unknown_payers: money that came to the bank and of which nobody said yet whose it is (negative). tds_interest,
 * tds_late_fee: what a challan cost beside its tax. fee_receivable: services that were invoiced and not paid yet.
 * gst_interest, gst_late_fee: what a payment of GST cost beside the tax; gst_input_credit: tax that was set off instead of paid (negative). A lease may stand beside them.
 */
export const operatorAccounts = [
  'operator_bank',
  'owner_payable',
  'fee_income',
  'repair_costs',
  'gst_payable',
  'deposit_payable',
  'fee_clearing',
  'registration_income',
  'service_income',
  'tds_deposited',
  'opening_balance',
  'guarantee_margin',
  'unknown_payers',
  'tds_interest',
  'tds_late_fee',
  'fee_receivable',
  'gst_interest',
  'gst_late_fee',
  'gst_input_credit',
] as const;

/** Control accounts: each is the sum of the ledger's column of that name, for which the ledger has the person. */
export const controlAccounts = [
  'commission_expense',
  'commission_payable',
  'commission_held',
  'commission_tds',
  'commission_bank',
] as const;

export const journalAccounts = [...leaseAccounts, ...operatorAccounts, ...controlAccounts] as const;
export type JournalAccount = (typeof journalAccounts)[number];

/** The kinds that follow what the receiver of a payment says of it. */
export const paymentKinds = ['rent_received', 'rent_applied', 'rent_reversed'] as const;

/** What a receiver enters and takes back beside the rent: a charge, its cancellation, and a late fee that they give up. */
export const chargeActKinds = ['charge_due', 'charge_cancelled', 'late_fee_waived'] as const;

/** What jobs ask for beside the rent, and tax on it that the tenant paid to the state for the owner. */
const dueActKinds = ['deposit_due', 'late_fee_due', 'rent_tds'] as const;

/** A deposit that came in or is asked for no more, a deduction of a settlement, what was paid back, and what the owner gave up. */
const depositKinds = [
  'deposit_received',
  'deposit_released',
  'deposit_deducted',
  'deposit_refunded',
  'debt_waived',
] as const;

/** Rent that a line of the operator's own bank statement shows, or its taking back: the database posts it with the line. */
const receivedKinds = ['operator_received'] as const;

/**
 * What the operator does with it. management_fee, repair_charged: what it keeps of the owner's rent. deposit_held: a deposit that is with it;
 * deposit_kept: the part that a settlement gives the owner; deposit_paid_back: what left its account by hand. remittance: a transfer to an
 * owner, or of a deposit to a tenant; remittance_returned: the bank sent it back. owner_paid: an owner paid what they owe us.
 */
const remittanceKinds = [
  'owner_paid',
  'management_fee',
  'repair_charged',
  'deposit_held',
  'deposit_kept',
  'deposit_paid_back',
  'remittance',
  'remittance_returned',
] as const;
const operatorKinds = [...receivedKinds, ...remittanceKinds] as const;

/** guaranteed_rent: a guaranteed month that the operator owes its owner; guarantee_kept: rent of such months, which is the operator's. */
const guaranteeKinds = ['guaranteed_rent', 'guarantee_kept'] as const;

/**
 * A line of the operator's statement, from its own day on: unknown_received holds it for whoever paid it; unknown_known: it was no rent and is in
 * the books another way; unknown_returned: it was sent back. The database posts each with the line.
 */
const unknownKinds = ['unknown_received', 'unknown_known', 'unknown_returned'] as const;

/**
 * A fee that was invoiced or credited, and tax that was deposited or paid, or whose challan or payment was withdrawn: the database posts each
 * with its row.
 */
const dutyKinds = [
  'fee_invoiced',
  'fee_credited',
  'fee_paid',
  'tds_deposited',
  'tds_withdrawn',
  'gst_paid',
  'gst_payment_withdrawn',
] as const;

/** Each sums up what the commission ledger posted at once. */
const commissionKinds = ['commission_close', 'commission_payout', 'commission_return'] as const;

/** What a business owed when it moved in: no cost of the months since. */
const openingKinds = ['opening'] as const;

/** Those in the book of a lease; the kinds that end in `_due` post what is asked for, or its change. */
export const leaseKinds = [
  'rent_due',
  ...paymentKinds,
  ...chargeActKinds,
  ...dueActKinds,
  ...depositKinds,
] as const;
export type LeaseEntryKind = (typeof leaseKinds)[number];

export const journalKinds = [
  ...leaseKinds,
  ...operatorKinds,
  ...guaranteeKinds,
  ...unknownKinds,
  ...dutyKinds,
  ...commissionKinds,
  ...openingKinds,
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** What an entry is about, with the id of that row. */
export const journalSources = [
  'owner',
  'rent_due',
  'rent_payment',
  'settlement',
  'maintenance_request',
  'payout',
  'commission_run',
  'invoice',
  'tds_challan',
  'gst_payment',
  'switch_over',
  'guaranteed_lease',
  'bank_line',
] as const;
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

/** Whose hands the deposit is in: the owner's, or those of whoever runs the product. */
type DepositHolder = 'owner' | 'operator';

const partyOf: Readonly<Record<LeaseAccount, 'owner' | 'tenant'>> = {
  rent_receivable: 'tenant',
  rent_prepaid: 'tenant',
  rent_collected: 'owner',
  rent_earned: 'owner',
  deposit_receivable: 'tenant',
  deposit_owed: 'tenant',
  deposit_cash: 'owner',
  charges_receivable: 'tenant',
  charges_earned: 'owner',
  rent_waived: 'owner',
  rent_tds: 'owner',
};

/** Amounts by account, in paise; an account without one gets no line. */
export function linesOf(
  { tenantId, landlordId }: RentParties,
  amounts: Partial<Record<LeaseAccount, number>>,
  heldBy: DepositHolder = 'owner',
): JournalLine[] {
  return leaseAccounts.flatMap((account): JournalLine[] => {
    const amount = amounts[account] ?? 0;
    if (amount === 0) return [];
    if (account === 'deposit_cash' && heldBy === 'operator') {
      return [{ account, amount, partyKind: null, partyId: null }];
    }
    const partyKind = partyOf[account];
    return [{ account, amount, partyKind, partyId: partyKind === 'tenant' ? tenantId : landlordId }];
  });
}

/** Rent that came in. It is the tenant's credit until it is applied to a month. */
export const rentReceivedLines = (parties: RentParties, amount: number): JournalLine[] =>
  linesOf(parties, { rent_collected: amount, rent_prepaid: -amount });

/** Credit covers a month on the day that month is due, and what comes later on the day it came. */
export const appliedOn = (paidOn: CalendarDate, dueDate: CalendarDate): CalendarDate =>
  paidOn > dueDate ? paidOn : dueDate;

/** An entry moves money between accounts, in whole paise, and loses none: at least two lines that sum to zero, none of them empty. */
export const isBalanced = (lines: readonly Pick<JournalLine, 'amount'>[]): boolean =>
  lines.length >= 2 &&
  lines.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0) &&
  lines.reduce((sum, { amount }) => sum + amount, 0) === 0;
