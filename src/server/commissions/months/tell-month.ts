/** Tells affiliates what a closed month means for them, a new rank and money that is held: each once, however often the job runs. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../../db/actor.ts';
import { type RankName, rankNames } from '../../../domain/commission/plan.ts';
import { firstDayOf, isMonth, type Month, shiftMonth } from '../../../domain/dates.ts';
import { handles, type JobHandler, type JobKind, type Jobs } from '../../lib/jobs.ts';
import { type Notice, notify, notYetNotified } from '../../notifications/notify.ts';

const after = z.string().max(40).describe('the last affiliate told; empty at first');
export const tellMonthJob = {
  name: 'affiliates.tell-month',
  data: z.object({ month: z.string().refine(isMonth), after }),
} satisfies JobKind<{ month: string; after: string }>;

const AT_ONCE = 200;

export const tellMonthHandlers = (database: Database): JobHandler[] => [
  handles(tellMonthJob, (data, jobs) => tellMonth(database, jobs, data)),
];

interface MonthRow extends Record<string, unknown> {
  affiliate_id: string;
  user_id: string;
  rank: string;
  before: string | null;
  held: string;
  status: string;
  is_rank_new: boolean;
  is_held_new: boolean;
}

/** People whose rank is another than in the month before, and people whose commission of this month is held. */
export function tellMonth(
  database: Database,
  jobs: Jobs,
  { month, after }: { month: Month; after: string },
): Promise<void> {
  const day = firstDayOf(month);
  return database.asWorker(async (tx) => {
    const { rows } = await tx.execute<MonthRow>(sql`
      select n.affiliate_id, r.user_id, n.rank, b.rank as before, n.held, n.status,
          n.rank is distinct from b.rank and (b.rank is not null or n.rank <> ${rankNames[0]})
            and ${notYetNotified(sql`r.user_id`, 'affiliate.rank-changed', 'month', sql`${month}`)} as is_rank_new,
          n.held > 0 and ${notYetNotified(sql`r.user_id`, 'commission.held', 'month', sql`${month}`)} as is_held_new
        from commission_nodes n join affiliate_registrations r using (affiliate_id)
          left join commission_nodes b on b.affiliate_id = n.affiliate_id
            and b.month = ${firstDayOf(shiftMonth(month, -1))}
       where n.month = ${day} and n.affiliate_id > ${after} and r.user_id is not null
         and (n.rank is distinct from b.rank or n.held > 0)
       order by n.affiliate_id limit ${AT_ONCE}`);
    for (const row of rows) {
      if (row.is_rank_new) {
        const before = row.before as RankName | null;
        await tell(tx, jobs, row.user_id, {
          event: 'affiliate.rank-changed',
          month,
          rank: row.rank as RankName,
          before,
          isUp: before === null || rankNames.indexOf(row.rank as RankName) > rankNames.indexOf(before),
        });
      }
      if (row.is_held_new) {
        await tell(tx, jobs, row.user_id, {
          event: 'commission.held',
          month,
          amount: Number(row.held),
          isPending: row.status === 'pending',
        });
      }
    }
    const last = rows.at(-1);
    if (last && rows.length === AT_ONCE) {
      await jobs.enqueue(tellMonthJob, { month, after: last.affiliate_id }, tx);
    }
  });
}

const tell = (tx: Transaction, jobs: Jobs, person: string, notice: Notice) =>
  notify({ db: tx, jobs, actorId: null }, person, notice);
