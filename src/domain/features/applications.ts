import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'applications.submit': 'signed-in',
  'applications.listMine': 'signed-in',
  'applications.listReceived': 'signed-in',
  'applications.review': 'signed-in',
  'applications.approve': 'signed-in',
  'applications.decline': 'signed-in',
  'applications.withdraw': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = [
  'application.transition-not-allowed',
  'application.already-open',
  'application.move-in-in-past',
  'application.move-in-too-far',
  'application.occupants-out-of-range',
] as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { application: 'requests' } as const;
