import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'apiPrograms.ask': 'signed-in',
  'apiPrograms.list': 'signed-in',
  'apiPrograms.allow': 'verified',
  'apiPrograms.end': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'api-program.too-many': 'You have 20 connected programs. Disconnect one to connect another.',
} as const;
