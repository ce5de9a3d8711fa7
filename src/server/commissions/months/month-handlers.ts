/** Commission months in the background: an administrator's close, and the daily look whether one is due. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/actor.ts';
import type { DatabaseUrls } from '../../../db/roles.ts';
import { firstDayOf, type Instant, type Month } from '../../../domain/dates.ts';
import { RuleBroken } from '../../../domain/errors.ts';
import { isCutOff } from '../../../domain/months.ts';
import { handles, type JobHandler, type Jobs } from '../../lib/jobs.ts';
import { staffWho } from '../../lib/staff-who.ts';
import { notify } from '../../notifications/notify.ts';
import { closeMonth } from './close.ts';
import { closeMonthJob, proposeMonthJob } from './month-jobs.ts';
import { tellMonthJob } from './tell-month.ts';

/** Soon after the cut-off, and every night until it was proposed: a server that was down makes up for it. */
const AFTER_MIDNIGHT = '10 0 * * *';

/** `afterClose`: what other features do once a month is closed. */
export function monthHandlers(
  database: Database,
  urls: DatabaseUrls,
  afterClose: (jobs: Jobs) => Promise<void>,
): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(closeMonthJob, async ({ month, requestedBy }, jobs) => {
      try {
        await closeMonth({ urls, month, now: now(), requestedBy });
        await jobs.enqueue(tellMonthJob, { month, after: '' });
        await afterClose(jobs);
      } catch (error) {
        // The month's row says which rule it was; trying again would not change it.
        if (!(error instanceof RuleBroken)) throw error;
      }
    }),
    handles(proposeMonthJob, (_, jobs) => proposeMonth(database, jobs, now()), AFTER_MIDNIGHT),
  ];
}

/** Tells every administrator, once, that a month may be closed; closing it is their decision. */
export function proposeMonth(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  return database.asWorker(async (tx) => {
    const { rows } = await tx.execute<{ month: Month | null }>(
      sql`select to_char(app.next_month_to_close(), 'YYYY-MM') as month`,
    );
    const month = rows[0]?.month;
    if (!month || !isCutOff(month, now)) return;
    const proposed = await tx.execute(sql`
      insert into commission_months (month, proposed_at) values (${firstDayOf(month)}, app.now())
      on conflict (month) do update set proposed_at = app.now() where commission_months.proposed_at is null
      returning month`);
    if (proposed.rows.length === 0) return;
    for (const userId of await staffWho(tx, 'months.close'))
      await notify({ db: tx, jobs, actorId: null }, userId, { event: 'month.to-close', month });
  });
}
