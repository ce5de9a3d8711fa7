import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'messages.start': 'verified',
  'messages.list': 'signed-in',
  'messages.unread': 'signed-in',
  'messages.read': 'signed-in',
  'messages.send': 'verified',
  'messages.markRead': 'signed-in',
  'messages.share': 'verified',
  'messages.report': 'signed-in',
  'messages.block': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'message.person-blocked': 'You two can no longer message each other or request visits here.',
  'message.too-many-for-new':
    'A new account begins a few conversations a day. Write again from {again}. From {until} this limit is over.',
  'message.blocked': 'This conversation was reported and is now closed.',
} as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { message: 'requests' } as const;
