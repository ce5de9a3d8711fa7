import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  rent_dues: {
    owner: 'lister',
    sample: `insert into rent_dues (id, lease_id, month, from_date, to_date, due_date, amount)
      values (:run, :run, '2026-12-01', '2026-12-01', '2026-12-31', '2026-12-05', 2500000)`,
    // Without a payment, so that it can be removed.
    where: 'id = :otherHome',
    insert: `insert into rent_dues (lease_id, month, from_date, to_date, due_date, amount)
      values (:run, '2027-01-01', '2027-01-01', '2027-01-31', '2027-01-05', 2500000)`,
    update: 'reminders = 1',
    allows: {
      accepted: ['select'],
      lister: ['select'],
      admin: ['select'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  rent_payments: {
    owner: 'accepted',
    sample: `insert into rent_payments (id, lease_id, due_id, amount, mode, reference, paid_on, state, reported_by)
      values (:run, :run, :run, 2500000, 'upi', '123456789012', '2026-12-03', 'reported', :accepted)`,
    where: 'id = :run',
    insert: `insert into rent_payments (lease_id, due_id, amount, mode, paid_on, state, reported_by)
      values (:run, :run, 2500000, 'cash', '2026-12-03', 'reported', app.user_id())`,
    update: `state = 'reported'`,
    allows: {
      accepted: ['select', 'insert', 'update'],
      lister: ['select'],
      admin: ['select'],
      worker: ['select', 'insert', 'update'],
    },
  },
  rent_allocations: {
    owner: 'lister',
    sample: `with p as (insert into rent_payments (id, lease_id, due_id, amount, mode, paid_on, state, reported_by, confirmed_by,
          confirmed_at)
        values (:otherHome, :run, :run, 100, 'cash', '2026-12-03', 'confirmed', :lister, :lister, app.now()) returning id),
        d as (insert into rent_dues (id, lease_id, month, from_date, to_date, due_date, amount)
          values (:otherHome, :run, '2027-02-01', '2027-02-01', '2027-02-28', '2027-02-05', 2500000) returning id)
      insert into rent_allocations (payment_id, due_id, amount) select p.id, :run, 60 from p, d`,
    where: 'payment_id = :otherHome',
    insert: `insert into rent_allocations (payment_id, due_id, amount) values (:otherHome, :otherHome, 40)`,
    update: 'amount = 50',
    allows: {
      accepted: ['select'],
      lister: ['select', 'insert', 'update'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
};
