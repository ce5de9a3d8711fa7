import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'visits.request': 'signed-in',
  'visits.get': 'signed-in',
  'visits.hours': 'signed-in',
  'visits.listMine': 'signed-in',
  'visits.listReceived': 'signed-in',
  'visits.accept': 'signed-in',
  'visits.propose': 'signed-in',
  'visits.decline': 'signed-in',
  'visits.cancel': 'signed-in',
  'visits.reschedule': 'signed-in',
  'visits.complete': 'signed-in',
  'visits.miss': 'signed-in',
  'visits.comeSoon': 'signed-in',
  'visits.rate': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'visit.transition-not-allowed': 'The other side has just changed this visit.',
  'visit.slot-in-past': 'This time has passed. Choose a later one.',
  'visit.slot-too-far': 'Choose a day within the next 30 days.',
  'visit.outside-hours': 'The home is not shown at this time. Choose one of the times that are offered.',
  'visit.slot-taken': 'Another visit is agreed for this time. Choose another one.',
  'visit.not-yet-begun': 'The visit has not begun yet.',
  'visit.not-about-to-begin':
    'You can say this from three hours before the visit until an hour after it began.',
  'visit.address-missing': 'Enter the address: whoever visits sees it once the time is agreed.',
  'visit.already-open': 'You already asked to visit this home. See its status in Track Applications.',
  'visit.too-many-for-new':
    'A new account can ask to see or rent a few homes a day. Ask again from {again}. From {until} this limit is over.',
  'visit.rating-not-allowed': 'A visit can be rated by who asked for it, once it took place.',
} as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { visit: 'requests' } as const;
