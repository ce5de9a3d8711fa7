import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  property_drafts: {
    owner: 'lister',
    sample: `insert into property_drafts (user_id, step, content) values (:lister, 'place', '{}')`,
    where: 'user_id = :lister',
    insert: `insert into property_drafts (user_id, property_id, step, content) values (:lister, :home, 'place', '{}')`,
    update: `step = 'home'`,
    allows: {
      lister: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  import_runs: {
    owner: 'lister',
    sample: `insert into import_runs (id, owner_id, file_name, mapping) values (:run, :lister, 'homes.csv', '{}')`,
    where: 'id = :run',
    insert: `insert into import_runs (owner_id, file_name, mapping) values (:lister, 'more.csv', '{}')`,
    update: `status = 'finished'`,
    allows: {
      lister: ['select', 'insert', 'update'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  import_memories: {
    owner: 'lister',
    sample: `insert into import_memories (owner_id, columns, "values") values (:lister, '{}', '{}')`,
    where: 'owner_id = :lister',
    insert: `insert into import_memories (owner_id, columns, "values") values (:neighbour, '{}', '{}')`,
    update: `columns = '{}'`,
    allows: {
      lister: ['select', 'update', 'delete'],
      neighbour: ['insert'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  import_rejects: {
    owner: 'lister',
    sample: `insert into import_rejects (run_id, row_number, reason, row) values (:run, 2, 'rent missing', '{}')`,
    where: 'run_id = :run',
    insert: `insert into import_rejects (run_id, row_number, reason, row) values (:run, 3, 'rent missing', '{}')`,
    update: `reason = 'none'`,
    allows: { lister: ['select', 'insert'], admin: ['select'], worker: ['select', 'insert'] },
  },
  import_homes: {
    owner: 'lister',
    sample: `insert into import_homes (run_id, property_id) values (:run, :home)`,
    where: 'run_id = :run',
    insert: `insert into import_homes (run_id, property_id) values (:run, :otherHome)`,
    update: `core = 'x'`,
    allows: { lister: ['select', 'insert', 'update'], worker: ['select', 'insert'] },
  },
  import_photos: {
    owner: 'lister',
    sample: `insert into import_photos (property_id, url, run_id, row_number, place) values (:home, 'https://a.in/1.jpg', :run, 2, 0)`,
    where: 'run_id = :run',
    insert: `insert into import_photos (property_id, url, run_id, row_number, place) values (:home, 'https://a.in/2.jpg', :run, 2, 1)`,
    update: `state = 'failed'`,
    allows: {
      lister: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
