import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'photos.upload': 'signed-in',
  'photos.reorder': 'signed-in',
  'photos.setCover': 'signed-in',
  'photos.remove': 'signed-in',
  'photos.describe': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = [
  'photo.type-not-accepted',
  'photo.empty',
  'photo.too-large',
  'photo.too-many-pixels',
  'photo.too-small',
  'photo.too-many',
  'photo.unreadable',
] as const;
