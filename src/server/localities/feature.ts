import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { curatedLocalities } from './curated.ts';
import { localityHandlers, localityRentHandlers } from './localities.ts';

export const feature = defineFeature({
  procedures: { localities: localityHandlers, curatedLocalities },
  jobs: ({ database }) => localityRentHandlers(database),
  waiting: [
    waitingRows(
      'localities',
      () => sql`select created_at as since from localities where state = 'waiting' and slug <> 'other-areas'`,
    ),
  ],
});
