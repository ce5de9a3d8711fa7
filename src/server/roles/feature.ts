import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { exportSections } from './export-sections.ts';
import { roles } from './roles.ts';
import { staff } from './staff.ts';

export const feature = defineFeature({
  procedures: { roles, staff },
  exportSections,
  waiting: [
    waitingRows(
      'staff-roles',
      () => sql`select created_at as since from staff_role_requests where state = 'waiting'`,
    ),
  ],
});
