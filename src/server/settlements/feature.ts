import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { exportSections } from './export-sections.ts';
import { settlementHandlers } from './settlement-jobs.ts';
import { settlements } from './settlements.ts';

export const feature = defineFeature({
  procedures: { settlements },
  jobs: ({ database }) => settlementHandlers(database),
  exportSections,
  waiting: [
    waitingRows(
      'deposit-disputes',
      () => sql`select disputed_at as since from settlements where state = 'disputed'`,
    ),
    waitingRows(
      'deposit-refunds',
      () => sql`select s.created_at as since from settlements s
        where s.state = 'refunding' and s.held_by = 'company'
          and not exists (select from settlement_refunds r where r.settlement_id = s.id and r.state = 'reported')`,
    ),
  ],
});
