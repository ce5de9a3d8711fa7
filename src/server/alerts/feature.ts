import { defineFeature } from '../lib/feature.ts';
import { alertHandlers } from './alerts.ts';

export const feature = defineFeature({
  jobs: ({ database }) => alertHandlers(database),
});
