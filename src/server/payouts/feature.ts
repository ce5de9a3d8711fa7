import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { figures } from './figures.ts';
import { payouts } from './payouts.ts';
import { payoutHandlers } from './tell-payouts.ts';
import { waiting } from './waiting.ts';

export const feature = defineFeature({
  procedures: { payouts },
  jobs: ({ database }) => payoutHandlers(database),
  exportSections,
  figures,
  waiting,
});
