import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { claimHandlers } from './claim-jobs.ts';
import { claims } from './claims.ts';
import { exportSections } from './export-sections.ts';

export const feature = defineFeature({
  procedures: { claims },
  jobs: ({ database }) => claimHandlers(database),
  exportSections,
  waiting: [
    waitingRows(
      'claims',
      () => sql`select created_at as since from verification_claims where status = 'submitted'`,
    ),
  ],
});
