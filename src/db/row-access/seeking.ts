import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  shortlists: {
    owner: 'seeker',
    sample: 'insert into shortlists (user_id, property_id) values (:seeker, :home)',
    where: 'user_id = :seeker and property_id = :home',
    insert: 'insert into shortlists (user_id, property_id) values (:seeker, :otherHome)',
    update: `note = 'near the park'`,
    allows: {
      seeker: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
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
  saved_searches: {
    owner: 'seeker',
    sample: `insert into saved_searches (user_id, name, query) values (:seeker, 'Pune', 'city=pune')`,
    where: `user_id = :seeker and query = 'city=pune'`,
    insert: `insert into saved_searches (user_id, name, query) values (:seeker, 'Delhi', 'city=delhi')`,
    update: `name = 'Poona'`,
    allows: {
      seeker: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  saved_search_matches: {
    owner: 'worker',
    sample: `insert into saved_search_matches (search_id, property_id) values
      ((select id from saved_searches where query = 'city=pune'), :home)`,
    where: 'property_id = :home',
    insert: `insert into saved_search_matches (search_id, property_id) values
      ((select id from saved_searches where query = 'city=pune'), :otherHome)`,
    update: 'told_at = app.now()',
    allows: { worker: ['select', 'insert', 'update', 'delete'] },
  },
};
