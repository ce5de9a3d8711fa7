import {
  ADMIN,
  CHECKER,
  type FeaturePermissions,
  type FeatureRowPermissions,
  FINANCE,
  MAKER,
  SEES_PAYOUTS,
} from '../access/audience.ts';

export const permissions = {
  'invoices.list': SEES_PAYOUTS,
  'invoices.listMine': 'signed-in',
  'invoices.pdf': 'signed-in',
  'invoices.register': SEES_PAYOUTS,
  'invoices.issue': MAKER,
  'invoices.markPaid': MAKER,
  'invoices.credit': CHECKER,
  'invoices.rates': SEES_PAYOUTS,
  'invoices.addRate': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'invoices.readAll': SEES_PAYOUTS,
  /** A credit note is a row of invoices too. */
  'invoices.write': FINANCE,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'invoice.no-rate': 'No GST rate is in force for this service on this day. Add one under Rates.',
  'invoice.not-open': 'Nothing is due on this invoice any more. You now see its current state.',
  'invoice.paid-when': 'Choose the day on which it was paid: not before the invoice, and not in the future.',
  'invoice.due-when': 'Choose a day from today on, at most a year ahead.',
  'invoice.over-credited': 'This is more than what is left of the invoice.',
} as const;
