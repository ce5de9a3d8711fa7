import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  condition_reports: {
    owner: 'lister',
    sample: `insert into condition_reports (id, lease_id, kind, written_by, author_id, author_name, sent_at, inspected_on, rooms,
        meters, keys, photos)
      values (:run, :run, 'move_in', 'landlord', :lister, 'Lal', app.now(), '2026-12-01', '[]', '[]', '[]', '[]')`,
    where: 'id = :run',
    insert: `insert into condition_reports (lease_id, kind, written_by, author_id, author_name, sent_at, inspected_on, rooms, meters,
        keys, photos)
      values (:run, 'move_out', case when app.user_id() = :accepted then 'tenant' else 'landlord' end, app.user_id(), 'Lal', app.now(),
        '2026-12-01', '[]', '[]', '[]', '[]')`,
    // Another version is the writer's side's alone; the other side answers.
    update: 'version = version + 1',
    allows: {
      accepted: ['select', 'insert'],
      lister: ['select', 'insert', 'update'],
      admin: ['select', 'insert', 'update'],
      worker: ['select'],
    },
  },
  condition_photos: {
    owner: 'lister',
    sample: `insert into condition_photos (lease_id, key, width, height, added_by)
      values (:run, 'conditions/a.webp', 800, 600, :lister)`,
    where: 'lease_id = :run',
    insert: `insert into condition_photos (lease_id, key, width, height, added_by)
      values (:run, 'conditions/b.webp', 800, 600, app.user_id())`,
    update: 'width = 900',
    allows: {
      accepted: ['select', 'insert'],
      lister: ['select', 'insert'],
      admin: ['select', 'insert'],
      worker: ['select', 'delete'],
    },
  },
  condition_comments: {
    owner: 'accepted',
    sample: `insert into condition_comments (report_id, version, side, author_id, body)
      values (:run, 1, 'tenant', :accepted, 'The wall has a crack')`,
    where: 'report_id = :run',
    insert: `insert into condition_comments (report_id, version, side, author_id, body)
      values (:run, 1, 'tenant', app.user_id(), 'The tap drips')`,
    update: `body = 'changed'`,
    allows: {
      accepted: ['select', 'insert'],
      lister: ['select', 'insert'],
      admin: ['select', 'insert'],
      worker: ['select'],
    },
  },
  condition_reminders: {
    owner: 'worker',
    sample: `insert into condition_reminders (lease_id, kind) values (:run, 'move_in')`,
    where: 'lease_id = :run',
    insert: `insert into condition_reminders (lease_id, kind) values (:run, 'move_out')`,
    update: `kind = 'move_out'`,
    allows: { worker: ['select', 'insert'] },
  },
};
