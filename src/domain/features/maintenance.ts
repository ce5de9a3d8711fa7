import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'maintenance.raise': 'signed-in',
  'maintenance.get': 'signed-in',
  'maintenance.list': 'signed-in',
  'maintenance.board': 'signed-in',
  'maintenance.homes': 'signed-in',
  'maintenance.addPhoto': 'signed-in',
  'maintenance.triage': 'signed-in',
  'maintenance.assign': 'signed-in',
  'maintenance.start': 'signed-in',
  'maintenance.quote': 'signed-in',
  'maintenance.approve': 'signed-in',
  'maintenance.finish': 'signed-in',
  'maintenance.cancel': 'signed-in',
  'maintenance.reopen': 'signed-in',
  'maintenance.rate': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'maintenance.readAll': ADMIN,
  'maintenance.actForLandlord': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'maintenance.transition-not-allowed',
  'maintenance.nothing-to-approve',
  'maintenance.cost-not-approved',
  'maintenance.done-too-long-ago',
  'maintenance.too-many-photos',
  'maintenance.home-is-let',
] as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { maintenance: 'requests' } as const;
