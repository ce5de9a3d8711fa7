import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  property_visits: {
    owner: 'seeker',
    where: 'property_id = :home and user_id = :seeker',
    insert: `insert into property_visits (property_id, user_id, lister_id, visit_type, scheduled_date, slot)
      values (:otherHome, :seeker, :lister, 'physical', '2026-12-01', '10:00')`,
    update: `status = 'cancelled', awaiting = null`,
    allows: {
      seeker: ['select', 'insert', 'update'],
      lister: ['select', 'update'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  property_applications: {
    owner: 'seeker',
    sample: `insert into property_applications (property_id, user_id, lister_id, occupants, move_in_date)
      values (:home, :seeker, :lister, 3, '2026-12-01')`,
    where: 'property_id = :home and user_id = :seeker',
    insert: `insert into property_applications (property_id, user_id, lister_id, occupants, move_in_date)
      values (:otherHome, :seeker, :lister, 3, '2026-12-01')`,
    update: 'answered_at = app.now()',
    allows: {
      seeker: ['select', 'insert', 'update'],
      lister: ['select', 'update'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  lead_events: {
    owner: 'seeker',
    sample: `insert into lead_events (visit_id, actor_id, action, status)
      select id, :seeker, 'request', 'requested' from property_visits where property_id = :home and user_id = :seeker`,
    where: 'actor_id = :seeker',
    insert: `insert into lead_events (visit_id, actor_id, action, status)
      values ((select id from property_visits where property_id = :home and user_id = :seeker), :seeker, 'cancel', 'cancelled')`,
    update: `note = 'changed'`,
    allows: {
      seeker: ['select', 'insert'],
      lister: ['select'],
      admin: ['select'],
      worker: ['select', 'insert'],
    },
  },
};
