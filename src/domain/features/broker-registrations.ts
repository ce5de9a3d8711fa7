import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'brokerRegistrations.list': ADMIN,
  'brokerRegistrations.listUnpaid': ADMIN,
  'brokerRegistrations.get': ADMIN,
  'brokerRegistrations.activate': ADMIN,
  'brokerRegistrations.reject': ADMIN,
  'brokerRegistrations.refund': ADMIN,
} as const satisfies FeaturePermissions;
