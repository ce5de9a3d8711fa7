// Between the fields of a payment's form and what the contract takes: rupees here, paise there.
import type { CalendarDate } from '../../../domain/dates.ts';
import type { RentPaymentMode } from '../../../domain/managed-rentals.ts';
import { paise, toRupees } from '../../../domain/money.ts';
import { paiseOf, type Rupees } from '../../components/rupees.ts';

export type PaymentValues = {
  amount: Rupees;
  mode: RentPaymentMode;
  reference: string;
  paid_on: CalendarDate | null;
  note: string;
};

export const paymentValues = (amount: number, today: CalendarDate): PaymentValues => ({
  amount: toRupees(paise(amount)),
  mode: 'upi',
  reference: '',
  paid_on: today,
  note: '',
});

export const toPayment = (fields: PaymentValues) => ({
  amount: paiseOf(fields.amount) ?? 0,
  mode: fields.mode,
  reference: fields.reference || null,
  paid_on: fields.paid_on ?? '',
  note: fields.note,
});
