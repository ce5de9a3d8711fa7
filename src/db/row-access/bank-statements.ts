import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  bank_statements: {
    owner: 'lister',
    sample: `insert into bank_statements (id, owner_id, uploaded_by, file_name, layout, lines)
      values (:run, :lister, :lister, 'november.csv', 'hdfc', 1)`,
    where: 'id = :run',
    insert: `insert into bank_statements (owner_id, uploaded_by, file_name, layout, lines)
      values (:lister, :lister, 'december.csv', 'sbi', 0)`,
    update: `file_name = 'other.csv'`,
    allows: { lister: ['select', 'insert'], worker: ['select', 'delete'] },
  },
  bank_lines: {
    owner: 'lister',
    sample: `insert into bank_lines (id, statement_id, owner_id, paid_on, amount, narration, mode, reference, fingerprint)
      values (:run, :run, :lister, '2026-12-03', 100, 'UPI-ASHA RAO', 'upi', '412345678901', 'one'),
        (:otherHome, :run, :lister, '2026-12-05', 100, 'CASH DEPOSIT', 'cash', null, 'three')`,
    // Nothing was recorded of it, so that it can be ignored.
    where: 'id = :otherHome',
    insert: `insert into bank_lines (statement_id, owner_id, paid_on, amount, narration, mode, fingerprint)
      values (:run, :lister, '2026-12-04', 100, 'CASH DEPOSIT', 'cash', 'two')`,
    update: `ignored_reason = 'A refund'`,
    allows: { lister: ['select', 'insert', 'update'], worker: ['select', 'delete'] },
  },
  bank_line_payments: {
    owner: 'lister',
    sample: `with p as (insert into rent_payments (id, lease_id, amount, mode, paid_on, state, reported_by, confirmed_by,
          confirmed_at)
        select id, :run, 100, 'cash', '2026-12-03', 'confirmed', :lister, :lister, app.now()
          from unnest(array[:home::uuid, :nobody]) id returning id)
      insert into bank_line_payments (line_id, payment_id, amount, is_posted)
        select :run, id, 60, true from p where id = :home`,
    where: 'payment_id = :home',
    insert: `insert into bank_line_payments (line_id, payment_id, amount, is_posted) values (:run, :nobody, 40, false)`,
    update: 'amount = 50',
    allows: { lister: ['select', 'insert', 'delete'], worker: ['select'] },
  },
};
