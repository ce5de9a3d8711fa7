import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'payouts.candidates': ADMIN,
  'payouts.totals': ADMIN,
  'payouts.listBatches': ADMIN,
  'payouts.getBatch': ADMIN,
  'payouts.listTransfers': ADMIN,
  'payouts.find': ADMIN,
  'payouts.createBatch': ADMIN,
  'payouts.leaveOut': ADMIN,
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

export const rules = {
  'payout.transition-not-allowed': 'This has changed meanwhile. Reload the page to see where it stands.',
  'payout.own-batch':
    'Another administrator has to approve a batch that you made. If you run this business alone, turn on single-operator mode in Settings.',
  'payout.not-at-bank': 'The bank has no file of this batch yet.',
  'payout.draft-exists': 'There is a draft already: approve or cancel it first.',
  'payout.last-transfer': 'This is the only transfer of the draft. Cancel the draft instead.',
  'payout.refund-confirmed': 'The tenant confirmed that this money came.',
  'payout.nobody-to-pay': 'Nobody is to be paid now.',
  'payout.balances-changed':
    'Somebody’s balance, status or account changed since the draft was made. Cancel it and make a new one.',
  'payout.reference-used': 'This reference was used for another transfer.',
} as const;
