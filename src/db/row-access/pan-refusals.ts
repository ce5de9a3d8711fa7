import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  pan_refusals: {
    owner: 'seeker',
    sample: 'insert into pan_refusals (user_id) values (:seeker)',
    where: 'user_id = :seeker',
    insert: 'insert into pan_refusals (user_id) values (:neighbour)',
    update: 'refused_at = app.now()',
    allows: {
      seeker: ['select', 'delete'],
      neighbour: ['insert'],
      admin: ['select'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
