import { ADMIN, type FeaturePermissions, type FeatureRowPermissions, SUPPORT } from '../access/audience.ts';

export const permissions = {
  'enquiries.form': 'anyone',
  'enquiries.submit': 'anyone',
  'enquiries.listMine': 'signed-in',
  'enquiries.list': SUPPORT,
  'enquiries.get': SUPPORT,
  'enquiries.assign': ADMIN,
  'enquiries.assignMatching': ADMIN,
  'enquiries.note': SUPPORT,
  'enquiries.move': SUPPORT,
  'enquiries.moveMatching': SUPPORT,
  'enquiries.answer': SUPPORT,
  'enquiries.sendForm': SUPPORT,
  'enquiries.handIn': SUPPORT,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'enquiries.readAll': SUPPORT,
  'enquiries.changeAll': SUPPORT,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'enquiry.transition-not-allowed':
    'This enquiry has changed in the meantime. You now see its current state.',
  'enquiry.form-does-not-fit': 'This form does not fit what was asked for.',
  'enquiry.no-address': 'Only a mobile number was left. Call, and write a note of what you said.',
  'enquiry.not-an-administrator': 'Choose an administrator or someone in support.',
  'enquiry.too-fast': 'That was quick. Please send it again in a few seconds.',
  'enquiry.form-expired': 'This form was open for too long. Please send it again.',
} as const;
