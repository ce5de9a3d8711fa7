import {
  CHECKER,
  type FeaturePermissions,
  type FeatureRowPermissions,
  MAKER,
  SEES_PAYOUTS,
} from '../access/audience.ts';

export const permissions = {
  'gstPayments.overview': SEES_PAYOUTS,
  'gstPayments.record': MAKER,
  'gstPayments.withdraw': CHECKER,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'gstPayments.readAll': SEES_PAYOUTS,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'gst-payment.before-month': 'The payment is older than the month whose tax it pays.',
  'gst-payment.in-future': 'Choose the day of the payment, today or earlier.',
  'gst-payment.reference':
    'Enter the 14 digits of the CPIN or the 17 characters of the CIN; for a set-off the number of its entry in the credit ledger.',
  'gst-payment.empty': 'Enter how much of the tax was paid.',
  'gst-payment.over-paid': 'This is more than the tax of the month that is still to be paid under this head.',
  'gst-payment.not-set-off':
    'Interest and late fees are paid in cash. Record them with the payment from the bank.',
  'gst-payment.twice': 'This payment is recorded already.',
  'gst-payment.changed': 'This payment has changed in the meantime. You now see its current state.',
  'gst-payment.own-withdrawal':
    'Another administrator has to withdraw a payment that you recorded. If you run this business alone, turn on single-operator mode in Settings.',
} as const;
