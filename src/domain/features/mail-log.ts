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
  'mail.not-to-send-again':
    'This letter is on its way or arrived already. Reload the page to see where it stands.',
  'mail.undeliverable': 'Letters to this address come back. Its person has to confirm or change it first.',
} as const;
