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
  audit_chain: {
    owner: 'worker',
    sample: `insert into audit_chain (position, row_id, key_id, hash) values (1, 1, 'key', '\\x00')`,
    where: 'position = 1',
    insert: `insert into audit_chain (position, row_id, key_id, hash) values (2, 2, 'key', '\\x00')`,
    update: `key_id = 'other'`,
    allows: { worker: ['select', 'insert'] },
  },
};
