import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'notifications.list': 'signed-in',
  'notifications.unread': 'signed-in',
  'notifications.markRead': 'signed-in',
  'notifications.preferences.get': 'signed-in',
  'notifications.preferences.update': 'signed-in',
} as const satisfies FeaturePermissions;
