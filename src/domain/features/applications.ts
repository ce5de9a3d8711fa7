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

export const rules = {
  'application.transition-not-allowed': 'The other side has just changed this application.',
  'application.already-open': 'You already applied for this home. See its status in Track Applications.',
  'application.move-in-in-past': 'This day has passed. Choose a later one.',
  'application.move-in-too-far': 'Choose a day within the next 180 days.',
  'application.occupants-out-of-range': 'Enter a number of people from 1 to 20.',
} as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { application: 'requests' } as const;
