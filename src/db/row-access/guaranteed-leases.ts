import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  guaranteed_leases: {
    owner: 'lister',
    sample: `insert into guaranteed_leases (form_id, owner_id, home, address) values (:run, :lister, '2 BHK in Baner', 'Baner Road, Pune')`,
    where: 'form_id = :run',
    insert: `insert into guaranteed_leases (form_id, owner_id, home, address) values (:home, :lister, '3 BHK in Aundh', 'Aundh, Pune')`,
    update: `reason = reason`,
    allows: {
      lister: ['select', 'insert', 'update'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
};
