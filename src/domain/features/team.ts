import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'team.children': 'affiliate',
  'team.search': 'affiliate',
  'team.path': 'affiliate',
  'team.growth': 'affiliate',
} as const satisfies FeaturePermissions;
