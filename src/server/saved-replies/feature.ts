import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { savedReplies } from './saved-replies.ts';

export const feature = defineFeature({
  procedures: { savedReplies },
  exportSections,
});
