import { defineFeature } from '../lib/feature.ts';
import { draftHandlers } from './drafts.ts';
import { exportSections } from './export-sections.ts';
import { listingHandlers as homeHandlers } from './homes.ts';
import { importHandlers } from './imports/handlers.ts';
import { importHandlers as importJobs } from './imports/import-job.ts';
import { importReviews, waitingImports } from './imports/review.ts';
import { listingHandlers } from './listing-jobs.ts';
import { photoHandlers } from './photos.ts';

export const feature = defineFeature({
  procedures: {
    drafts: draftHandlers,
    importReviews,
    imports: importHandlers,
    photos: photoHandlers,
    properties: homeHandlers,
  },
  jobs: ({ database, storage }) => [...importJobs(database, storage), ...listingHandlers(database, storage)],
  exportSections,
  waiting: [waitingImports],
});
