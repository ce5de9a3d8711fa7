import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'savedReplies.list': 'signed-in',
  'savedReplies.create': 'signed-in',
  'savedReplies.update': 'signed-in',
  'savedReplies.remove': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'saved-reply.too-many': 'You already have 30 saved replies. Delete one to save another.',
  'saved-reply.title-taken': 'You already have a reply with this title.',
} as const;
