import {
  ADMIN,
  type FeaturePermissions,
  type FeatureRowPermissions,
  SEES_MONTHS,
} from '../access/audience.ts';

export const permissions = {
  'managedRentals.submit': 'verified',
  'managedRentals.listMine': 'signed-in',
  'managedRentals.homesBrought': 'signed-in',
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
  'managedRentals.readAll': SEES_MONTHS,
  'managedRentals.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'managed-rental.transition-not-allowed':
    'This application has changed in the meantime. You now see its current state.',
  'managed-rental.not-approved': 'This application is not approved.',
  'managed-rental.already-configured': 'This application is configured already.',
  'managed-rental.not-a-broker': 'Only activated brokers can submit a home for someone else.',
  'managed-rental.own-home': 'This is your own address. Choose that the home is yours.',
  'managed-rental.lease-start-out-of-range': 'Choose a day from ten years ago to a year from now.',
  'managed-rental.lease-ends-before-start': 'The lease ends before it starts.',
  'managed-rental.lease-too-long': 'A lease lasts at most 30 years.',
  'managed-rental.rental-ends-before-start': 'The end is before the start.',
  'managed-rental.paid-month-outside-lease': 'A month that was paid would be outside the lease.',
  'managed-rental.affiliate-not-available': 'Choose an affiliate who is not terminated.',
  'managed-rental.brought-by-unknown':
    'No affiliate in the programme has this code. Check it with whoever gave it to you, or leave it empty.',
  'managed-rental.not-a-manager': 'Choose someone with the role of a property manager.',
} as const;

/** What of them is told of, and the category that it may be switched off with. */
export const notices = { 'managed-rental': 'managed_rentals' } as const;
