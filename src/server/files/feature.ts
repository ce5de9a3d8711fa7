import { defineFeature } from '../lib/feature.ts';
import { fileHandlers } from './file-handlers.ts';

export const feature = defineFeature({
  jobs: ({ database, storage }) => fileHandlers(database, storage),
});
