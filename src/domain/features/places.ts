import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'places.cities': 'anyone',
  'places.city': 'anyone',
  'places.locality': 'anyone',
  'places.rents': 'anyone',
  'places.suggest': 'anyone',
  'places.hindiNames': 'anyone',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'places.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;
