import {
  CHECKER,
  type FeaturePermissions,
  type FeatureRowPermissions,
  FINANCE,
  MAKER,
  SEES_PAYOUTS,
} from '../access/audience.ts';

export const permissions = {
  'payouts.candidates': SEES_PAYOUTS,
  'payouts.totals': SEES_PAYOUTS,
  'payouts.listBatches': SEES_PAYOUTS,
  'payouts.getBatch': SEES_PAYOUTS,
  'payouts.listTransfers': SEES_PAYOUTS,
  'payouts.find': SEES_PAYOUTS,
  'payouts.createBatch': MAKER,
  'payouts.leaveOut': MAKER,
  'payouts.approve': CHECKER,
  'payouts.cancel': FINANCE,
  'payouts.export': MAKER,
  'payouts.markPaid': MAKER,
  'payouts.markPaidByFile': MAKER,
  'payouts.markFailed': MAKER,
  'payouts.clearReturn': MAKER,
  'payouts.listMine': 'signed-in',
  'payouts.myBalance': 'signed-in',
  'payouts.myTax': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'payouts.readAll': SEES_PAYOUTS,
  'payouts.changeAll': FINANCE,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'payout.transition-not-allowed': 'This has changed in the meantime. You now see its current state.',
  'payout.own-batch':
    'Another administrator has to approve a batch that you made. If you run this business alone, turn on single-operator mode in Settings.',
  'payout.not-at-bank': 'The bank has no file of this batch yet.',
  'payout.draft-exists': 'There is a draft already: approve or cancel it first.',
  'payout.last-transfer': 'This is the only transfer of the draft. Cancel the draft instead.',
  'payout.refund-confirmed': 'The tenant confirmed that this money came.',
  'payout.nobody-to-pay': 'There is no one to pay now.',
  'payout.balances-changed':
    'A balance, status or account has changed since this draft was made. Cancel it and make a new one.',
  'payout.reference-used': 'This reference was used for another transfer.',
} as const;
