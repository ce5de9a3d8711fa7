import { defineFeature } from '../lib/feature.ts';
import { analytics } from './analytics.ts';
import { analyticsHandlers } from './analytics-jobs.ts';

export const feature = defineFeature({
  procedures: { analytics },
  jobs: ({ database }) => analyticsHandlers(database),
});
