import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';

export const feature = defineFeature({
  procedures: { messages },
  notices,
  exportSections,
});
