import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'payouts.candidates': ADMIN,
  'payouts.totals': ADMIN,
  'payouts.listBatches': ADMIN,
  'payouts.getBatch': ADMIN,
  'payouts.listTransfers': ADMIN,
  'payouts.createBatch': ADMIN,
  'payouts.approve': ADMIN,
  'payouts.cancel': ADMIN,
  'payouts.export': ADMIN,
  'payouts.markPaid': ADMIN,
  'payouts.markPaidByFile': ADMIN,
  'payouts.markFailed': ADMIN,
  'payouts.clearReturn': ADMIN,
  'payouts.listMine': 'signed-in',
  'payouts.myBalance': 'signed-in',
  'payouts.myTax': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'payouts.readAll': ADMIN,
  'payouts.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'payout.transition-not-allowed',
  'payout.own-batch',
  'payout.not-at-bank',
  'payout.draft-exists',
  'payout.nobody-to-pay',
  'payout.balances-changed',
  'payout.reference-used',
] as const;
