import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { suspensions } from './suspensions.ts';

export const feature = defineFeature({
  procedures: { suspensions },
  exportSections,
});
