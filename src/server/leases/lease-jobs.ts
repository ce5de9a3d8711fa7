/** When leases look after themselves: those that begin, scans that nobody contests, reminders of terms that end, and renewals. */
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { acceptBySilence, beginAccepted } from './begin-leases.ts';
import { endOver, endRenewed, remindOfEnds } from './lease-ends.ts';
import { noteMovedArrivals, tellOfMoved } from './moved-leases.ts';
import { withdrawOthers } from './once-agreed.ts';
import { withdrawOthersJob } from './parties.ts';
import { lapsePrepared } from './prepared.ts';

const leaseRemindersJob = scheduledJob('tenancy.lease-reminders');
const beginLeasesJob = scheduledJob('tenancy.begin-leases');
const paperLeasesJob = scheduledJob('tenancy.paper-leases');
const tellOfMovedJob = scheduledJob('tenancy.tell-of-moved');
const movedArrivalsJob = scheduledJob('tenancy.moved-arrivals');
const lapsePreparedJob = scheduledJob('tenancy.lapse-prepared');
const endRenewedJob = scheduledJob('tenancy.end-renewed');
const endOverJob = scheduledJob('tenancy.end-leases');

/** Reminders arrive when people can act on them. */
const IN_THE_MORNING = '0 9 * * *';
const AT_MIDNIGHT = '5 0 * * *';
const AFTER_MIDNIGHT = '15 0 * * *';
const AFTER_RENEWALS = '25 0 * * *';
const OFTEN = '*/10 * * * *';
const BEFORE_WORK = '30 8 * * *';

/** Times are those of India. */
export function leaseHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(leaseRemindersJob, (_, jobs) => remindOfEnds(database, jobs, now()), IN_THE_MORNING),
    handles(beginLeasesJob, (_, jobs) => beginAccepted(database, jobs, now()), AT_MIDNIGHT),
    handles(paperLeasesJob, (_, jobs) => acceptBySilence(database, jobs, now()), BEFORE_WORK),
    handles(tellOfMovedJob, (_, jobs) => tellOfMoved(database, jobs), OFTEN),
    handles(lapsePreparedJob, (_, jobs) => lapsePrepared(database, jobs, now()), BEFORE_WORK),
    handles(movedArrivalsJob, () => noteMovedArrivals(database), BEFORE_WORK),
    handles(endOverJob, (_, jobs) => endOver(database, jobs, now()), AFTER_RENEWALS),
    handles(withdrawOthersJob, ({ leaseId }, jobs) => withdrawOthers(database, jobs, leaseId)),
    handles(endRenewedJob, (_, jobs) => endRenewed(database, jobs, now()), AFTER_MIDNIGHT),
  ];
}
