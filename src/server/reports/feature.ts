import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { reports } from './reports.ts';

export const feature = defineFeature({
  procedures: { reports },
  exportSections,
});
