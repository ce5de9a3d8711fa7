import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  leases: {
    owner: 'lister',
    sample: `insert into leases (id, property_id, home_name, landlord_id, landlord_name, tenant_id, tenant_name, tenant_email,
        start_date, end_date, rent, notice_days, created_by, document_version)
      values (:run, :home, '2 BHK in Baner', :lister, 'Lal', :accepted, 'Asha', 'accepted@example.in',
        '2026-12-01', '2027-10-31', 2500000, 30, :lister, 1)`,
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
  // A trigger writes the two sides with their lease; the landlord names others while it is a draft.
  lease_parties: {
    owner: 'lister',
    sample: `insert into lease_parties (lease_id, role, name) values (:run, 'occupant', 'Meena')`,
    where: `lease_id = :run and role = 'occupant'`,
    insert: `insert into lease_parties (lease_id, role, name) values (:run, 'occupant', 'Om')`,
    update: 'told_at = app.now()',
    allows: {
      accepted: ['select'],
      lister: ['select', 'insert', 'delete'],
      admin: ['select', 'insert', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  lease_documents: {
    owner: 'lister',
    sample: `insert into lease_documents (lease_id, kind, version, key, content_type, bytes, sha256, created_by)
      values (:run, 'agreement', 1, 'leases/one.pdf', 'application/pdf', 1, repeat('a', 64), :lister)`,
    where: `lease_id = :run`,
    insert: `insert into lease_documents (lease_id, kind, version, key, content_type, bytes, sha256, created_by)
      values (:run, 'stamped', 1, 'leases/two.pdf', 'application/pdf', 1, repeat('b', 64), app.user_id())`,
    update: 'bytes = 2',
    allows: {
      accepted: ['select', 'insert'],
      lister: ['select', 'insert'],
      admin: ['select', 'insert'],
      worker: ['select', 'insert'],
    },
  },
  lease_acceptances: {
    owner: 'lister',
    sample: `insert into lease_acceptances (lease_id, document_id, party_id, name, how)
      select d.lease_id, d.id, p.id, 'Asha', 'silence' from lease_documents d join lease_parties p on p.lease_id = d.lease_id
       where d.lease_id = :run and p.role = 'tenant'`,
    where: `lease_id = :run`,
    insert: `insert into lease_acceptances (lease_id, document_id, party_id, user_id, name, how)
      select d.lease_id, d.id, p.id, app.user_id(), 'Lal', 'emailed-code'
        from lease_documents d join lease_parties p on p.lease_id = d.lease_id
       where d.lease_id = :run and p.role = 'landlord' limit 1`,
    update: `name = 'Om'`,
    allows: {
      accepted: ['select'],
      lister: ['select', 'insert'],
      admin: ['select', 'insert'],
      worker: ['select', 'insert'],
    },
  },
};
