import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  application_profiles: {
    owner: 'seeker',
    sample: `insert into application_profiles (user_id, household) values (:seeker, 'family')`,
    where: 'user_id = :seeker',
    insert: `insert into application_profiles (user_id, household) values (:neighbour, 'family')`,
    update: 'occupants = 3',
    allows: {
      seeker: ['select', 'update', 'delete'],
      neighbour: ['insert'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  application_references: {
    owner: 'accepted',
    sample: `insert into property_applications (id, property_id, user_id, lister_id, occupants, move_in_date, status) values
        (:run, :home, :accepted, :lister, 3, '2026-12-01', 'approved'),
        (:nobody, :home, :accepted, :lister, 3, '2026-12-01', 'cancelled');
      insert into application_references (application_id, user_id, referees) values
        (:run, :accepted, '[{"name": "Ravi", "kind": "landlord", "phone": "+919800011111"}]')`,
    where: 'application_id = :run',
    insert: `insert into application_references (application_id, user_id, referees) values
        (:nobody, :accepted, '[{"name": "Ravi", "kind": "landlord", "phone": "+919800011111"}]')`,
    update: `referees = '[]'`,
    allows: {
      accepted: ['select', 'insert'],
      lister: ['select'],
      admin: ['select'],
      worker: ['select', 'insert', 'delete'],
    },
  },
};
