import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'ownerCompanies.ofHome': 'signed-in',
  'ownerCompanies.choose': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'owner-company.not-yours':
    'Choose a company whose money you look after: as its administrator or accountant.',
} as const;
