/** When leads look after themselves: visits whose time has passed, and what listers wanted to be reminded of. */
import type { Database } from '../../db/actor.ts';
import { endVisitsOfHomeJob } from '../leases/parties.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { endVisits } from './end-visits.ts';
import { endVisitsOfHome } from './home-let.ts';
import { remindOfLeads } from './lead-reminders.ts';
import { remindOfVisits } from './visit-reminders.ts';

const endVisitsJob = scheduledJob('upkeep.end-visits');
const remindOfVisitsJob = scheduledJob('upkeep.remind-of-visits');
const remindOfLeadsJob = scheduledJob('upkeep.remind-of-leads');

const QUARTERLY = '*/15 * * * *';
/** Reminders arrive when people can act on them. */
const IN_THE_MORNING = '0 9 * * *';

/** Times are those of India. */
export function leadHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(endVisitsJob, (_, jobs) => endVisits(database, jobs, now()), QUARTERLY),
    handles(remindOfVisitsJob, (_, jobs) => remindOfVisits(database, jobs, now()), QUARTERLY),
    handles(endVisitsOfHomeJob, ({ propertyId }, jobs) => endVisitsOfHome(database, jobs, propertyId)),
    handles(remindOfLeadsJob, (_, jobs) => remindOfLeads(database, jobs, now()), IN_THE_MORNING),
  ];
}
