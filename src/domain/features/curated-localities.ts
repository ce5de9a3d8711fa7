import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'curatedLocalities.list': ADMIN,
  'curatedLocalities.find': ADMIN,
  'curatedLocalities.accept': ADMIN,
  'curatedLocalities.merge': ADMIN,
  'curatedLocalities.dismiss': ADMIN,
  'curatedLocalities.undo': ADMIN,
  'curatedLocalities.setNames': ADMIN,
} as const satisfies FeaturePermissions;

export const rules = {
  'locality.transition-not-allowed':
    'This locality has been decided in the meantime. You now see what was decided.',
  'locality.of-another-city': 'Choose a locality of the same city.',
  'locality.into-itself': 'Choose another locality than this one.',
  'locality.nothing-to-undo': 'There is nothing to take back here.',
  'locality.name-taken': 'Another locality of this city has this name.',
} as const;
