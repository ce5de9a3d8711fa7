import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { bankStatements } from './bank-statements.ts';
import { exportSections } from './export-sections.ts';

export const feature = defineFeature({
  procedures: { bankStatements },
  exportSections,
  waiting: [
    waitingRows(
      'bank-lines',
      () => sql`select paid_on::timestamp at time zone 'Asia/Kolkata' as since from bank_lines
        where owner_id is null and matched < amount and ignored_reason is null`,
    ),
  ],
});
