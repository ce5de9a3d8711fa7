import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { roles } from './roles.ts';

export const feature = defineFeature({
  procedures: { roles },
  exportSections,
});
