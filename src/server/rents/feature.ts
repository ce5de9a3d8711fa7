import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { exportSections } from './export-sections.ts';
import { rentNotice } from './notices.ts';
import { rentHandlers } from './rent-jobs.ts';
import { rentParts } from './rent-mail-text.ts';
import { rents } from './rents.ts';

export const feature = defineFeature({
  procedures: { rents },
  jobs: ({ database }) => rentHandlers(database),
  notices: { rent: defineNotices(rentNotice, rentParts) },
  exportSections,
});
