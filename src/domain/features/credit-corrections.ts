import {
  ADMIN,
  CHECKER,
  type FeaturePermissions,
  type FeatureRowPermissions,
  FINANCE,
  SEES_MONTHS,
} from '../access/audience.ts';

export const permissions = {
  'creditCorrections.list': SEES_MONTHS,
  'creditCorrections.preview': FINANCE,
  'creditCorrections.propose': ADMIN,
  'creditCorrections.approve': CHECKER,
  'creditCorrections.withdraw': FINANCE,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'creditCorrections.changeAll': FINANCE,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'credit-correction.transition-not-allowed':
    'This has changed in the meantime. You now see its current state.',
  'credit-correction.own':
    'Another administrator has to approve a correction that you proposed. If you run this business alone, turn on single-operator mode in Settings.',
  'credit-correction.not-past': 'Choose a day that is over. From today on, change the affiliate instead.',
  'credit-correction.before-lease': 'The home was not managed yet. Choose a day from {date} on.',
  'credit-correction.no-change': 'The home is credited to them on that day already.',
  'credit-correction.not-joined': 'They joined on {date}. Choose a day of that month or later.',
  'credit-correction.waits': 'A correction of this home waits already. Approve or withdraw it first.',
} as const;
