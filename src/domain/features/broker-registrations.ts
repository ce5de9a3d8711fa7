import { ADMIN, type FeaturePermissions, PROGRAMME } from '../access/audience.ts';

export const permissions = {
  'brokerRegistrations.list': PROGRAMME,
  'brokerRegistrations.listUnpaid': PROGRAMME,
  'brokerRegistrations.get': PROGRAMME,
  'brokerRegistrations.activate': PROGRAMME,
  'brokerRegistrations.activateMatching': PROGRAMME,
  'brokerRegistrations.reject': PROGRAMME,
  'brokerRegistrations.refund': ADMIN,
} as const satisfies FeaturePermissions;
