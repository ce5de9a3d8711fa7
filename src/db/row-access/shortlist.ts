import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  shortlists: {
    owner: 'seeker',
    sample: 'insert into shortlists (user_id, property_id) values (:seeker, :home)',
    where: 'user_id = :seeker and property_id = :home',
    insert: 'insert into shortlists (user_id, property_id) values (:seeker, :otherHome)',
    update: `note = 'near the park'`,
    allows: {
      seeker: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
