/** When leases look after themselves: reminders of terms that end, and renewals. */
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { endRenewed, remindOfEnds } from './lease-ends.ts';

const leaseRemindersJob = scheduledJob('tenancy.lease-reminders');
const endRenewedJob = scheduledJob('tenancy.end-renewed');

/** Reminders arrive when people can act on them. */
const IN_THE_MORNING = '0 9 * * *';
const AFTER_MIDNIGHT = '15 0 * * *';

/** Times are those of India. */
export function leaseHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(leaseRemindersJob, (_, jobs) => remindOfEnds(database, jobs, now()), IN_THE_MORNING),
    handles(endRenewedJob, (_, jobs) => endRenewed(database, jobs, now()), AFTER_MIDNIGHT),
  ];
}
