import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  data_exports: {
    owner: 'seeker',
    sample: 'insert into data_exports (user_id) values (:seeker)',
    where: 'user_id = :seeker',
    insert: `insert into data_exports (user_id, state) values (:seeker, 'ready')`,
    update: `state = 'failed'`,
    allows: { seeker: ['select', 'insert'], worker: ['select', 'insert', 'update', 'delete'] },
  },
  data_looks: {
    owner: 'admin',
    sample: `insert into data_looks (user_id, actor_id, actor_name, subject) values (:seeker, :admin, 'Vikram', 'profile')`,
    where: 'user_id = :seeker',
    insert: `insert into data_looks (user_id, actor_id, actor_name, subject) values (:seeker, :admin, 'Vikram', 'payee')`,
    update: `actor_name = 'Nobody'`,
    allows: {
      seeker: ['select'],
      admin: ['select', 'insert'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  erasures: {
    owner: 'seeker',
    sample: `insert into erasures (user_id, due_on) values (:seeker, '2026-12-01')`,
    where: 'user_id = :seeker',
    insert: `insert into erasures (user_id, due_on, state) values (:seeker, '2026-12-02', 'cancelled')`,
    update: `state = 'cancelled'`,
    allows: {
      seeker: ['select', 'insert', 'update'],
      admin: ['select'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
