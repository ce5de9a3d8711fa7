import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'buildings.list': 'signed-in',
  'buildings.get': 'signed-in',
  'buildings.create': 'verified',
  'buildings.update': 'signed-in',
  'buildings.setHomes': 'signed-in',
  'buildings.remove': 'signed-in',
  'buildings.addPhoto': 'signed-in',
  'buildings.describePhoto': 'signed-in',
  'buildings.removePhoto': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'building.name-taken': 'You have a building of this name already.',
  'building.too-many': 'You already have 200 buildings. Remove one to add another.',
  'building.home-not-yours': 'Choose homes that you list yourself.',
  'building.too-many-photos': 'A building has at most 10 photos. Delete one to add another.',
  'building.pin-outside-city':
    'This pin is far from the city of one of the homes in this building. Move the pin, or take that home out.',
  'building.home-elsewhere': 'One of these homes is in another building. Take it out there first.',
} as const;
