/** Tax on the operator's own invoices as it is paid to the state: by when, by which head, and what a payment may be. */
import { type CalendarDate, firstDayOf, type Month, shiftMonth } from './dates.ts';
import { RuleBroken } from './errors.ts';

export const gstHeads = ['cgst', 'sgst', 'igst'] as const;
export type GstHead = (typeof gstHeads)[number];
export type ByHead = Readonly<Record<GstHead, number>>;

/** With GSTR-3B, by the 20th of the next month (CGST Rules, rule 61); who files by the quarter has a later day (docs/compliance.md). */
export const gstDueOn = (month: Month): CalendarDate => `${shiftMonth(month, 1)}-20`;

/** From which account it left; input_credit: it left none, but was set off against tax on what the operator bought. */
export const gstSources = ['collection', 'payouts', 'input_credit'] as const;
export type GstSource = (typeof gstSources)[number];

/** The CPIN of a challan is 14 digits, its CIN has three letters or digits of the bank behind them. */
const CPIN = /^\d{14}([A-Z0-9]{3})?$/;
/** Of a set-off: the number of the entry in the electronic credit ledger, or of the return. */
const ENTRY = /^[A-Z0-9]{10,20}$/;

export const isGstReference = (from: GstSource, text: string): boolean =>
  (from === 'input_credit' ? ENTRY : CPIN).test(text);

type Payment = {
  readonly month: Month;
  readonly paidOn: CalendarDate;
  readonly paidFrom: GstSource;
  readonly reference: string;
  readonly amounts: ByHead;
  readonly interest: number;
  readonly lateFee: number;
  readonly today: CalendarDate;
  /** Of the month's tax, not paid yet, in paise. */
  readonly open: ByHead;
};

/**
 * Throws `gst-payment.before-month` or `gst-payment.in-future` (field `paid_on`), `gst-payment.reference` (field `reference`),
 * `gst-payment.empty` (field `cgst`) and `gst-payment.over-paid` at its head. Interest and fees cannot be set off: `gst-payment.not-set-off`
 * (field `interest`).
 */
export function checkGstPayment(payment: Payment): void {
  const { month, paidOn, today, paidFrom, amounts, open, interest, lateFee } = payment;
  if (paidOn < firstDayOf(month)) throw new RuleBroken('gst-payment.before-month', 'paid_on');
  if (paidOn > today) throw new RuleBroken('gst-payment.in-future', 'paid_on');
  if (!isGstReference(paidFrom, payment.reference))
    throw new RuleBroken('gst-payment.reference', 'reference');
  if (gstHeads.every((head) => amounts[head] === 0)) throw new RuleBroken('gst-payment.empty', 'cgst');
  for (const head of gstHeads) {
    if (amounts[head] > Math.max(0, open[head])) throw new RuleBroken('gst-payment.over-paid', head);
  }
  if (paidFrom === 'input_credit' && interest + lateFee > 0) {
    throw new RuleBroken('gst-payment.not-set-off', 'interest');
  }
}
