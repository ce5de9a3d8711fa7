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
};
