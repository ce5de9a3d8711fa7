import {
  ADMIN,
  type FeaturePermissions,
  type FeatureRowPermissions,
  STAFF,
  VERIFICATION,
} from '../access/audience.ts';

export const permissions = {
  'properties.search': 'anyone',
  'properties.get': 'anyone',
  'properties.home': 'anyone',
  'properties.similar': 'anyone',
  'properties.recordView': 'anyone',
  'properties.listMine': 'signed-in',
  'properties.create': 'verified',
  'properties.update': 'signed-in',
  'properties.changeTerms': 'signed-in',
  'properties.publish': 'verified',
  'properties.setAvailability': 'signed-in',
  'properties.pause': 'signed-in',
  'properties.resume': 'signed-in',
  'properties.renew': 'signed-in',
  'properties.remove': 'signed-in',
  'properties.setVisitHours': 'signed-in',
  'properties.leads': 'signed-in',
  'properties.performance': 'signed-in',
  'properties.performanceByWeek': 'signed-in',
  'properties.bulk': 'verified',
  'properties.bulkMatching': 'verified',
  'properties.doubts': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'properties.readAll': STAFF,
  // The door, the exact point and the contact of a home.
  'properties.readContacts': VERIFICATION,
  'properties.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'property.transition-not-allowed':
    'This home has changed in the meantime, so this can no longer be done. You now see its current state.',
  'property.draft-incomplete': 'Something is still missing. Please complete the marked fields.',
  'property.too-many-for-new':
    'A new account lists a few homes a day. Continue from {again}. From {until}, or once we verified one of your homes, this limit is over.',
  'property.hidden': 'Kiraya hid this home. Correct what is wrong and write to us, and we show it again.',
  'property.not-accepting-leads': 'This home does not take requests any more. Similar homes are on its page.',
  'property.own-listing': 'This is your own home.',
} as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { home: 'requests', listing: 'listings' } as const;
