import { sql } from 'drizzle-orm';
import { leases } from '../../db/schema/leases.ts';
import { openingFigures } from '../../db/schema/opening-figures.ts';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { exportSections } from './export-sections.ts';
import { figureHandlers } from './figure-jobs.ts';
import { isWithTeam } from './figure-rows.ts';
import { openingFigures as procedures } from './opening-figures.ts';

export const feature = defineFeature({
  procedures: { openingFigures: procedures },
  jobs: ({ database }) => figureHandlers(database),
  exportSections,
  waiting: [
    // Those on which both sides can agree are theirs until the last day.
    waitingRows(
      'opening-figures',
      () => sql`select ${openingFigures.createdAt} as since
        from ${openingFigures} join ${leases} on ${leases.id} = ${openingFigures.leaseId} where ${isWithTeam}`,
    ),
  ],
});
