import type { TableAccess } from '../row-access.ts';

const terms = `'Terms', repeat('0', 64)`;

export const rowAccess: Record<string, TableAccess> = {
  mandates: {
    owner: 'lister',
    sample: `insert into mandates (id, managed_property_id, version, collects, fee_bp, deposit_holder, text, text_hash, offered_by)
      values (:run, :run, 1, 'owner', 800, 'landlord', ${terms}, :admin)`,
    where: 'id = :run',
    insert: `with a as (insert into managed_rental_applications (landlord_id, submitted_by, monthly_rent, property_location, property_type)
        values (:lister, :admin, 2500000, 'Wakad', 'apartment') returning id),
        p as (insert into managed_properties (application_id, owner_id) select id, :lister from a returning id)
      insert into mandates (managed_property_id, version, collects, fee_bp, deposit_holder, text, text_hash, offered_by)
        select id, 1, 'owner', 800, 'landlord', ${terms}, :admin from p`,
    update: `state = 'withdrawn'`,
    allows: {
      lister: ['select'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
};
