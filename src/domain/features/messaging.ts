import { type FeatureRowPermissions, SUPPORT } from '../access/audience.ts';

export const rowPermissions = {
  'messaging.readAll': SUPPORT,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'messaging.number-refused': 'Enter an Indian mobile number with ten digits.',
} as const;
