import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { lostNumbers } from './lost-numbers.ts';

export const feature = defineFeature({
  procedures: { lostNumbers },
  exportSections,
});
