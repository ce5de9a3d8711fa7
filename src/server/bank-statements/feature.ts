import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingSums } from '../lib/waiting.ts';
import { bankStatements } from './bank-statements.ts';
import { exportSections } from './export-sections.ts';

export const feature = defineFeature({
  procedures: { bankStatements },
  exportSections,
  waiting: [
    waitingSums(
      'bank-lines',
      () => sql`select paid_on::timestamp at time zone 'Asia/Kolkata' as since, amount - matched as amount from bank_lines
        where owner_id is null and matched < amount and ignored_reason is null`,
    ),
  ],
});
