import { defineFeature } from '../lib/feature.ts';
import { audit } from './audit.ts';
import { auditJobs } from './audit-jobs.ts';

export const feature = defineFeature({
  procedures: { audit },
  jobs: auditJobs,
});
