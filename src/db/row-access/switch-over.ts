import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  switch_over_files: {
    owner: 'admin',
    sample: `insert into switch_over_files (kind, name, hash, rows) values ('people', 'people.csv', 'a1', 1)`,
    where: `hash = 'a1'`,
    insert: `insert into switch_over_files (kind, name, hash, rows, uploaded_by) values ('people', 'more.csv', 'b2', 1, app.user_id())`,
    // What was taken from which file stays as it was written.
    update: `name = 'other.csv'`,
    allows: { admin: ['select', 'insert'], worker: ['select'] },
  },
  switch_over_people: {
    owner: 'seeker',
    sample: `insert into switch_over_people (reference, name, email, user_id) values ('P-1', 'Tara', 'tara@example.in', :seeker)`,
    where: `reference = 'P-1'`,
    insert: `insert into switch_over_people (reference, name, email) values ('P-2', 'Uma', 'uma@example.in')`,
    update: `payable = 100`,
    allows: { seeker: ['select'], admin: ['select', 'insert', 'update'], worker: ['select'] },
  },
  switch_over_homes: {
    owner: 'admin',
    sample: `insert into managed_rental_applications (id, monthly_rent, property_location, property_type)
        values (:home, 2500000, 'Aundh', 'apartment');
      insert into managed_properties (id, application_id) values (:home, :home);
      insert into switch_over_homes (reference, owner_reference, location, property_type, rvl, fee_bp, managed_since, counted_from,
        managed_property_id) values ('H-1', 'P-1', 'Baner', 'apartment', 2500000, 800, '2025-01-01', '2026-11-01', :run)`,
    where: `reference = 'H-1'`,
    insert: `insert into switch_over_homes (reference, owner_reference, location, property_type, rvl, fee_bp, managed_since,
        counted_from, managed_property_id)
      values ('H-2', 'P-1', 'Aundh', 'apartment', 2500000, 800, '2025-01-01', '2026-11-01', :home)`,
    update: `location = 'Wakad'`,
    allows: { admin: ['select', 'insert'], worker: ['select'] },
  },
  switch_over_months: {
    owner: 'admin',
    sample: `insert into switch_over_months (home_reference, month, is_paid) values ('H-1', '2025-01-01', true)`,
    where: `home_reference = 'H-1'`,
    insert: `insert into switch_over_months (home_reference, month, is_paid) values ('H-1', '2025-02-01', true)`,
    update: `is_paid = false`,
    allows: { admin: ['select', 'insert'], worker: ['select'] },
  },
  switch_over_leases: {
    owner: 'admin',
    sample: `insert into leases (id, managed_property_id, home_name, landlord_name, tenant_name, tenant_email, state, start_date, end_date,
        rent, notice_days, moved_on)
      values (:home, :home, 'Aundh', 'Tara', 'Uma', 'uma@example.in', 'active', '2026-01-01', '2027-01-01', 2500000, 30, '2026-11-01');
      insert into switch_over_leases (reference, home_reference, rent, deposit, owed, prepaid, paid_until, lease_id)
      values ('L-1', 'H-1', 2500000, 0, 0, 0, '2026-10-31', :home)`,
    where: `reference = 'L-1'`,
    insert: `insert into switch_over_leases (reference, home_reference, rent, deposit, owed, prepaid, paid_until, lease_id)
      values ('L-2', 'H-1', 2500000, 0, 0, 0, '2026-10-31', :run)`,
    update: `owed = 100`,
    // A file writes them by its function alone.
    allows: { admin: ['select'], worker: ['select'] },
  },
  switch_over_end: {
    owner: 'admin',
    sample: `insert into switch_over_end (asked_by) values (:lister)`,
    where: `asked_by = :lister`,
    insert: `insert into switch_over_end (asked_by) values (app.user_id())`,
    update: `approved_by = app.user_id(), approved_at = app.now()`,
    allows: { admin: ['select', 'insert', 'update', 'delete'], worker: ['select'] },
  },
};
