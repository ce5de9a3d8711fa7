import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  listing_flags: {
    owner: 'worker',
    sample: `insert into listing_flags (property_id, kind) values (:home, 'rent')`,
    where: `property_id = :home and kind = 'rent'`,
    insert: `insert into listing_flags (property_id, kind) values (:otherHome, 'rent')`,
    update: `status = 'asked'`,
    allows: { admin: ['select', 'update'], worker: ['select', 'insert', 'update', 'delete'] },
  },
  listing_checks: {
    owner: 'worker',
    sample: `insert into listing_checks (property_id, changed_at) values (:home, '2026-01-01')
      on conflict (property_id) do update set changed_at = '2026-01-01'`,
    where: 'property_id = :home',
    insert: `insert into listing_checks (property_id) values (:otherHome) on conflict (property_id) do update set changed_at = app.now()`,
    update: 'changed_at = app.now()',
    allows: { worker: ['select', 'insert', 'update', 'delete'] },
  },
};
