import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'affiliates.list': ADMIN,
  'affiliates.get': 'affiliate',
  'affiliates.create': ADMIN,
  'affiliates.register': 'verified',
  'affiliates.mine': 'signed-in',
  'affiliates.invitation': 'anyone',
  'affiliates.sponsor': 'signed-in',
  'affiliates.terms': 'signed-in',
  'affiliates.changeSponsor': ADMIN,
  'affiliates.setStatus': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'affiliates.readAll': ADMIN,
  'affiliates.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'affiliate.unknown',
  'affiliate.already-registered',
  'affiliate.sponsor-unknown',
  'affiliate.sponsor-is-self',
  'affiliate.sponsor-in-own-team',
  'affiliate.sponsor-terminated',
  'affiliate.sponsor-unchanged',
  'affiliate.status-not-allowed',
  'affiliate.consent-missing',
  'affiliate.terms-changed',
  'affiliate.pan-missing',
  'affiliate.mode-reason-missing',
  'affiliate.mode-unchanged',
] as const;
