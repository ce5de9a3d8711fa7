import { ADMIN, type FeaturePermissions, type FeatureRowPermissions, STAFF } from '../access/audience.ts';

export const permissions = {
  'privacy.consents.list': 'signed-in',
  'privacy.consents.set': 'signed-in',
  'privacy.exports.list': 'signed-in',
  'privacy.exports.request': 'signed-in',
  'privacy.exports.link': 'signed-in',
  'privacy.looks': 'signed-in',
  'privacy.signIns': 'signed-in',
  'privacy.erasure.get': 'signed-in',
  'privacy.erasure.request': 'signed-in',
  'privacy.erasure.cancel': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  // Consents, wishes to be erased, and who looked at whose data.
  'privacy.readAll': ADMIN,
  'privacy.noteLook': STAFF,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'privacy.export-under-way': 'A copy is already being prepared.',
  'privacy.export-not-ready': 'This copy is still being prepared. We’ll notify you when it is ready.',
  'privacy.export-failed': 'This copy could not be made. Ask for another one.',
  'privacy.export-expired': 'This copy is not kept any more. Ask for another one.',
  'privacy.erasure-blocked': 'Something is still open around your account. The settings say what.',
  'privacy.other-address': 'This is not the address of this account.',
} as const;
