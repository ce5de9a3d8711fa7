/** Invoices of whoever runs the product: for what, from which series, with which rate, and what may be credited. */
import { type CalendarDate, daysBetween } from './dates.ts';
import { RuleBroken } from './errors.ts';
import {
  type GstAmounts,
  type GstStateCode,
  gstWithin,
  type Operator,
  stateOfGstin,
  withoutGst,
} from './gst.ts';

/** So far ahead a day to pay by may lie. */
const MOST_DAYS_TO_PAY = 366;

/** Days from today to the day by which an invoice is to be paid. Throws `invoice.due-when` (field `due_on`). */
export function daysToPay(dueOn: CalendarDate, today: CalendarDate): number {
  const days = daysBetween(today, dueOn);
  if (days < 0 || days > MOST_DAYS_TO_PAY) throw new RuleBroken('invoice.due-when', 'due_on');
  return days;
}

type Payment = {
  readonly issuedOn: CalendarDate;
  readonly paidOn: CalendarDate;
  readonly today: CalendarDate;
  /** Paise of it that nobody paid or credited yet; 0 where it asks for nothing. */
  readonly open: number;
};

/** Throws `invoice.not-open`, or `invoice.paid-when` (field `paid_on`): an invoice is marked as paid once, for all that is left of it. */
export function checkInvoicePayment({ issuedOn, paidOn, today, open }: Payment): void {
  if (open <= 0) throw new RuleBroken('invoice.not-open');
  if (paidOn < issuedOn || paidOn > today) throw new RuleBroken('invoice.paid-when', 'paid_on');
}

/** What is charged. Owners pay the management fee out of their rent, brokers the registration fee once. */
export const feeKinds = ['management_fee', 'broker_registration', 'service'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** How a fee was paid that we took off the rent which came to us. */
export const KEPT_FROM_RENT = 'Kept from the rent';

/** A receipt charges no tax: the operator has no GSTIN. A credit note takes back the whole or a part of either. */
export const invoiceKinds = ['tax_invoice', 'receipt', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** A code of the service and its rate, from a day on; the law's own are in every installation, administrators add others. */
export interface GstRate {
  readonly validFrom: CalendarDate;
  /** Four to six digits: the Services Accounting Code. */
  readonly sac: string;
  readonly rateBp: number;
}

/** The rate of a day. Throws `invoice.no-rate`. */
export function gstRateOn(day: CalendarDate, rates: readonly GstRate[]): GstRate {
  const [latest] = rates
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
  if (!latest) throw new RuleBroken('invoice.no-rate');
  return latest;
}

/** What decides where a service is supplied, as far as it is known. */
export type SupplyFacts = {
  /** Of the home that the service is about: management, an inspection, a repair. */
  readonly home?: GstStateCode | null;
  readonly gstin: string | null;
  /** Of the payer's address. */
  readonly payer: GstStateCode | null;
};

/**
 * Where a service is supplied. One about a home is supplied where the home is, whoever pays (IGST Act, section 12(3)); any other where
 * the payer is registered, else where they live (12(2)). Null: nobody knows.
 */
export const placeOfSupply = (
  fee: FeeKind,
  { home = null, gstin, payer }: SupplyFacts,
): GstStateCode | null => (fee === 'management_fee' ? home : (home ?? stateOfGstin(gstin) ?? payer));

export type Charge = GstAmounts & {
  readonly kind: Exclude<InvoiceKind, 'credit_note'>;
  /** Null: no tax is charged, so no place matters. */
  readonly placeOfSupply: GstStateCode | null;
  readonly rateBp: number;
};

type Circumstances = {
  readonly operator: Pick<Operator, 'gstin'>;
  readonly rateBp: number;
  /** Where the home is for its management, else where the payer is registered or lives; null: nobody knows. */
  readonly place: GstStateCode | null;
};

/**
 * What an amount that people were told is made of. Without a GSTIN it is a receipt. With one, tax goes by the place of supply; where nobody
 * knows it, that is the operator's own state. A home's fee waits instead, until somebody says where the home is.
 */
export function chargeOf(total: number, { operator, rateBp, place }: Circumstances): Charge {
  const from = stateOfGstin(operator.gstin);
  if (from === null) return { kind: 'receipt', placeOfSupply: null, rateBp: 0, ...withoutGst(total) };
  const to = place ?? from;
  return { kind: 'tax_invoice', placeOfSupply: to, rateBp, ...gstWithin(total, { rateBp, from, to }) };
}

export type Billed = {
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly total: number;
};

/**
 * The part of an invoice that a credit note takes back, tax included; in the end all of it, to the paisa. Throws `invoice.over-credited`
 * (field `amount`) beyond what earlier notes left. Half of ₹5,000 at 18%: ₹2,500, of which ₹190.67 and ₹190.67 are tax.
 */
export function creditOf(invoice: Billed, credited: Billed, amount: number): Billed {
  const left = invoice.total - credited.total;
  if (amount <= 0 || amount > left) throw new RuleBroken('invoice.over-credited', 'amount');
  if (amount === left) {
    return {
      taxable: invoice.taxable - credited.taxable,
      cgst: invoice.cgst - credited.cgst,
      sgst: invoice.sgst - credited.sgst,
      igst: invoice.igst - credited.igst,
      total: left,
    };
  }
  const part = (of: number) => Math.floor((of * amount) / invoice.total);
  const [cgst, igst] = [part(invoice.cgst), part(invoice.igst)];
  return { taxable: amount - 2 * cgst - igst, cgst, sgst: cgst, igst, total: amount };
}
