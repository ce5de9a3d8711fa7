import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'staff.list': ADMIN,
  'staff.endSessions': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = {
  'staff.own-sessions': 'Sign out your own devices in your settings.',
  'staff.not-of-staff': 'This person no longer works for Kiraya. You now see the current list.',
} as const;
