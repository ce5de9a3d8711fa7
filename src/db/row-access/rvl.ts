import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  managed_property_rvl_payments: {
    owner: 'lister',
    sample: `insert into managed_property_rvl_payments (id, managed_property_id, payment_month, rvl_amount)
      values (:run, :run, '2026-10-01', 2500000)`,
    where: 'id = :run',
    insert: `insert into managed_property_rvl_payments (managed_property_id, payment_month, rvl_amount)
      values (:run, '2026-11-01', 2500000)`,
    update: 'rvl_amount = 2600000',
    allows: {
      lister: ['select'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  managed_property_rvl_changes: {
    owner: 'lister',
    sample: `insert into managed_property_rvl_changes (payment_id, new_status, new_amount, sequence)
      values (:run, 'pending', 2500000, 0)`,
    where: 'payment_id = :run',
    insert: `insert into managed_property_rvl_changes (payment_id, new_status, new_amount, sequence)
      values (:run, 'pending', 2500000, 1)`,
    update: `reason = 'none'`,
    allows: { lister: ['select'], admin: ['select'], worker: ['select'] },
  },
  managed_property_attributions: {
    owner: 'lister',
    sample: `insert into managed_property_attributions (managed_property_id, affiliate_id, valid_from)
      values (:run, 'KRY-AAAAA', '2026-09-01')`,
    where: 'managed_property_id = :run',
    insert: `insert into managed_property_attributions (managed_property_id, valid_from) values (:run, '2026-10-01')`,
    update: `reason = 'none'`,
    allows: {
      seeker: ['select'],
      lister: ['select'],
      admin: ['select', 'insert'],
      worker: ['select', 'insert'],
    },
  },
  managed_property_shares: {
    owner: 'lister',
    sample: `insert into managed_property_shares (managed_property_id, share_bp, valid_from) values (:run, 800, '-infinity')`,
    where: 'managed_property_id = :run',
    insert: `insert into managed_property_shares (managed_property_id, share_bp, valid_from) values (:run, 700, app.now())`,
    update: 'share_bp = 600',
    allows: { lister: ['select'], admin: ['select'], worker: ['select'] },
  },
  managed_property_fees: {
    owner: 'lister',
    sample: `insert into managed_property_fees (managed_property_id, fee_bp, valid_from) values (:run, 800, '-infinity')`,
    where: 'managed_property_id = :run',
    insert: `insert into managed_property_fees (managed_property_id, fee_bp, valid_from) values (:run, 700, app.now())`,
    update: 'fee_bp = 600',
    allows: { lister: ['select'], admin: ['select'], worker: ['select'] },
  },
};
