import { ADMIN, type FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'servedCities.list': ADMIN,
  'servedCities.serve': ADMIN,
  'servedCities.find': 'anyone',
  'servedCities.ask': 'signed-in',
  'servedCities.withdraw': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'city.served-already': 'This city is served already.',
  'city.place-unknown': 'We do not know where this city is. Enter the PIN code of its centre.',
} as const;
