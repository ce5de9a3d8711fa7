/** When leases look after themselves: what each month owes, reminders of rent and of terms that end, and renewals. */
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import {
  endRenewedJob,
  leaseRemindersJob,
  rentRemindersJob,
  rollDuesJob,
  writeDuesJob,
} from '../lib/tenancy-jobs.ts';
import { remindOfRent, rollDues, writeDues } from './tenancy/dues.ts';
import { endRenewed, remindOfEnds } from './tenancy/leases.ts';

/** Reminders arrive when people can act on them. */
const IN_THE_MORNING = '0 9 * * *';
const BEFORE_DAWN = '35 0 * * *';
const AFTER_MIDNIGHT = '15 0 * * *';

/** Times are those of India. */
export function tenancyHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(leaseRemindersJob, (_, jobs) => remindOfEnds(database, jobs, now()), IN_THE_MORNING),
    handles(writeDuesJob, ({ leaseId }, jobs) => writeDues(database, jobs, leaseId, now())),
    handles(rollDuesJob, (_, jobs) => rollDues(database, jobs, now()), BEFORE_DAWN),
    handles(rentRemindersJob, (_, jobs) => remindOfRent(database, jobs, now()), IN_THE_MORNING),
    handles(endRenewedJob, (_, jobs) => endRenewed(database, jobs, now()), AFTER_MIDNIGHT),
  ];
}
