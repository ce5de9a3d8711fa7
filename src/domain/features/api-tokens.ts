import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'apiTokens.list': 'signed-in',
  'apiTokens.create': 'verified',
  'apiTokens.rename': 'signed-in',
  'apiTokens.revoke': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'api-token.too-many': 'You already have 20 tokens. Revoke one to make another.',
} as const;
