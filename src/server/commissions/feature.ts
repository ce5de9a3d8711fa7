import { defineFeature } from '../lib/feature.ts';
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
});
