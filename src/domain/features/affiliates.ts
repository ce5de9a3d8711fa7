import {
  ADMIN,
  type FeaturePermissions,
  type FeatureRowPermissions,
  PROGRAMME,
  SEES_MONTHS,
} from '../access/audience.ts';

export const permissions = {
  'affiliates.list': SEES_MONTHS,
  'affiliates.get': 'affiliate',
  'affiliates.create': ADMIN,
  'affiliates.register': 'verified',
  'affiliates.mine': 'signed-in',
  'affiliates.card': 'signed-in',
  'affiliates.invitation': 'anyone',
  'affiliates.sponsor': 'signed-in',
  'affiliates.terms': 'signed-in',
  'affiliates.changeSponsor': ADMIN,
  'affiliates.setStatus': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'affiliates.readAll': SEES_MONTHS,
  'affiliates.changeAll': PROGRAMME,
  /** Activating a broker gives them a place in the programme too. */
  'affiliates.enrol': PROGRAMME,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'affiliate.unknown': 'No affiliate has this code.',
  'affiliate.already-registered': 'You are in the affiliate programme already.',
  'affiliate.sponsor-unknown': 'No affiliate has this code. Check it with your sponsor.',
  'affiliate.sponsor-is-self': 'This is your own code. Enter your sponsor’s code.',
  'affiliate.sponsor-in-own-team': 'This person is in your own team and cannot be your sponsor.',
  'affiliate.sponsor-terminated': 'The membership of this sponsor has ended. Ask for another invitation.',
  'affiliate.sponsor-unchanged': 'This is the present sponsor already.',
  'affiliate.status-not-allowed': 'The current status cannot change to this one.',
  'affiliate.consent-missing': 'The contract has not been agreed to yet.',
  'affiliate.terms-changed': 'The terms have changed in the meantime. Read the new ones and agree again.',
  'affiliate.pan-missing': 'The PAN has not been given yet.',
  'affiliate.mode-reason-missing': 'Please provide a reason for the mode change',
  'affiliate.mode-unchanged': 'This is the present mode already.',
} as const;
