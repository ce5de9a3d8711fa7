import { type FeaturePermissions, SUPPORT } from '../access/audience.ts';

export const permissions = {
  'viewAs.start': SUPPORT,
  'viewAs.get': SUPPORT,
  'viewAs.end': SUPPORT,
} as const satisfies FeaturePermissions;

export const rules = {
  'view-as.yourself': 'This is your own account.',
  'view-as.staff': 'This person works for Kiraya. You cannot view as staff or administrators.',
  'view-as.read-only': 'You are viewing as another person. You can change nothing until you end the view.',
  'view-as.closed': 'This is not shown while you view as another person.',
  'view-as.over': 'This view has ended. Nothing of this person is shown any more.',
} as const;
