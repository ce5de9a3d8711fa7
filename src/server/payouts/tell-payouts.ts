/** Tells people of money that was paid to them: each once, however often the job runs. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../db/actor.ts';
import { type PayeeKind, payoutCode } from '../../domain/commission/payouts.ts';
import { handles, type JobHandler, type JobKind, type Jobs } from '../lib/jobs.ts';
import { type Notice, notify, notYetNotified } from '../notifications/notify.ts';

const after = z.string().max(40).describe('the number of the last transfer told of; empty at first');
export const tellPayoutsJob = {
  name: 'affiliates.tell-payouts',
  data: z.object({ batch: z.uuid(), after }),
} satisfies JobKind<{ batch: string; after: string }>;

const AT_ONCE = 200;

/** A transfer takes the whole balance: what the months since the last one that arrived were taxed with, up to its own. */
const taxOf = sql`(select coalesce(-sum(e.tds), 0)::text from ledger_entries e
  where e.affiliate_id = p.affiliate_id and e.kind <> 'opening' and e.month <= b.month
    and e.month > coalesce((select max(earlier.month) from payouts o join payout_batches earlier on earlier.id = o.batch_id
      where o.affiliate_id = p.affiliate_id and o.state = 'paid' and o.number < p.number), '-infinity'::date))`;

export const payoutHandlers = (database: Database): JobHandler[] => [
  handles(tellPayoutsJob, (data, jobs) => tellPayouts(database, jobs, data)),
];

/** Everyone whose transfer of that batch arrived. */
export function tellPayouts(
  database: Database,
  jobs: Jobs,
  { batch, after }: { batch: string; after: string },
): Promise<void> {
  // Jobs of an earlier release carry the code of an affiliate: nobody is told twice all the same.
  const lastNumber = /^\d+$/.test(after) ? after : '0';
  return database.asWorker(async (tx) => {
    const code = sql`'KP' || lpad(p.number::text, greatest(6, length(p.number::text)), '0')`;
    const { rows } = await tx.execute<{
      user_id: string;
      payee_kind: PayeeKind;
      number: string;
      amount: string;
      masked: string;
      reference: string;
      month: string | null;
      tax: string;
    }>(sql`
      select w.user_id, p.payee_kind, p.number, p.amount, p.masked, p.reference,
          case when p.affiliate_id is not null then to_char(b.month, 'YYYY-MM') end as month,
          ${taxOf} as tax
        from payouts p join payout_batches b on b.id = p.batch_id
          left join affiliate_registrations r on r.affiliate_id = p.affiliate_id,
          lateral (select case when p.affiliate_id is null then p.user_id else r.user_id end as user_id) w
       where p.batch_id = ${batch} and p.state = 'paid' and p.number > ${lastNumber} and w.user_id is not null
         and ${notYetNotified(sql`w.user_id`, 'payout.paid', 'code', code)}
       order by p.number limit ${AT_ONCE}`);
    for (const row of rows) {
      await tell(tx, jobs, row.user_id, {
        event: 'payout.paid',
        payee: row.payee_kind,
        code: payoutCode(Number(row.number)),
        amount: Number(row.amount),
        account: row.masked,
        reference: row.reference,
        // What was taken back with a month gives tax back, too: that is no deduction.
        ...(row.month ? { commission: { month: row.month, tax: Math.max(0, Number(row.tax)) } } : {}),
      });
    }
    const last = rows.at(-1);
    if (last && rows.length === AT_ONCE) {
      await jobs.enqueue(tellPayoutsJob, { batch, after: last.number }, tx);
    }
  });
}

const tell = (tx: Transaction, jobs: Jobs, person: string, notice: Notice) =>
  notify({ db: tx, jobs, actorId: null }, person, notice);
