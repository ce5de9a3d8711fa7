import { ADMIN, type FeatureRowPermissions } from '../access/audience.ts';

export const rowPermissions = {
  'messaging.readAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'messaging.number-refused': 'Enter an Indian mobile number with ten digits.',
} as const;
