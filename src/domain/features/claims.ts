import { type FeaturePermissions, type FeatureRowPermissions, VERIFICATION } from '../access/audience.ts';

export const permissions = {
  'claims.mine': 'signed-in',
  'claims.submit': 'verified',
  'claims.withdraw': 'signed-in',
  'claims.paperLink': 'signed-in',
  'claims.list': VERIFICATION,
  'claims.verify': VERIFICATION,
  'claims.decline': VERIFICATION,
  'claims.verifyMatching': VERIFICATION,
  'claims.declineMatching': VERIFICATION,
  'claims.revoke': VERIFICATION,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'claims.readAll': VERIFICATION,
  'claims.changeAll': VERIFICATION,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'claim.transition-not-allowed': 'This request has changed in the meantime. You now see its current state.',
  'claim.already-open': 'You requested this already. We’ll notify you when it is decided.',
  'claim.need-missing': 'Something that this is about is still missing.',
  'claim.paper-missing': 'Add the document.',
  'claim.paper-not-needed': 'This needs no document.',
  'claim.method-not-of-kind': 'This cannot be verified that way.',
  'claim.validity-out-of-range': 'Choose a day from tomorrow to the latest one.',
  'claim.own': 'Another administrator has to decide what you asked for yourself.',
} as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { claim: 'listings' } as const;
