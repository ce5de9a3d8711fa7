import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { maintenance } from './maintenance.ts';

export const feature = defineFeature({
  procedures: { maintenance },
  exportSections,
});
