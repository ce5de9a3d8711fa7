import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  leases: {
    owner: 'lister',
    sample: `insert into leases (id, property_id, home_name, landlord_id, landlord_name, tenant_id, tenant_name, tenant_email,
        start_date, end_date, rent, notice_days, created_by)
      values (:run, :home, '2 BHK in Baner', :lister, 'Lal', :accepted, 'Asha', 'accepted@example.in',
        '2026-12-01', '2027-10-31', 2500000, 30, :lister)`,
    where: 'id = :run',
    insert: `insert into leases (property_id, home_name, landlord_id, landlord_name, tenant_name, tenant_email, start_date,
        end_date, rent, notice_days, created_by)
      values (:home, '2 BHK in Baner', :lister, 'Lal', 'Om', 'om@example.in', '2027-12-01', '2028-10-31', 2500000, 30,
        app.user_id())`,
    update: 'version = 2',
    allows: {
      accepted: ['select', 'update'],
      lister: ['select', 'insert', 'update'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  // A trigger writes the two sides with their lease.
  lease_parties: {
    owner: 'lister',
    where: `lease_id = :run and role = 'landlord'`,
    insert: `insert into lease_parties (lease_id, role, user_id, name) values (:run, 'co_tenant', app.user_id(), 'Om')`,
    update: `name = 'Om'`,
    allows: { accepted: ['select'], lister: ['select'], admin: ['select'], worker: ['select'] },
  },
};
