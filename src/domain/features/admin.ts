import { ADMIN, type FeaturePermissions, STAFF, VIEWER } from '../access/audience.ts';

export const permissions = {
  'admin.overview': VIEWER,
  'admin.health': STAFF,
  'admin.pin.state': STAFF,
  'admin.pin.set': STAFF,
  'admin.pin.verify': STAFF,
  'admin.pin.forget': STAFF,
  'admin.properties.list': ADMIN,
  'admin.properties.approve': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = {
  'admin.pin-already-set': 'A PIN is set already. You can enter it now.',
  'admin.pin-not-set': 'No PIN is set. You can set one now.',
  'admin.pin-wrong': 'This is not your PIN. Try again.',
} as const;
