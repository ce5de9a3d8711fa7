import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'payees.getMine': 'signed-in',
  'payees.setPan': 'verified',
  'payees.setAccount': 'verified',
  'payees.get': ADMIN,
  'payees.reveal': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = ['payee.pan-taken'] as const;
