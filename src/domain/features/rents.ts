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
  'rents.hraStatement': 'signed-in',
  'rents.addMunicipalTax': 'signed-in',
  'rents.removeMunicipalTax': 'signed-in',
  'rents.receiptFile': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'rents.actForLandlord': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'rent.transition-not-allowed': 'This payment has changed meanwhile. Look at where it stands now.',
  'rent.amount-out-of-range': 'Enter an amount of at most two years’ rent.',
  'rent.paid-in-future': 'This day has not come yet.',
  'rent.paid-too-long-ago': 'Choose a day within the last 400 days.',
  'rent.reference-missing': 'Enter the reference of the payment.',
  'rent.reference-malformed':
    'A UPI reference has 12 digits; a transfer’s or cheque’s 6 to 30 letters and digits.',
  'rent.reference-used': 'This reference was entered already. Each payment has its own.',
  'rent.paid-to-operator': 'The tenant pays this rent to Kiraya, which records what comes in.',
  'rent.nothing-in-year': 'No payment of this year is confirmed yet. Choose another year.',
  'municipal-tax.home-missing': 'Choose one of your homes.',
  'municipal-tax.reference-used': 'This receipt was entered already.',
  'municipal-tax.paid-too-long-ago': 'Choose a day within the last seven years.',
  'municipal-tax.amount-out-of-range': 'Enter an amount of at most ₹1 crore.',
  'rent.already-paid': 'This month is paid already.',
} as const;
