import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  buildings: {
    owner: 'lister',
    sample: `insert into buildings (id, owner_id, name) values (:run, :lister, 'Rose Court')`,
    where: 'id = :run',
    insert: `insert into buildings (owner_id, name) values (:lister, 'Lily Court')`,
    update: `address = '4 Rose Lane'`,
    allows: {
      lister: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  building_photos: {
    owner: 'lister',
    sample: `insert into building_photos (building_id, position, url, width, height)
      values (:run, 0, '/files/public/photos/stairs.webp', 4, 3)`,
    where: `url = '/files/public/photos/stairs.webp'`,
    insert: `insert into building_photos (building_id, position, url, width, height)
      values (:run, 1, '/files/public/photos/garden.webp', 4, 3)`,
    update: `alt = 'The stairs'`,
    allows: {
      lister: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
