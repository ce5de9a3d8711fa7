import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  pan_refusals: {
    owner: 'lister',
    sample: 'insert into pan_refusals (user_id) values (:lister)',
    where: 'user_id = :lister',
    insert: 'insert into pan_refusals (user_id) values (:neighbour)',
    update: 'refused_at = app.now()',
    allows: {
      lister: ['select', 'delete'],
      neighbour: ['insert'],
      admin: ['select'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
