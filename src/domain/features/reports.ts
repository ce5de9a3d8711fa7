import { ADMIN, type FeaturePermissions, type FeatureRowPermissions, REPORTS } from '../access/audience.ts';

export const permissions = {
  'reports.submit': 'signed-in',
  'reports.mine': 'signed-in',
  'reports.list': REPORTS,
  'reports.review': REPORTS,
  'reports.dismiss': REPORTS,
  'reports.hideHome': ADMIN,
  'reports.showHome': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'reports.readAll': REPORTS,
  'reports.changeAll': REPORTS,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'report.transition-not-allowed': 'This report is decided already.',
  'report.already-sent': 'You reported this home already. We’ll notify you when it is decided.',
} as const;
