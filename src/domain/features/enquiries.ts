import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'enquiries.form': 'anyone',
  'enquiries.submit': 'anyone',
  'enquiries.listMine': 'signed-in',
  'enquiries.list': ADMIN,
  'enquiries.get': ADMIN,
  'enquiries.assign': ADMIN,
  'enquiries.note': ADMIN,
  'enquiries.move': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'enquiries.readAll': ADMIN,
  'enquiries.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'enquiry.transition-not-allowed',
  'enquiry.not-an-administrator',
  'enquiry.too-fast',
  'enquiry.form-expired',
] as const;
