/** Tells affiliates of a new rank, of money that is held, and of money that was paid: each of them once, however often a job runs. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/actor.ts';
import { type RankName, rankNames } from '../../../domain/commission/plan.ts';
import { firstDayOf, type Month, shiftMonth } from '../../../domain/dates.ts';
import { payoutCode } from '../../../domain/payouts.ts';
import { handles, type JobHandler, type Jobs } from '../../lib/jobs.ts';
import type { Notice } from '../../notifications/notices.ts';
import { notify } from '../../notifications/notify.ts';
import { tellMonthJob, tellPayoutsJob } from './affiliate-notice-jobs.ts';

const AT_ONCE = 200;

export function affiliateNoticeHandlers(database: Database): JobHandler[] {
  return [
    handles(tellMonthJob, (data, jobs) => tellMonth(database, jobs, data)),
    handles(tellPayoutsJob, (data, jobs) => tellPayouts(database, jobs, data)),
  ];
}

/** Nobody hears of the same thing twice: what a notice is about stands in its payload. */
const notTold = (event: Notice['event'], about: string, value: SQL) => sql`not exists (
  select from notifications t where t.user_id = r.user_id and t.event = ${event} and t.payload ->> ${about} = ${value})`;

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
            and ${notTold('affiliate.rank-changed', 'month', sql`${month}`)} as is_rank_new,
          n.held > 0 and ${notTold('commission.held', 'month', sql`${month}`)} as is_held_new
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

/** Everyone whose transfer of that batch arrived. */
export function tellPayouts(
  database: Database,
  jobs: Jobs,
  { batch, after }: { batch: string; after: string },
): Promise<void> {
  return database.asWorker(async (tx) => {
    const code = sql`'KP' || lpad(p.number::text, greatest(6, length(p.number::text)), '0')`;
    const { rows } = await tx.execute<{
      affiliate_id: string;
      user_id: string;
      number: string;
      amount: string;
      masked: string;
      reference: string;
    }>(sql`
      select p.affiliate_id, r.user_id, p.number, p.amount, p.masked, p.reference
        from payouts p join affiliate_registrations r using (affiliate_id)
       where p.batch_id = ${batch} and p.state = 'paid' and p.affiliate_id > ${after} and r.user_id is not null
         and ${notTold('payout.paid', 'code', code)}
       order by p.affiliate_id limit ${AT_ONCE}`);
    for (const row of rows) {
      await tell(tx, jobs, row.user_id, {
        event: 'payout.paid',
        code: payoutCode(Number(row.number)),
        amount: Number(row.amount),
        account: row.masked,
        reference: row.reference,
      });
    }
    const last = rows.at(-1);
    if (last && rows.length === AT_ONCE) {
      await jobs.enqueue(tellPayoutsJob, { batch, after: last.affiliate_id }, tx);
    }
  });
}

const tell = (tx: Transaction, jobs: Jobs, person: string, notice: Notice) =>
  notify({ db: tx, jobs, actorId: null }, person, notice);
