import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'claims.mine': 'signed-in',
  'claims.submit': 'verified',
  'claims.withdraw': 'signed-in',
  'claims.paperLink': 'signed-in',
  'claims.list': ADMIN,
  'claims.verify': ADMIN,
  'claims.decline': ADMIN,
  'claims.revoke': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'claims.readAll': ADMIN,
  'claims.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'claim.transition-not-allowed',
  'claim.already-open',
  'claim.need-missing',
  'claim.paper-missing',
  'claim.paper-not-needed',
  'claim.method-not-of-kind',
  'claim.validity-out-of-range',
  'claim.own',
] as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { claim: 'listings' } as const;
