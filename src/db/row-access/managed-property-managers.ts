import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  managed_property_managers: {
    owner: 'neighbour',
    // Without the role, so that the home itself stays out of their sight.
    sample: `insert into managed_property_managers (managed_property_id, manager_id, assigned_by)
      values (:run, :neighbour, :admin)`,
    where: 'managed_property_id = :run',
    insert: `with a as (insert into managed_rental_applications (landlord_id, submitted_by, monthly_rent, property_location, property_type)
        values (:lister, :admin, 2500000, 'Wakad', 'apartment') returning id),
        p as (insert into managed_properties (application_id, owner_id) select id, :lister from a returning id)
      insert into managed_property_managers (managed_property_id, manager_id, assigned_by) select id, :neighbour, :admin from p`,
    update: `assigned_at = app.now()`,
    allows: {
      neighbour: ['select'],
      admin: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
