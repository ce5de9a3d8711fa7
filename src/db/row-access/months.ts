import { signedIn, type TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  plan_versions: {
    owner: 'admin',
    sample: `insert into plan_versions (version, parameters, valid_from) values ('9.0', '{}', '2099-09-01')`,
    where: `version = '9.0'`,
    insert: `insert into plan_versions (version, parameters, valid_from) values ('9.1', '{}', '2099-10-01')`,
    update: `reason = 'none'`,
    allows: { ...signedIn('select'), admin: ['select', 'insert'], worker: ['select', 'insert'] },
  },
  commission_months: {
    owner: 'admin',
    sample: `insert into commission_months (month) values ('2026-09-01')`,
    where: `month = '2026-09-01'`,
    insert: `insert into commission_months (month) values ('2026-10-01')`,
    update: `stage = 'reading'`,
    allows: { admin: ['select'], worker: ['select', 'insert', 'update'] },
  },
  commission_nodes: {
    owner: 'seeker',
    sample: `create table months.nodes_sample partition of commission_nodes for values in ('2026-09-01');
      alter table months.nodes_sample enable row level security, force row level security;
      insert into commission_nodes values
        ('KRY-AAAAA', '2026-09-01', 0, null, 'active', 'balanced', 0, false, 0, 0, 0, null, 0, 0, 0, 'Starter', 1000, 0, 0)`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into commission_nodes values
        ('KRY-BBBBB', '2026-09-01', 1, null, 'active', 'balanced', 0, false, 0, 0, 0, null, 0, 0, 0, 'Starter', 1000, 0, 0)`,
    update: `rank = 'Leader'`,
    allows: { seeker: ['select'], admin: ['select'], worker: ['select'] },
  },
  commission_payments: {
    owner: 'seeker',
    sample: `create table months.payments_sample partition of commission_payments for values in ('2026-09-01');
      alter table months.payments_sample enable row level security, force row level security;
      insert into commission_payments values (:run, 1, 'regular', '2026-09-01', '2026-09-01', null, 'KRY-AAAAA', 100, 800, 8)`,
    where: 'payment_id = :run',
    insert: `insert into commission_payments values
      (:run, 2, 'regular', '2026-09-01', '2026-09-01', null, 'KRY-AAAAA', 100, 800, 8)`,
    update: 'base = 9',
    allows: { seeker: ['select'], admin: ['select'], worker: ['select'] },
  },
  managed_rental_commissions: {
    owner: 'seeker',
    sample: `create table months.lines_sample partition of managed_rental_commissions for values in ('2026-09-01');
      alter table months.lines_sample enable row level security, force row level security;
      insert into managed_rental_commissions
        (payment_id, sequence, affiliate_id, kind, month_year, origin_month, level, base, rate_bp, paid_below_bp, amount, status)
      values (:run, 1, 'KRY-AAAAA', 'regular', '2026-09-01', '2026-09-01', 1, 800, 1000, 0, 80, 'payable')`,
    where: 'payment_id = :run',
    insert: `insert into managed_rental_commissions
        (payment_id, sequence, affiliate_id, kind, month_year, origin_month, level, base, rate_bp, paid_below_bp, amount, status)
      values (:run, 2, 'KRY-AAAAA', 'regular', '2026-09-01', '2026-09-01', 1, 800, 1000, 0, 80, 'payable')`,
    update: 'amount = 90',
    allows: { seeker: ['select'], admin: ['select'], worker: ['select'] },
  },
  commission_holds: {
    owner: 'seeker',
    sample: `insert into commission_holds (affiliate_id, month, amount, status) values ('KRY-AAAAA', '2026-09-01', 80, 'pending')`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into commission_holds (affiliate_id, month, amount, status) values ('KRY-AAAAA', '2026-10-01', 80, 'pending')`,
    update: `decision = 'released', decision_reason = 'PAN seen', decided_at = app.now()`,
    allows: { seeker: ['select'], admin: ['select', 'update'], worker: ['select'] },
  },
};
