/** When the product looks after itself: views, visits, stale listings, old rows and files, rents, and the ledger's proof. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import {
  checkListingsJob,
  cleanUpJob,
  countMonthsJob,
  countViewsJob,
  endClaimsJob,
  endVisitsJob,
  homeCountsJob,
  leftoverFilesJob,
  proveLedgerJob,
  recountMonthsJob,
  refreshRentsJob,
  remindOfLeadsJob,
  staleListingsJob,
} from '../lib/upkeep-jobs.ts';
import { endClaims } from './upkeep/claims.ts';
import { remindOfLeads } from './upkeep/lead-reminders.ts';
import { proveNightly } from './upkeep/ledger.ts';
import { removeLeftoverFiles } from './upkeep/leftover-files.ts';
import { checkListings } from './upkeep/listing-checks.ts';
import { countMonths } from './upkeep/month-figures.ts';
import { addUpHomeCounts, cleanUp, countViews } from './upkeep/rows.ts';
import { remindAndPause } from './upkeep/stale-listings.ts';
import { endVisits } from './upkeep/visits.ts';

const HOURLY = '7 * * * *';
const OFTEN = '*/5 * * * *';
const QUARTERLY = '*/15 * * * *';
const LATER_IN_THE_HOUR = '22 * * * *';
/** A badge that has ended is gone before people look. */
const EARLY = '10 0 * * *';
const AFTER_MIDNIGHT = '35 1 * * *';
const AT_NIGHT = '40 2 * * *';
const BEFORE_DAWN = '10 3 * * *';
const AT_DAWN = '10 4 * * *';
const BEFORE_MORNING = '20 4 * * *';
/** Reminders arrive when people can act on them. */
const IN_THE_MORNING = '0 9 * * *';

/** Times are those of India. */
export function upkeepHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(countViewsJob, () => countViews(database), HOURLY),
    handles(checkListingsJob, () => checkListings(database), OFTEN),
    handles(endVisitsJob, (_, jobs) => endVisits(database, jobs, now()), QUARTERLY),
    handles(staleListingsJob, (_, jobs) => remindAndPause(database, jobs, now()), IN_THE_MORNING),
    handles(remindOfLeadsJob, (_, jobs) => remindOfLeads(database, jobs, now()), IN_THE_MORNING),
    handles(endClaimsJob, (_, jobs) => endClaims(database, jobs, now()), EARLY),
    handles(cleanUpJob, () => cleanUp(database), BEFORE_DAWN),
    handles(leftoverFilesJob, (_, jobs) => removeLeftoverFiles(database, jobs), AT_DAWN),
    handles(proveLedgerJob, (_, jobs) => proveNightly(database, jobs), BEFORE_MORNING),
    handles(homeCountsJob, () => addUpHomeCounts(database), AFTER_MIDNIGHT),
    handles(countMonthsJob, () => countMonths(database, now(), 'hourly'), LATER_IN_THE_HOUR),
    handles(recountMonthsJob, () => countMonths(database, now(), 'nightly'), AFTER_MIDNIGHT),
    handles(refreshRentsJob, () => refreshRents(database), AT_NIGHT),
  ];
}

async function refreshRents(database: Database): Promise<void> {
  await database.asWorker((tx) => tx.execute(sql`select app.refresh_locality_rents()`));
}
