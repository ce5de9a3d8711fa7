import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  lost_numbers: {
    owner: 'seeker',
    sample: `insert into lost_numbers (user_id, old_phone, new_phone, name, story, language, ready_at)
      values (:seeker, '+919876543210', '+919876543211', 'Asha', 'I rent the home in Baner', 'en', app.now())`,
    where: `user_id = :seeker`,
    insert: `insert into lost_numbers (user_id, old_phone, new_phone, name, story, language, ready_at)
      values (:admin, '+919876543212', '+919876543213', 'Asha', 'I rent the home in Baner', 'en', app.now())`,
    update: `state = 'stopped', decided_by = :seeker, decided_at = app.now()`,
    allows: {
      seeker: ['select', 'update'],
      admin: ['select'],
      worker: ['select', 'insert', 'delete'],
    },
  },
};
