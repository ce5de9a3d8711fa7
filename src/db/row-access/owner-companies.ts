import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  owner_companies: {
    owner: 'lister',
    sample: `insert into organisations (id, kind, legal_name, city, founded_by)
        values (:run, 'owner_company', 'Singh Estates', 'Pune', :lister);
      insert into organisation_members (organisation_id, user_id, role) values (:run, :lister, 'administrator');
      insert into owner_companies (managed_property_id, organisation_id, set_by) values (:run, :run, :lister)`,
    where: 'managed_property_id = :run',
    // Of a home that is not one’s own; owners choose theirs in src/server/remittances/remittances.test.ts.
    insert: `with a as (insert into managed_rental_applications (landlord_id, submitted_by, monthly_rent, property_location, property_type)
        values (:lister, :admin, 2500000, 'Wakad', 'apartment') returning id),
        p as (insert into managed_properties (application_id, owner_id) select id, :lister from a returning id)
      insert into owner_companies (managed_property_id, organisation_id, set_by) select id, :run, app.user_id() from p`,
    update: `created_at = app.now()`,
    allows: {
      lister: ['select', 'delete'],
      admin: ['select'],
      worker: ['select'],
    },
  },
};
