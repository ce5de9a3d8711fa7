/** When the months that the analytics show are counted. Times are those of India. */
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { countMonths } from './month-figures.ts';

const countMonthsJob = scheduledJob('upkeep.count-months');
export const recountMonthsJob = scheduledJob('upkeep.recount-months');

const LATER_IN_THE_HOUR = '22 * * * *';
const AFTER_MIDNIGHT = '35 1 * * *';

export function analyticsHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(countMonthsJob, () => countMonths(database, now(), 'hourly'), LATER_IN_THE_HOUR),
    handles(recountMonthsJob, () => countMonths(database, now(), 'nightly'), AFTER_MIDNIGHT),
  ];
}
