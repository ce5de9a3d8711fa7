import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { exportSections } from './export-sections.ts';
import { lostNumbers } from './lost-numbers.ts';

export const feature = defineFeature({
  procedures: { lostNumbers },
  exportSections,
  waiting: [
    waitingRows(
      'lost-numbers',
      () => sql`select created_at as since from lost_numbers where state = 'waiting'`,
    ),
  ],
});
