import { defineFeature } from '../lib/feature.ts';
import { enquiries } from './enquiries.ts';
import { exportSections } from './export-sections.ts';
import { enquiryHandlers } from './tell-office.ts';

export const feature = defineFeature({
  procedures: { enquiries },
  jobs: ({ database }) => enquiryHandlers(database),
  exportSections,
});
