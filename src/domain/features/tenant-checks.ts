import {
  ADMIN,
  type FeaturePermissions,
  type FeatureRowPermissions,
  VERIFICATION,
} from '../access/audience.ts';

export const permissions = {
  'tenantChecks.terms': 'signed-in',
  'tenantChecks.order': 'verified',
  'tenantChecks.listMine': 'signed-in',
  'tenantChecks.getMine': 'signed-in',
  'tenantChecks.asked': 'anyone',
  'tenantChecks.refuseByLink': 'anyone',
  'tenantChecks.price': 'anyone',
  'tenantChecks.nameContacts': 'signed-in',
  'tenantChecks.agree': 'signed-in',
  'tenantChecks.refuse': 'signed-in',
  'tenantChecks.withdraw': 'signed-in',
  'tenantChecks.cancel': 'signed-in',
  'tenantChecks.reportPayment': 'signed-in',
  'tenantChecks.addFile': 'signed-in',
  'tenantChecks.fileLink': 'signed-in',
  'tenantChecks.report': 'signed-in',
  'tenantChecks.list': VERIFICATION,
  'tenantChecks.get': VERIFICATION,
  'tenantChecks.answer': VERIFICATION,
  'tenantChecks.finish': VERIFICATION,
  'tenantChecks.markPaid': ADMIN,
  'tenantChecks.recordRefund': ADMIN,
  'tenantChecks.addPrice': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'tenantChecks.readAll': VERIFICATION,
  'tenantChecks.changeAll': VERIFICATION,
  'tenantChecks.bill': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'tenant-check.moved-on': 'This check has changed in the meantime. You now see its current state.',
  'tenant-check.points-open': 'Answer every point first.',
  'tenant-check.no-price': 'We have not set a price yet. Send us a message and we’ll tell you.',
  'tenant-check.price-changed': 'The price has changed. Check it and order again.',
  'tenant-check.own': 'You cannot order a check of yourself.',
  'tenant-check.too-many-open': 'You have ten open checks. Wait for one to finish, or cancel one.',
  'tenant-check.ordered-before':
    'You ordered a check of this applicant already. It is open, or its report is still kept. Tick the box to order another one.',
  'tenant-check.over': 'The time to answer is over. The owner can order a new check.',
  'tenant-check.files-full': 'This check has twenty documents already.',
  'tenant-check.point-not-asked': 'The owner did not ask for this point.',
  'tenant-check.nothing-to-refund': 'Nothing is left to refund for this check.',
  'tenant-check.price-taken': 'A price starts on that day already. Choose another day.',
} as const;
