import { defineFeature } from '../lib/feature.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { exportSections } from './export-sections.ts';

export const feature = defineFeature({
  procedures: { calendarFeeds },
  exportSections,
});
