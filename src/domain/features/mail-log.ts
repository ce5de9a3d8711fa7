import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'mailLog.list': ADMIN,
  'mailLog.sendAgain': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'mailLog.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = ['mail.not-to-send-again', 'mail.undeliverable'] as const;
