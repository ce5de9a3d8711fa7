import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'properties.search': 'anyone',
  'properties.get': 'anyone',
  'properties.home': 'anyone',
  'properties.similar': 'anyone',
  'properties.recordView': 'anyone',
  'properties.listMine': 'signed-in',
  'properties.create': 'verified',
  'properties.update': 'signed-in',
  'properties.publish': 'verified',
  'properties.setAvailability': 'signed-in',
  'properties.pause': 'signed-in',
  'properties.resume': 'signed-in',
  'properties.renew': 'signed-in',
  'properties.remove': 'signed-in',
  'properties.leads': 'signed-in',
  'properties.performance': 'signed-in',
  'properties.performanceByWeek': 'signed-in',
  'properties.bulk': 'verified',
  'properties.doubts': 'signed-in',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'properties.readAll': ADMIN,
  // The door, the exact point and the contact of a home.
  'properties.readContacts': ADMIN,
  'properties.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'property.transition-not-allowed',
  'property.draft-incomplete',
  'property.hidden',
  'property.not-accepting-leads',
  'property.own-listing',
] as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { home: 'requests', listing: 'listings' } as const;
