import { ADMIN, type FeatureRowPermissions } from '../access/audience.ts';

export const rules = [
  'payment.transition-not-allowed',
  'payment.signature-wrong',
  'payment.no-online-provider',
  'payment.already-paid',
  'payment.not-refundable',
] as const;

export const rowPermissions = {
  'payments.readAll': ADMIN,
  'payments.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;
