import { defineFeature } from '../lib/feature.ts';
import { localityHandlers, localityRentHandlers } from './localities.ts';

export const feature = defineFeature({
  procedures: { localities: localityHandlers },
  jobs: ({ database }) => localityRentHandlers(database),
});
