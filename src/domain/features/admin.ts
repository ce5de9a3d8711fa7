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
  'admin.pin-already-set': 'A PIN is set already. Reload the page to enter it.',
  'admin.pin-not-set': 'No PIN is set. Reload the page to set one.',
  'admin.pin-wrong': 'This is not your PIN. Try again.',
} as const;
