/** Dues of a lease: what they are called, on which accounts they stand, and what closes them without a payment. */
import { formatMonthInEnglish, type Month } from './dates.ts';
import { type JournalLine, type LeaseAccount, linesOf, type RentParties } from './journal.ts';
import { type ChargeKind, chargeKinds } from './lease-terms.ts';
import type { DepositHolder } from './leases.ts';

/** One book holds them all; a payment covers any of them. A late fee is of one month of rent, a charge of what was used in one. */
export const dueKinds = ['rent', 'deposit', 'charge', 'late_fee'] as const;
export type DueKind = (typeof dueKinds)[number];

/**
 * waiver: the owner gives up a late fee. cancelled: a charge that was never owed. tds: tax on rent that the tenant paid to the state for
 * the owner. released: a part of a deposit that is asked for no more, because the lease is settled.
 */
export const closingKinds = ['waiver', 'cancelled', 'tds', 'released'] as const;
export type ClosingKind = (typeof closingKinds)[number];

/** What a due is told by: its kind, or what a charge is for. */
export const namesOfDues = ['rent', 'deposit', 'late_fee', ...chargeKinds] as const;

export type NameOfDue = (typeof namesOfDues)[number];

export const nameOf = (kind: DueKind, charge: ChargeKind | null): NameOfDue =>
  kind === 'charge' ? (charge ?? 'maintenance') : kind;

/** In papers and bank notes that both sides keep: English, whoever reads. */
export const englishOf: Readonly<Record<NameOfDue, string>> = {
  rent: 'Rent',
  deposit: 'Deposit',
  late_fee: 'Late fee',
  maintenance: 'Society maintenance',
  electricity: 'Electricity',
  water: 'Water',
  gas: 'Piped gas',
  internet: 'Internet',
  parking: 'Parking',
  property_tax: 'Property tax',
};

/** What a bank shows beside the payment. */
export const noteOfDue = (kind: DueKind, charge: ChargeKind | null, month: Month): string =>
  [englishOf[nameOf(kind, charge)], kind === 'deposit' ? '' : formatMonthInEnglish(month)]
    .filter(Boolean)
    .join(' ');

export const dueEvents = [
  'due.charged',
  'due.objected',
  'due.kept',
  'due.cancelled',
  'due.lateFee',
  'due.waived',
  'due.tds',
  'due.tdsTakenBack',
  'due.tdsToDeduct',
  'due.reminded',
  'due.overdue',
] as const;
export type DueEvent = (typeof dueEvents)[number];

const asks: Readonly<Record<DueKind, LeaseAccount>> = {
  rent: 'rent_receivable',
  deposit: 'deposit_receivable',
  charge: 'charges_receivable',
  late_fee: 'charges_receivable',
};
const against: Readonly<Record<DueKind, LeaseAccount>> = {
  rent: 'rent_earned',
  deposit: 'deposit_owed',
  charge: 'charges_earned',
  late_fee: 'charges_earned',
};

/** A due, or its change: `by` paise more, or fewer where it is negative. A deposit is owed back from the day it is asked for. */
export const dueLines = (parties: RentParties, kind: DueKind, by: number): JournalLine[] =>
  linesOf(parties, { [asks[kind]]: by, [against[kind]]: -by });

/** The two people of a lease, and in whose hands its deposit is. */
type DepositParties = RentParties & { readonly depositHeldBy: DepositHolder };

const inHandsOf = (parties: DepositParties, amounts: Partial<Record<LeaseAccount, number>>) =>
  linesOf(parties, amounts, parties.depositHeldBy === 'company' ? 'operator' : 'owner');

/**
 * Credit that covers a part of a due, or, where it is negative, does so no more. What covers a deposit was not collected as rent: it moves
 * into the hands of its holder.
 */
export const appliedLines = (parties: DepositParties, kind: DueKind, amount: number): JournalLine[] =>
  inHandsOf(parties, {
    rent_prepaid: amount,
    [asks[kind]]: -amount,
    ...(kind === 'deposit' ? { rent_collected: -amount, deposit_cash: amount } : {}),
  });

/** Paise that a payment covers of each kind of due. */
export type Applied = Readonly<Partial<Record<DueKind, number>>>;

/** Takes back a payment and everything it had covered: ₹45,000 of which ₹30,000 were applied reopens ₹30,000 and ends ₹15,000 of credit. */
export function reversedLines(
  parties: DepositParties,
  { amount, applied }: { readonly amount: number; readonly applied: Applied },
): JournalLine[] {
  const { rent = 0, deposit = 0, charge = 0, late_fee: lateFee = 0 } = applied;
  return inHandsOf(parties, {
    rent_collected: deposit - amount,
    deposit_cash: -deposit,
    rent_receivable: rent,
    deposit_receivable: deposit,
    charges_receivable: charge + lateFee,
    rent_prepaid: amount - rent - deposit - charge - lateFee,
  });
}

/** What an amount that closes a due without a payment is to the book; negative: it does not count any more. */
export const closingLines = (
  parties: RentParties,
  due: DueKind,
  { kind, amount }: { readonly kind: Exclude<ClosingKind, 'released'>; readonly amount: number },
): JournalLine[] => linesOf(parties, { [closes[kind]]: amount, [asks[due]]: -amount });

const closes = {
  waiver: 'rent_waived',
  cancelled: 'charges_earned',
  tds: 'rent_tds',
} as const satisfies Record<string, LeaseAccount>;
