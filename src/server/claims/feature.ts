import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { claimHandlers } from './claim-jobs.ts';
import { claimParts } from './claim-mail-text.ts';
import { claims } from './claims.ts';
import { exportSections } from './export-sections.ts';
import { claimNotice } from './notices.ts';

export const feature = defineFeature({
  procedures: { claims },
  jobs: ({ database }) => claimHandlers(database),
  notices: { claim: defineNotices(claimNotice, claimParts) },
  exportSections,
});
