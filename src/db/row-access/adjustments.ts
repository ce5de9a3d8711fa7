import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  commission_adjustments: {
    owner: 'seeker',
    sample: `insert into commission_adjustments (id, affiliate_id, origin_month, amount, reason, state, approved_at, posted_month)
      values (:run, 'KRY-AAAAA', '2026-08-01', 80, 'Wrong tree', 'posted', app.now(), '2026-09-01')`,
    where: 'id = :run',
    insert: `insert into commission_adjustments (affiliate_id, origin_month, amount, reason, proposed_by)
      values ('KRY-AAAAA', '2026-08-01', 80, 'Wrong tree', :admin)`,
    // What is posted stands, for everybody.
    update: `state = 'withdrawn', withdrawn_at = app.now(), posted_month = null`,
    allows: { seeker: ['select'], admin: ['select', 'insert'], worker: ['select'] },
  },
};
