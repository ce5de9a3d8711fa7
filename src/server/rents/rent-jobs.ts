/** When rent looks after itself: what each month of a lease owes, late fees, reminders, and tax on rent. */
import type { Database } from '../../db/actor.ts';
import { writeDuesJob } from '../leases/parties.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { remindOfRent, rollDues, writeDues } from './dues.ts';
import { reckonLateFees } from './late-fees.ts';
import { remindOfTds } from './tds-reminders.ts';

const rollDuesJob = scheduledJob('tenancy.roll-dues');
const lateFeesJob = scheduledJob('tenancy.late-fees');
const rentRemindersJob = scheduledJob('tenancy.rent-reminders');
const tdsRemindersJob = scheduledJob('tenancy.tds-reminders');

const BEFORE_DAWN = '35 0 * * *';
/** After the new months are written. */
const AFTER_THE_MONTHS = '10 1 * * *';
/** Reminders arrive when people can act on them. */
const IN_THE_MORNING = '0 9 * * *';
const LATER_IN_THE_MORNING = '20 9 * * *';

/** Times are those of India. */
export function rentHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(writeDuesJob, ({ leaseId }, jobs) => writeDues(database, jobs, leaseId, now())),
    handles(rollDuesJob, (_, jobs) => rollDues(database, jobs, now()), BEFORE_DAWN),
    handles(lateFeesJob, (_, jobs) => reckonLateFees(database, jobs, now()), AFTER_THE_MONTHS),
    handles(rentRemindersJob, (_, jobs) => remindOfRent(database, jobs, now()), IN_THE_MORNING),
    handles(tdsRemindersJob, (_, jobs) => remindOfTds(database, jobs, now()), LATER_IN_THE_MORNING),
  ];
}
