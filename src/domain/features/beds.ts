import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'beds.rooms': 'signed-in',
  'beds.addRooms': 'signed-in',
  'beds.changeRoom': 'signed-in',
  'beds.removeRoom': 'signed-in',
  'beds.hold': 'signed-in',
} as const satisfies FeaturePermissions;

export const rules = {
  'bed.not-a-pg': 'Only a PG has rooms and beds. Change the type of the home first.',
  'bed.home-has-rooms': 'This PG has rooms and beds. Take its rooms away before you change the type.',
  'bed.home-is-let': 'A lease of the whole home still runs. End it before you rent out its beds one by one.',
  'bed.room-names-missing': 'Enter the rooms, like 101-106, 201',
  'bed.room-name-long': 'A room name can have at most 40 characters.',
  'bed.room-range-reversed': 'A range begins with its lower number, like 101-106.',
  'bed.room-named-twice': 'A room of this name is there already.',
  'bed.too-many-rooms': 'A PG has at most 200 rooms here.',
  'bed.rent-of-rooms': 'The rents of this PG are those of its rooms. Change them there.',
  'bed.no-such-room': 'Choose a room of this PG.',
  'bed.let': 'Someone has a lease of this bed. It is free again when the lease ends.',
  'bed.room-is-let': 'Someone has a lease of a bed in this room. It stays until the lease ends.',
  'bed.sharing-too-small': 'More beds of this room are taken than this. Choose a larger sharing.',
} as const;
