import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  listing_reports: {
    owner: 'seeker',
    sample: `insert into listing_reports (property_id, reporter_id, reason) values (:home, :seeker, 'fake')`,
    where: 'property_id = :home and reporter_id = :seeker',
    insert: `insert into listing_reports (property_id, reporter_id, reason) values (:otherHome, :seeker, 'fake')`,
    update: `status = 'under_review'`,
    allows: {
      seeker: ['select', 'insert'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
};
