import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  verification_claims: {
    owner: 'seeker',
    sample: `insert into verification_claims (user_id, kind, reference) values (:seeker, 'phone', '+91 98000 11111')`,
    where: `user_id = :seeker and kind = 'phone'`,
    insert: `insert into verification_claims (user_id, kind) values (:seeker, 'identity')`,
    update: `status = 'lapsed'`,
    allows: {
      seeker: ['select', 'insert', 'update'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
