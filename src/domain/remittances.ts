/** What the operator owes the owners of homes whose rent it collects: what it keeps, what it pays out, and how a month of it reads. */
import type { JournalKind } from './journal.ts';
import { type BasisPoints, paise, shareInWholeRupees } from './money.ts';

/**
 * The management fee of an amount of rent that came in, in paise, half up to the whole rupee; of rent that is taken back, the same the
 * other way. `app.fee_of_rent` is the same rule for all at once. 8 % of ₹42,000 is ₹3,360.
 */
export function feeOfRent(rent: number, fee: BasisPoints): number {
  const share = shareInWholeRupees(paise(Math.abs(rent)), fee);
  return rent < 0 ? -share : share;
}

/**
 * What an entry is to an owner. rent: came in from their tenant. fee: kept for managing. repair: kept for a repair that they approved. deposit:
 * what a settlement gave them of a deposit. held: the deposit among what came in, which stays with us for the tenant. refund: rent paid
 * in advance that went back to a tenant. paid: a transfer to them. returned: a transfer that came back, and is owed again. settled: the
 * owner paid us what they owed. guaranteed: the rent of a guaranteed month. kept: rent that tenants paid for such months, which is ours
 * in exchange.
 */
export const ownerLineKinds = [
  'rent',
  'fee',
  'repair',
  'held',
  'deposit',
  'refund',
  'paid',
  'returned',
  'settled',
  'guaranteed',
  'kept',
] as const;
export type OwnerLineKind = (typeof ownerLineKinds)[number];

/** The kinds of entries that have a line of `owner_payable`. */
export const ownerEntryKinds = {
  operator_received: 'rent',
  management_fee: 'fee',
  fee_invoiced: 'fee',
  fee_credited: 'fee',
  owner_paid: 'settled',
  repair_charged: 'repair',
  deposit_held: 'held',
  deposit_kept: 'deposit',
  deposit_paid_back: 'refund',
  remittance: 'paid',
  remittance_returned: 'returned',
  guaranteed_rent: 'guaranteed',
  guarantee_kept: 'kept',
} as const satisfies Partial<Record<JournalKind, OwnerLineKind>>;
export type OwnerEntryKind = keyof typeof ownerEntryKinds;

export type OwnerSums = Readonly<Record<OwnerLineKind, number>>;

/** Paise by kind, as the owner sees them: what they gain is positive, so that the sum is what the month changed of what they are owed. */
export function sumsOf(
  lines: readonly { readonly kind: OwnerEntryKind; readonly amount: number }[],
): OwnerSums {
  const sums = Object.fromEntries(ownerLineKinds.map((kind) => [kind, 0])) as Record<OwnerLineKind, number>;
  for (const { kind, amount } of lines) sums[ownerEntryKinds[kind]] += amount;
  return sums;
}

type JoinedLine = {
  readonly kind: OwnerEntryKind;
  readonly source_id: string | null;
  readonly amount: number;
};

/**
 * A deposit that came with a payment is the tenant's: what of the payment is rent stays, and the deposit is a line that changes nothing. One that
 * came earlier and became a deposit now is taken off as before. ₹90,000 of which ₹60,000 are the deposit: ₹30,000 of rent.
 */
export function withDepositsApart<Line extends JoinedLine>(
  lines: readonly Line[],
): (Line & { held: number | null })[] {
  const sumOf = (kind: OwnerEntryKind, source: string | null) =>
    lines.reduce((sum, line) => sum + (line.kind === kind && line.source_id === source ? line.amount : 0), 0);
  const came = new Set(
    lines.filter(({ kind }) => kind === 'operator_received').map((line) => line.source_id),
  );
  const shown = new Set<string>();
  return lines.flatMap((line): (Line & { held: number | null })[] => {
    const isPair = line.kind === 'operator_received' || line.kind === 'deposit_held';
    const held = isPair && came.has(line.source_id) ? -sumOf('deposit_held', line.source_id) : 0;
    if (!isPair || !came.has(line.source_id)) return [{ ...line, held: null }];
    const key = `${line.kind} ${line.source_id}`;
    if (held === 0 && line.kind === 'operator_received') return [{ ...line, held: null }];
    if (held === 0 || shown.has(key)) return [];
    shown.add(key);
    if (line.kind === 'deposit_held') return [{ ...line, amount: 0, held }];
    const amount = sumOf('operator_received', line.source_id) - held;
    return amount === 0 ? [] : [{ ...line, amount, held: null }];
  });
}

/** Why an owner or a tenant who is owed something is not paid with the next batch. */
export const remittanceBlocks = [
  'in-batch',
  'no-account',
  'returned',
  'account-unconfirmed',
  'account-changed',
] as const;
export type RemittanceBlock = (typeof remittanceBlocks)[number];

/** An owner who collects the rent pays the invoice of a fee within so many days, and is reminded after that. */
export const FEE_DUE_DAYS = 10;
