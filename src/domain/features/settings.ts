import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'settings.published': 'anyone',
  'settings.get': ADMIN,
  'settings.update': ADMIN,
  'settings.approve': ADMIN,
  'settings.decline': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = {
  'settings.own-change': 'Another administrator has to approve a change that you requested.',
  'settings.alone':
    'Another administrator has to approve a weaker safeguard. If you run this business alone, turn on single-operator mode.',
  'settings.change-over': 'This has changed in the meantime. You now see its current state.',
} as const;
