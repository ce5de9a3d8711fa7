import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'shortlist.list': 'signed-in',
  'shortlist.add': 'signed-in',
  'shortlist.remove': 'signed-in',
  'shortlist.note': 'signed-in',
} as const satisfies FeaturePermissions;
