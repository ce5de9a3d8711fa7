import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  profiles: {
    owner: 'seeker',
    where: 'user_id = :seeker',
    insert: `insert into profiles (user_id, email) values (:nobody, 'nobody@example.in')`,
    update: `city = 'Pune'`,
    allows: { seeker: ['select', 'update'], admin: ['select'], worker: ['select', 'update'] },
  },
  user_roles: {
    owner: 'seeker',
    sample: `insert into user_roles (user_id, role) values (:seeker, 'tenant')`,
    where: `user_id = :seeker and role = 'tenant'`,
    insert: `insert into user_roles (user_id, role) values (:seeker, 'broker')`,
    update: `role = 'landlord'`,
    allows: {
      seeker: ['select'],
      admin: ['select', 'insert', 'delete'],
      worker: ['select', 'insert', 'delete'],
    },
  },
};
