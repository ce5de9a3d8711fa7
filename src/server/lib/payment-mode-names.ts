/** What the ways to pay are called in papers. */
import type { RentPaymentMode } from '../../domain/managed-rentals.ts';
import { i18n } from './i18n.ts';

export const paymentModeNames: Readonly<Record<RentPaymentMode, () => string>> = {
  bank_transfer: () => i18n._('Bank transfer'),
  upi: () => 'UPI',
  cash: () => i18n._('Cash'),
  cheque: () => i18n._('Cheque'),
};
