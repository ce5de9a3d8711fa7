import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'admin.overview': ADMIN,
  'admin.health': ADMIN,
  'admin.pin.state': ADMIN,
  'admin.pin.set': ADMIN,
  'admin.pin.verify': ADMIN,
  'admin.pin.forget': ADMIN,
  'admin.properties.list': ADMIN,
  'admin.properties.approve': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = ['admin.pin-already-set', 'admin.pin-not-set', 'admin.pin-wrong'] as const;
