import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  enquiries: {
    owner: 'seeker',
    sample: `insert into enquiries (form_id, kind, name, email, message, user_id)
      values (:run, 'contact', 'Asha', 'asha@example.in', 'Please call', :seeker)`,
    where: 'form_id = :run',
    insert: `insert into enquiries (form_id, kind, name, email, message, user_id)
      values (:home, 'contact', 'Asha', 'asha@example.in', 'Please call', :seeker)`,
    update: `status = 'in_progress'`,
    allows: {
      seeker: ['select'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  enquiry_events: {
    owner: 'admin',
    sample: `insert into enquiry_events (enquiry_id, actor_id, action, status, note)
      select id, :admin, 'noted', 'new', 'called' from enquiries where form_id = :run`,
    where: `note = 'called'`,
    insert: `insert into enquiry_events (enquiry_id, actor_id, action, status)
      values ((select id from enquiries where form_id = :run), :admin, 'noted', 'new')`,
    update: `note = 'changed'`,
    allows: { admin: ['select', 'insert'], worker: ['select', 'insert'] },
  },
};
