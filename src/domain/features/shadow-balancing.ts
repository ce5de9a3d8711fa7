import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'shadowBalancing.listBrokers': ADMIN,
  'shadowBalancing.configure': ADMIN,
  'shadowBalancing.listAudit': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = [
  'shadow-balancing.already-disabled',
  'shadow-balancing.start-missing',
  'shadow-balancing.start-in-past',
  'shadow-balancing.end-missing',
  'shadow-balancing.end-before-start',
  'shadow-balancing.too-long',
  'shadow-balancing.reason-missing',
  'shadow-balancing.unchanged',
] as const;
