import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  maintenance_requests: {
    owner: 'accepted',
    sample: `insert into maintenance_requests (id, lease_id, title, category, reported_by)
      values (:run, :run, 'The tap drips', 'plumbing', :accepted)`,
    where: 'id = :run',
    insert: `insert into maintenance_requests (lease_id, title, category, reported_by)
      values (:run, 'The door sticks', 'structure', app.user_id())`,
    update: `status = 'open'`,
    allows: {
      accepted: ['select', 'insert', 'update'],
      lister: ['select', 'insert', 'update'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  maintenance_events: {
    owner: 'accepted',
    sample: `insert into maintenance_events (request_id, actor_id, side, action, status)
      values (:run, :accepted, 'tenant', 'maintenance.raised', 'open')`,
    where: 'request_id = :run',
    insert: `insert into maintenance_events (request_id, actor_id, side, action, status)
      values (:run, app.user_id(), 'landlord', 'maintenance.cancel', 'cancelled')`,
    update: `note = 'changed'`,
    allows: {
      accepted: ['select', 'insert'],
      lister: ['select', 'insert'],
      admin: ['select', 'insert'],
      worker: ['select', 'insert'],
    },
  },
  maintenance_photos: {
    owner: 'accepted',
    sample: `insert into maintenance_photos (request_id, key, width, height, added_by)
      values (:run, 'maintenance/a.webp', 800, 600, :accepted)`,
    where: 'request_id = :run',
    insert: `insert into maintenance_photos (request_id, key, width, height, added_by)
      values (:run, 'maintenance/b.webp', 800, 600, app.user_id())`,
    update: 'width = 900',
    allows: {
      accepted: ['select', 'insert'],
      lister: ['select', 'insert'],
      admin: ['select', 'insert'],
      worker: ['select', 'insert'],
    },
  },
};
