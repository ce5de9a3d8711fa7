import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  push_devices: {
    owner: 'seeker',
    sample: `with session as (
        insert into auth.sessions (user_id, token, expires_at) values (:seeker, 'push', now() + interval '1 day') returning id)
      insert into push_devices (user_id, session_id, endpoint, p256dh, auth)
        select :seeker, id, 'https://push.example/1', 'key', 'secret' from session`,
    where: 'user_id = :seeker',
    insert: `insert into push_devices (user_id, session_id, endpoint, p256dh, auth)
      select :seeker, session_id, 'https://push.example/2', 'key', 'secret' from push_devices`,
    update: `auth = 'other'`,
    allows: { seeker: ['select', 'delete'], worker: ['select', 'insert', 'update', 'delete'] },
  },
};
