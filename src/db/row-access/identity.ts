import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  profiles: {
    owner: 'seeker',
    where: 'user_id = :seeker',
    insert: `insert into profiles (user_id, email) values (:nobody, 'nobody@example.in')`,
    update: `city = 'Pune'`,
    allows: { seeker: ['select', 'update'], admin: ['select'], worker: ['select', 'update'] },
  },
  staff_role_requests: {
    owner: 'admin',
    sample: `insert into staff_role_requests (user_id, role, requested_by, ready_at)
      values (:seeker, 'property_manager', :admin, app.now())`,
    where: `user_id = :seeker and role = 'property_manager'`,
    insert: `insert into staff_role_requests (user_id, role, requested_by, ready_at)
      values (:seeker, 'admin', :admin, app.now())`,
    update: `state = 'declined', decided_by = :admin, decided_at = app.now()`,
    allows: { admin: ['select', 'insert', 'update'], worker: ['select'] },
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
