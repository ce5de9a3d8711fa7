/** Tells affiliates of money that was paid to them: each once, however often the job runs. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../db/actor.ts';
import { payoutCode } from '../../domain/commission/payouts.ts';
import { handles, type JobHandler, type JobKind, type Jobs } from '../lib/jobs.ts';
import { type Notice, notify, notTold } from '../notifications/notify.ts';

const after = z.string().max(40).describe('the last affiliate told; empty at first');
export const tellPayoutsJob = {
  name: 'affiliates.tell-payouts',
  data: z.object({ batch: z.uuid(), after }),
} satisfies JobKind<{ batch: string; after: string }>;

const AT_ONCE = 200;

export const payoutHandlers = (database: Database): JobHandler[] => [
  handles(tellPayoutsJob, (data, jobs) => tellPayouts(database, jobs, data)),
];

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
         and ${notTold(sql`r.user_id`, 'payout.paid', 'code', code)}
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
