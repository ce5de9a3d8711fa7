import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'files.signedLink': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'files.readAll': ADMIN,
  'files.removeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'document.type-not-accepted': 'This is not a PDF, JPEG, PNG or WebP file.',
  'document.empty': 'This file is empty.',
  'document.too-large': 'This file is larger than 10 MB.',
  'document.unreadable': 'This file is broken or not complete. Please export it again.',
} as const;
