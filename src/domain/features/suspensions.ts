import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'suspensions.get': ADMIN,
  'suspensions.suspend': ADMIN,
  'suspensions.reinstate': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'suspensions.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'suspension.of-yourself': 'You cannot suspend your own account.',
  'suspension.of-staff':
    'This person works for Kiraya. Take the role away first, which a second administrator hears of.',
  'suspension.in-force': 'This account is suspended already. You now see its current state.',
  'suspension.over': 'This account is not suspended any more. You now see its current state.',
} as const;
