import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  credit_corrections: {
    owner: 'admin',
    sample: `insert into credit_corrections (managed_property_id, from_date, reason, state, withdrawn_at)
      values (:run, '2026-08-01', 'The broker brought it', 'withdrawn', app.now())`,
    where: 'managed_property_id = :run',
    insert: `insert into credit_corrections (managed_property_id, from_date, reason, proposed_by)
      values (:run, '2026-08-01', 'The broker brought it', :admin)`,
    // What is decided stands, for everybody.
    update: `state = 'proposed', withdrawn_at = null`,
    allows: { admin: ['select', 'insert'], worker: ['select'] },
  },
};
