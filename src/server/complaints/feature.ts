import { defineFeature } from '../lib/feature.ts';
import { complaints } from './complaints.ts';
import { exportSections } from './export-sections.ts';

export const feature = defineFeature({
  procedures: { complaints },
  exportSections,
});
