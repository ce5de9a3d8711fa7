import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'savedReplies.list': 'signed-in',
  'savedReplies.create': 'signed-in',
  'savedReplies.update': 'signed-in',
  'savedReplies.remove': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'saved-reply.too-many': 'You keep 30 replies. Delete one to save another.',
  'saved-reply.title-taken': 'You keep a reply under this title already.',
} as const;
