import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'photos.upload': 'signed-in',
  'photos.reorder': 'signed-in',
  'photos.setCover': 'signed-in',
  'photos.remove': 'signed-in',
  'photos.describe': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'photo.type-not-accepted': 'This is not a JPEG, PNG, WebP, AVIF or HEIC picture.',
  'photo.empty': 'This file is empty.',
  'photo.too-large': 'This file is larger than 10 MB.',
  'photo.too-many-pixels': 'This picture has more than 40 megapixels.',
  'photo.too-small': 'This picture is too small: each side needs at least 240 pixels.',
  'photo.too-many': 'A listing holds at most 20 photos.',
  'photo.unreadable': 'This file is broken or not complete. Please export it again.',
} as const;
