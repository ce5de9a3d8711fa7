import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { messages } from './messages.ts';

export const feature = defineFeature({
  procedures: { messages },
  exportSections,
});
