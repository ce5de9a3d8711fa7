import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'calendarFeeds.get': 'signed-in',
  'calendarFeeds.create': 'signed-in',
  'calendarFeeds.end': 'signed-in',
} as const satisfies FeaturePermissions;
