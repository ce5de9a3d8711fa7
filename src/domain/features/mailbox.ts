import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  // Answers in demo mode only, where people without a session read their sign-in code here.
  'mailbox.list': 'anyone',
  'mailbox.get': 'anyone',
} as const satisfies FeaturePermissions;
