import { ADMIN, type FeaturePermissions, type FeatureRowPermissions, SUPPORT } from '../access/audience.ts';

export const permissions = {
  'reports.submit': 'signed-in',
  'reports.mine': 'signed-in',
  'reports.list': SUPPORT,
  'reports.review': SUPPORT,
  'reports.dismiss': SUPPORT,
  'reports.hideHome': ADMIN,
  'reports.showHome': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'reports.readAll': SUPPORT,
  'reports.changeAll': SUPPORT,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'report.transition-not-allowed': 'This report is decided already.',
  'report.already-sent': 'You reported this home already. We’ll notify you when it is decided.',
} as const;
