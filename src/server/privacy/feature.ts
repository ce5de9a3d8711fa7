import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { privacy } from './privacy.ts';
import { privacyHandlers } from './privacy-handlers.ts';

export const feature = defineFeature({
  procedures: { privacy },
  jobs: privacyHandlers,
  exportSections,
});
