import { everyone, type TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  properties: {
    owner: 'lister',
    where: 'id = :home',
    insert: `insert into properties (listed_by, title) values (:lister, 'Half filled')`,
    update: 'rent = 1600000',
    allows: {
      visitor: ['select'],
      seeker: ['select'],
      accepted: ['select'],
      neighbour: ['select'],
      lister: ['select', 'insert', 'update', 'delete'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  property_photos: {
    owner: 'lister',
    sample: `insert into property_photos (property_id, position, url, width, height) values (:home, 1, '/a.webp', 4, 3)`,
    where: 'property_id = :home',
    insert: `insert into property_photos (property_id, position, url, width, height) values (:home, 2, '/b.webp', 4, 3)`,
    update: `alt = 'The hall'`,
    allows: {
      ...everyone('select'),
      lister: ['select', 'insert', 'update', 'delete'],
      admin: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  property_views: {
    owner: 'seeker',
    sample: `insert into property_views (property_id, viewer, viewed_on) values (:home, :seeker, '2026-11-20')`,
    where: 'property_id = :home',
    insert: `insert into property_views (property_id, viewer, viewed_on) values (:home, :seeker, '2026-11-21')`,
    update: 'is_counted = true',
    allows: {
      seeker: ['insert'],
      lister: ['select'],
      admin: ['select'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
