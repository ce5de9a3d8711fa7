import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { adjustments } from './adjustments.ts';
import { commissionPlans } from './commission-plans.ts';
import { commissions } from './commissions.ts';
import { corrections } from './corrections.ts';
import { exportSections } from './export-sections.ts';
import { monthHandlers } from './months/month-handlers.ts';
import { months } from './months/months.ts';
import { tellMonthHandlers } from './months/tell-month.ts';

export const feature = defineFeature({
  procedures: { adjustments, commissionPlans, commissions, corrections, months },
  jobs: ({ database, urls, afterMonthClose }) => [
    ...monthHandlers(database, urls, afterMonthClose),
    ...tellMonthHandlers(database),
  ],
  exportSections,
  waiting: [
    waitingRows(
      'months-to-close',
      (now) => sql`select app.cut_off_of(m::date) as since
        from generate_series(app.next_month_to_close(), date_trunc('month', ${now}::timestamptz at time zone 'Asia/Kolkata'), interval '1 month') m
       where app.cut_off_of(m::date) <= ${now}::timestamptz`,
    ),
    waitingRows(
      'adjustments-to-approve',
      () => sql`select created_at as since from commission_adjustments where state = 'proposed'`,
    ),
  ],
});
