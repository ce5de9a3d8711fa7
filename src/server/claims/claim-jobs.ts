/** When claims end, and when the papers behind them go. Times are those of India. */
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { endClaims } from './end-claims.ts';
import { removeLeftoverPapers } from './leftover-papers.ts';

const endClaimsJob = scheduledJob('upkeep.end-claims');
const leftoverPapersJob = scheduledJob('upkeep.leftover-papers');

/** A badge that has ended is gone before people look. */
const EARLY = '10 0 * * *';
const AT_DAWN = '10 4 * * *';

export function claimHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(endClaimsJob, (_, jobs) => endClaims(database, jobs, now()), EARLY),
    handles(leftoverPapersJob, (_, jobs) => removeLeftoverPapers(database, jobs), AT_DAWN),
  ];
}
