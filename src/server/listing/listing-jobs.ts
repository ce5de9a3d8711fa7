/** When listings are looked after: views, doubts, homes nobody renewed, files nobody needs, looks of photos, and
 * entries of the catalogue made before its fields were what they are. Times are those of India. */
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import type { Storage } from '../lib/storage.ts';
import { addUpHomeCounts, countViews } from './home-counts.ts';
import { removeLeftoverFiles } from './leftover-files.ts';
import { listAnew } from './list-anew.ts';
import { checkListings } from './listing-checks.ts';
import { rememberLooks } from './photo-looks.ts';
import { remindAndPause } from './stale-listings.ts';

const checkListingsJob = scheduledJob('upkeep.check-listings');
const countViewsJob = scheduledJob('upkeep.count-views');
const homeCountsJob = scheduledJob('upkeep.home-counts');
const leftoverFilesJob = scheduledJob('upkeep.leftover-files');
const listAnewJob = scheduledJob('upkeep.list-anew');
const photoLooksJob = scheduledJob('upkeep.photo-looks');
const staleListingsJob = scheduledJob('upkeep.stale-listings');

const EVERY_MINUTE = '* * * * *';
const OFTEN = '*/5 * * * *';
const HOURLY = '7 * * * *';
const AFTER_MIDNIGHT = '35 1 * * *';
const AT_NIGHT = '40 2 * * *';
const AT_DAWN = '10 4 * * *';
/** Reminders arrive when people can act on them. */
const IN_THE_MORNING = '0 9 * * *';

export function listingHandlers(database: Database, storage: Storage): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(checkListingsJob, () => checkListings(database), OFTEN),
    handles(countViewsJob, () => countViews(database), HOURLY),
    handles(homeCountsJob, () => addUpHomeCounts(database), AFTER_MIDNIGHT),
    handles(leftoverFilesJob, (_, jobs) => removeLeftoverFiles(database, jobs), AT_DAWN),
    handles(photoLooksJob, () => rememberLooks(database, storage), AT_NIGHT),
    handles(listAnewJob, () => listAnew(database), EVERY_MINUTE),
    handles(staleListingsJob, (_, jobs) => remindAndPause(database, jobs, now()), IN_THE_MORNING),
  ];
}
