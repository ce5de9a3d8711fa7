import { type FeaturePermissions, type FeatureRowPermissions, SUPPORT } from '../access/audience.ts';

export const permissions = {
  'mailLog.list': SUPPORT,
  'mailLog.sendAgain': SUPPORT,
  'mailLog.sendMatchingAgain': SUPPORT,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'mailLog.readAll': SUPPORT,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'mail.not-to-send-again': 'This email is on its way or has arrived already. You now see its status.',
  'mail.undeliverable':
    'Emails to this address bounce. The account holder has to confirm or change it first.',
} as const;
