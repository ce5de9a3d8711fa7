import { defineFeature } from '../lib/feature.ts';
import { claimHandlers } from './claim-jobs.ts';
import { claims } from './claims.ts';
import { exportSections } from './export-sections.ts';

export const feature = defineFeature({
  procedures: { claims },
  jobs: ({ database }) => claimHandlers(database),
  exportSections,
});
