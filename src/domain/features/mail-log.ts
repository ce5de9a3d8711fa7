import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'mailLog.list': ADMIN,
  'mailLog.sendAgain': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = ['mail.not-to-send-again', 'mail.undeliverable'] as const;
