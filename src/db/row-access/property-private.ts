import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  property_private: {
    owner: 'lister',
    sample: `insert into property_private (property_id, address) values (:home, '4 Rose Lane')`,
    where: 'property_id = :home',
    insert: `insert into property_private (property_id, address) values (:otherHome, '5 Rose Lane')`,
    update: `address = '6 Rose Lane'`,
    allows: {
      accepted: ['select'],
      lister: ['select', 'insert', 'update'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
