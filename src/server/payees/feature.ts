import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { payees } from './payees.ts';

export const feature = defineFeature({
  procedures: { payees },
  exportSections,
});
