import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'shortlist.list': 'signed-in',
  'shortlist.add': 'signed-in',
  'shortlist.remove': 'signed-in',
  'shortlist.note': 'signed-in',
} as const satisfies FeaturePermissions;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { shortlist: 'shortlist' } as const;
