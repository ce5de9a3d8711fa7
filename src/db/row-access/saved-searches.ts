import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
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
