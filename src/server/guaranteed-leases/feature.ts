import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { exportSections } from './export-sections.ts';
import { guaranteedLeases } from './guaranteed-leases.ts';
import { guaranteedHandlers } from './jobs.ts';

export const feature = defineFeature({
  procedures: { guaranteedLeases },
  jobs: ({ database }) => guaranteedHandlers(database),
  exportSections,
  waiting: [
    waitingRows(
      'guaranteed-leases',
      () => sql`select created_at as since from guaranteed_leases where status in ('requested', 'inspected')`,
    ),
  ],
});
