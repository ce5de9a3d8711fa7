import { ADMIN, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'managedRentals.submit': 'verified',
  'managedRentals.listMine': 'signed-in',
  'managedRentals.list': ADMIN,
  'managedRentals.startReview': ADMIN,
  'managedRentals.approve': ADMIN,
  'managedRentals.approveOnly': ADMIN,
  'managedRentals.configure': ADMIN,
  'managedRentals.decline': ADMIN,
  'managedRentals.addRvl': ADMIN,
  'managedRentals.listProperties': ADMIN,
  'managedRentals.updateDetails': ADMIN,
  'managedRentals.changeAffiliate': ADMIN,
  'managedRentals.assignManager': ADMIN,
  'managedRentals.end': ADMIN,
  'managedRentals.affiliates': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'managedRentals.readAll': ADMIN,
  'managedRentals.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'managed-rental.transition-not-allowed',
  'managed-rental.not-approved',
  'managed-rental.already-configured',
  'managed-rental.not-a-broker',
  'managed-rental.own-home',
  'managed-rental.lease-start-out-of-range',
  'managed-rental.lease-ends-before-start',
  'managed-rental.lease-too-long',
  'managed-rental.rental-ends-before-start',
  'managed-rental.paid-month-outside-lease',
  'managed-rental.affiliate-not-available',
  'managed-rental.not-a-manager',
] as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { 'managed-rental': 'managed_rentals' } as const;
