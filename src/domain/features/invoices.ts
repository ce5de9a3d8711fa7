import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'invoices.list': ADMIN,
  'invoices.listMine': 'signed-in',
  'invoices.pdf': 'signed-in',
  'invoices.register': ADMIN,
  'invoices.issue': ADMIN,
  'invoices.credit': ADMIN,
  'invoices.rates': ADMIN,
  'invoices.addRate': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'invoices.readAll': ADMIN,
  'invoices.write': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'invoice.no-rate': 'No GST rate is in force for this service on this day. Add one under Rates.',
  'invoice.over-credited': 'This is more than what is left of the invoice.',
} as const;
