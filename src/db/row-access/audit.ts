import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  audit_log: {
    owner: 'admin',
    sample: `insert into audit_log (actor_id, action, subject_type, subject_id) values (:admin, 'roles.assign', 'user', '1')`,
    where: 'id = 1',
    insert: `insert into audit_log (actor_id, action, subject_type, subject_id) values (:admin, 'roles.remove', 'user', '1')`,
    update: `action = 'nothing'`,
    allows: { admin: ['select', 'insert'], worker: ['select', 'insert'] },
  },
};
