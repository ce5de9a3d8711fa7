import { ADMIN, type FeaturePermissions, type FeatureRowPermissions, PROGRAMME } from '../access/audience.ts';

export const permissions = {
  'brokerRegistrations.list': PROGRAMME,
  'brokerRegistrations.listUnpaid': PROGRAMME,
  'brokerRegistrations.get': PROGRAMME,
  'brokerRegistrations.activate': PROGRAMME,
  'brokerRegistrations.activateMatching': PROGRAMME,
  'brokerRegistrations.reject': PROGRAMME,
  'brokerRegistrations.refund': ADMIN,
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  /** Says that a fee came which nobody's provider reported: money, with an invoice that follows. */
  'brokerRegistrations.takeFee': ADMIN,
} as const satisfies FeatureRowPermissions;
