import { defineFeature } from '../lib/feature.ts';
import { curatedLocalities } from './curated.ts';
import { localityHandlers, localityRentHandlers } from './localities.ts';

export const feature = defineFeature({
  procedures: { localities: localityHandlers, curatedLocalities },
  jobs: ({ database }) => localityRentHandlers(database),
});
