import { defineFeature } from '../lib/feature.ts';
import { remittanceHandlers } from './jobs.ts';
import { remittances } from './remittances.ts';
import { waiting } from './waiting.ts';

export const feature = defineFeature({
  procedures: { remittances },
  jobs: ({ database }) => remittanceHandlers(database),
  waiting,
});
