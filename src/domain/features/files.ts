import {
  ADMIN,
  type FeaturePermissions,
  type FeatureRowPermissions,
  VERIFICATION,
} from '../access/audience.ts';

export const permissions = {
  'files.signedLink': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'files.readAll': VERIFICATION,
  'files.removeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'document.type-not-accepted': 'This is not a PDF, JPEG, PNG, WebP or HEIC file.',
  'document.empty': 'This file is empty.',
  'document.too-large': 'This file is larger than 10 MB.',
  'document.unreadable': 'This file is broken or not complete. Please export it again.',
  'document.locked':
    'This PDF opens with a password only. Save a copy without it, or upload a photo of the document.',
  'document.infected': 'Our virus scanner found something in this file. Please upload another copy.',
  'document.not-scanned': 'We could not check this file for viruses. Please try again in a few minutes.',
} as const;
