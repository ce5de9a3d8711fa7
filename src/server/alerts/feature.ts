import { defineFeature } from '../lib/feature.ts';
import { alertHandlers } from './alerts.ts';
import { notices } from './notices.ts';

export const feature = defineFeature({
  jobs: ({ database }) => alertHandlers(database),
  notices,
});
