import { defineFeature } from '../lib/feature.ts';
import { applicationProfile } from './application-profile.ts';
import { applications } from './applications.ts';
import { exportSections } from './export-sections.ts';
import { leadHandlers } from './lead-jobs.ts';
import { pipeline } from './pipeline.ts';
import { leads } from './timeline.ts';
import { visits } from './visits.ts';

export const feature = defineFeature({
  procedures: { applicationProfile, applications, leads, pipeline, visits },
  jobs: ({ database }) => leadHandlers(database),
  exportSections,
});
