import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'mailLog.list': ADMIN,
  'mailLog.sendAgain': ADMIN,
  'mailLog.sendMatchingAgain': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'mailLog.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'mail.not-to-send-again':
    'This letter is on its way or arrived already. Reload the page to see where it stands.',
  'mail.undeliverable': 'Letters to this address come back. Its person has to confirm or change it first.',
} as const;
