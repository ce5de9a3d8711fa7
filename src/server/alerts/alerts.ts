/** When alerts of saved searches and shortlists go out. Times are those of India. */
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { matchListings } from './match.ts';
import { notifyOfNewHomes } from './saved-search-digests.ts';

const matchListingsJob = scheduledJob('upkeep.match-listings');
const searchLettersJob = scheduledJob('upkeep.search-letters');
const searchDigestsJob = scheduledJob('upkeep.search-digests');

const EVERY_MINUTE = '* * * * *';
const AT_EIGHT = '0 8 * * *';

export function alertHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(matchListingsJob, () => matchListings(database), EVERY_MINUTE),
    handles(searchLettersJob, (_, jobs) => notifyOfNewHomes(database, jobs, 'minute', now()), EVERY_MINUTE),
    handles(searchDigestsJob, (_, jobs) => notifyOfNewHomes(database, jobs, 'morning', now()), AT_EIGHT),
  ];
}
