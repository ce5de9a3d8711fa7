import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  recent_views: {
    owner: 'seeker',
    sample: 'insert into recent_views (user_id, property_id) values (:seeker, :home)',
    where: 'user_id = :seeker and property_id = :home',
    insert: 'insert into recent_views (user_id, property_id) values (:seeker, :otherHome)',
    update: 'viewed_at = app.now()',
    allows: {
      seeker: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  recent_searches: {
    owner: 'seeker',
    sample: `insert into recent_searches (user_id, query) values (:seeker, 'city=pune')`,
    where: `user_id = :seeker and query = 'city=pune'`,
    insert: `insert into recent_searches (user_id, query) values (:seeker, 'city=delhi')`,
    update: 'searched_at = app.now()',
    allows: {
      seeker: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
