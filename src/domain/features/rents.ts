import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'rents.listDues': 'signed-in',
  'rents.listPayments': 'signed-in',
  'rents.report': 'signed-in',
  'rents.record': 'signed-in',
  'rents.confirm': 'signed-in',
  'rents.dispute': 'signed-in',
  'rents.correct': 'signed-in',
  'rents.cancel': 'signed-in',
  'rents.reverse': 'signed-in',
  'rents.grid': 'signed-in',
  'rents.summary': 'signed-in',
  'rents.statement': 'signed-in',
  'rents.statementFile': 'signed-in',
  'rents.receiptFile': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'rents.actForLandlord': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'rent.transition-not-allowed',
  'rent.amount-out-of-range',
  'rent.paid-in-future',
  'rent.paid-too-long-ago',
  'rent.reference-missing',
  'rent.reference-malformed',
  'rent.reference-used',
  'rent.already-paid',
] as const;
