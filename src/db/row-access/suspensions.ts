import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  suspensions: {
    owner: 'seeker',
    sample: `insert into suspensions (user_id, reason) values (:seeker, 'Sends the same advertisement to everybody')`,
    where: `user_id = :seeker`,
    insert: `insert into suspensions (user_id, reason) values (:lister, 'Because')`,
    update: `reason = 'Another'`,
    allows: {
      seeker: ['select'],
      admin: ['select'],
      worker: ['select'],
    },
  },
};
