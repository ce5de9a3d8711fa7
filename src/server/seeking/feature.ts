import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { recentViews } from './recent-views.ts';
import { shortlist } from './shortlist.ts';

export const feature = defineFeature({
  procedures: { recentViews, shortlist },
  exportSections,
});
