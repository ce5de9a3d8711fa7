import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { rentHandlers } from './rent-jobs.ts';
import { rents } from './rents.ts';

export const feature = defineFeature({
  procedures: { rents },
  jobs: ({ database }) => rentHandlers(database),
  exportSections,
});
