import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { maintenance } from './maintenance.ts';
import { notices } from './notices.ts';

export const feature = defineFeature({
  procedures: { maintenance },
  notices,
  exportSections,
});
