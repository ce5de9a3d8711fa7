import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { exportSections } from './export-sections.ts';
import { reports } from './reports.ts';

export const feature = defineFeature({
  procedures: { reports },
  exportSections,
  waiting: [
    waitingRows(
      'reports',
      () => sql`select created_at as since from listing_reports where status in ('open', 'under_review')`,
    ),
  ],
});
