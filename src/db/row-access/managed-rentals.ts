import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  managed_rental_applications: {
    owner: 'lister',
    sample: `insert into managed_rental_applications
        (id, landlord_id, submitted_by, monthly_rent, property_location, property_type)
      values (:run, :lister, :lister, 2500000, 'Baner', 'apartment')`,
    where: 'id = :run',
    insert: `insert into managed_rental_applications (landlord_id, submitted_by, monthly_rent, property_location, property_type)
      values (:lister, :lister, 2500000, 'Wakad', 'apartment')`,
    update: `status = 'under_review'`,
    allows: {
      lister: ['select', 'insert'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  managed_properties: {
    owner: 'lister',
    sample: 'insert into managed_properties (id, application_id, owner_id) values (:run, :run, :lister)',
    where: 'id = :run',
    insert: `with a as (insert into managed_rental_applications (landlord_id, submitted_by, monthly_rent, property_location, property_type)
        values (:lister, :admin, 2500000, 'Wakad', 'apartment') returning id)
      insert into managed_properties (application_id, owner_id) select id, :lister from a`,
    update: `status = 'ended'`,
    allows: {
      lister: ['select'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  managed_property_details: {
    owner: 'lister',
    sample: `insert into managed_property_details
        (id, application_id, property_name, owner_name, monthly_rent, lease_start_date, rvl_amount)
      values (:run, :run, 'Rose 4', 'Ravi', 2500000, '2026-09-01', 2500000)`,
    where: 'id = :run',
    insert: `with a as (insert into managed_rental_applications (landlord_id, submitted_by, monthly_rent, property_location, property_type)
        values (:lister, :admin, 2500000, 'Wakad', 'apartment') returning id),
        p as (insert into managed_properties (id, application_id, owner_id) select id, id, :lister from a returning id)
      insert into managed_property_details (id, application_id, property_name, owner_name, monthly_rent, lease_start_date, rvl_amount)
        select id, id, 'Rose 5', 'Ravi', 2500000, '2026-09-01', 2500000 from p`,
    update: `property_name = 'Rose 6'`,
    allows: {
      lister: ['select'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
};
