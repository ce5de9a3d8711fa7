/** What happens to guaranteed leases by the clock: offers that nobody answered expire, and guarantees end after their last day. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { dateInIndia, type Instant } from '../../domain/dates.ts';
import { act } from '../audit/act.ts';
import { handles, type JobHandler, type Jobs } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { numberOf, type OrderRow } from './order-rows.ts';

const AFTER_MIDNIGHT = '40 0 * * *';
const BATCH = 200;

const moveJob = scheduledJob('guaranteed-leases.move');

export const guaranteedHandlers = (database: Database): JobHandler[] => [
  handles(moveJob, (_, jobs) => moveGuaranteed(database, jobs, database.clock.now()), AFTER_MIDNIGHT),
];

const ends = [
  { from: 'offered', to: 'expired', day: sql`offer_until` },
  { from: 'agreed', to: 'ended', day: sql`ends_on` },
] as const;

export async function moveGuaranteed(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  for (const end of ends) {
    for (let moved = BATCH; moved === BATCH; ) moved = await moveSome(database, jobs, now, end);
  }
}

function moveSome(database: Database, jobs: Jobs, now: Instant, { from, to, day }: (typeof ends)[number]) {
  const today = dateInIndia(now);
  return database.asWorker(async (db) => {
    const { rows } = await db.execute<
      Pick<OrderRow, 'id' | 'serial' | 'created_at' | 'owner_id' | 'home'>
    >(sql`
      update guaranteed_leases set status = ${to}
       where id in (select id from guaranteed_leases where status = ${from} and ${day} < ${today}
         order by id limit ${BATCH} for update skip locked)
       returning id, serial, created_at, owner_id, home`);
    for (const row of rows) {
      await act(
        { db, jobs, actorId: null },
        {
          action: `guaranteedLeases.${to === 'expired' ? 'expire' : 'end'}`,
          subject: { type: 'guaranteed_lease', id: row.id },
          people: [row.owner_id],
          before: { status: from },
          after: { status: to },
          notices: [
            {
              to: row.owner_id,
              notice: {
                event: `guaranteed-lease.${to}`,
                number: numberOf(row),
                order: row.id,
                home: row.home,
              },
            },
          ],
        },
      );
    }
    return rows.length;
  });
}
