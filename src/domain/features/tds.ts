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
  'tds.overview': SEES_PAYOUTS,
  'tds.payees': SEES_PAYOUTS,
  'tds.recordChallan': MAKER,
  'tds.requestWithdrawal': MAKER,
  'tds.approveWithdrawal': CHECKER,
  'tds.declineWithdrawal': CHECKER,
  'tds.statementFile': ADMIN,
  'tds.certificate': ADMIN,
  'tds.certificateMine': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'tds.readAll': SEES_PAYOUTS,
  'tds.changeAll': FINANCE,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'tds.over-deposited': 'This is more than the tax of the month that is still to be deposited.',
  'tds.month-twice': 'This month is named twice. Enter all of its tax in one place.',
  'tds.before-month': 'The challan is older than the month whose tax it pays.',
  'tds.in-future': 'Choose the day of the challan, today or earlier.',
  'tds.challan-twice': 'This challan is recorded already.',
  'tds.challan-changed': 'This challan has changed in the meantime. You now see its current state.',
  'tds.own-withdrawal':
    'Another administrator has to approve a correction that you asked for. If you run this business alone, turn on single-operator mode in Settings.',
  'tds.no-tan': 'Enter your TAN and legal name in Settings first.',
} as const;
