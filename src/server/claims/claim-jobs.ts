/** When claims end, and when the papers behind them go. Times are those of India. */
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { endClaims } from './end-claims.ts';
import { removeLeftoverDocuments } from './leftover-documents.ts';

const endClaimsJob = scheduledJob('upkeep.end-claims');
const leftoverDocumentsJob = scheduledJob('upkeep.leftover-papers');

/** A badge that has ended is gone before people look. */
const EARLY = '10 0 * * *';
const AT_DAWN = '10 4 * * *';

export function claimHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(endClaimsJob, (_, jobs) => endClaims(database, jobs, now()), EARLY),
    handles(leftoverDocumentsJob, (_, jobs) => removeLeftoverDocuments(database, jobs), AT_DAWN),
  ];
}
