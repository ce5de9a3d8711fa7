import { defineFeature } from '../lib/feature.ts';
import { conditionHandlers } from './condition-jobs.ts';
import { conditionReports } from './condition-reports.ts';
import { exportSections } from './export-sections.ts';

export const feature = defineFeature({
  procedures: { conditionReports },
  jobs: ({ database }) => conditionHandlers(database),
  exportSections,
});
