import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { lostNumbers } from './lost-numbers.ts';
import { notices } from './notices.ts';

export const feature = defineFeature({
  procedures: { lostNumbers },
  notices,
  exportSections,
});
