import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  owner_companies: {
    owner: 'lister',
    sample: `insert into organisations (id, kind, legal_name, city, founded_by)
        values (:run, 'owner_company', 'Singh Estates', 'Pune', :lister);
      insert into organisation_members (organisation_id, user_id, role) values (:run, :lister, 'administrator');
      insert into owner_companies (managed_property_id, organisation_id, set_by) values (:run, :run, :lister)`,
    where: 'managed_property_id = :run',
    // A home has one; another owner’s company is nobody’s to choose.
    insert: `insert into owner_companies (managed_property_id, organisation_id, set_by) values (:run, :run, app.user_id())`,
    update: `created_at = app.now()`,
    allows: {
      lister: ['select', 'delete'],
      admin: ['select'],
      worker: ['select'],
    },
  },
};
