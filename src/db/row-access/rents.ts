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
    // A member writes charges alone: below.
    allows: {
      accepted: ['select'],
      lister: ['select'],
      admin: ['select'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  rent_charges: {
    owner: 'lister',
    sample: `with d as (insert into rent_dues (id, lease_id, kind, month, from_date, to_date, due_date, amount)
          values (:home, :run, 'charge', '2026-12-01', '2026-12-01', '2026-12-31', '2026-12-20', 50000),
            (:seeker, :run, 'charge', '2027-03-01', '2027-03-01', '2027-03-31', '2027-03-20', 50000) returning id)
      insert into rent_charges (due_id, kind, entered_by) select d.id, 'water', :lister from d where d.id = :home`,
    where: 'due_id = :home',
    insert: `insert into rent_charges (due_id, kind, entered_by) values (:seeker, 'water', app.user_id())`,
    update: `state = 'open'`,
    allows: {
      accepted: ['select', 'update'],
      lister: ['select', 'insert', 'update'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  due_closings: {
    owner: 'lister',
    sample: `with d as (insert into rent_dues (id, lease_id, kind, month, from_date, to_date, due_date, amount)
          values (:neighbour, :run, 'late_fee', '2026-12-01', '2026-12-01', '2026-12-31', '2026-12-20', 50000) returning id)
      insert into due_closings (id, due_id, kind, amount, reference, paid_on, recorded_by)
        values (:run, :run, 'tds', 100, 'AK12345', '2026-12-10', :accepted)`,
    where: 'id = :run',
    insert: `insert into due_closings (due_id, kind, amount, reason, recorded_by)
      values (:neighbour, 'waiver', 100, 'Late bank', app.user_id())`,
    update: `taken_back_reason = 'Not in Form 26AS'`,
    allows: {
      accepted: ['select', 'update'],
      lister: ['select', 'insert', 'update'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
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
