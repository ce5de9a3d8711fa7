/** The bank's answers: transfers that arrived, with its reference, and those that came back, whose money is owed again. */

import { sql } from 'drizzle-orm';
import { planInForce } from '../../db/commission-plans.ts';
import { isToBePaid, isToFail } from '../../domain/commission/payouts.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import { violatedConstraint, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { codeOf } from './bank-file.ts';
import { lockPayout, readPayouts } from './batch-rows.ts';
import { tellPayoutsJob } from './tell-payouts.ts';

async function payoutOf(db: Executor, id: string) {
  const [found] = await readPayouts(db, sql`where p.id = ${id}`);
  if (!found) throw new Error('A locked payout was not found');
  return found.payout;
}

/** With the last answer the batch is settled, and its months are paid when nobody is left. */
export async function settle(db: Executor, batchId: string): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update payout_batches b set state = 'settled', settled_at = app.now() where b.id = ${batchId} and b.state = 'exported'
      and not exists (select from payouts p where p.batch_id = b.id and p.state = 'pending')`);
  if (!rowCount) return;
  const { leastPayout } = await planInForce(db);
  await db.execute(
    sql`select app.mark_months_paid(${leastPayout}) from payout_batches where id = ${batchId} and purpose = 'commission'`,
  );
}

const markPaid = api.payouts.markPaid.handler(async ({ context, input }) => {
  const { id, reference, paid_on: paidOn = context.services.today() } = input;
  const { db, services } = context;
  if (paidOn > context.services.today())
    throw wrongField('paid_on', refusal('paid-on.in-future', 'This day has not come yet'));
  const payout = await lockPayout(db, id);
  if (!isToBePaid(payout, reference)) return payoutOf(db, id);
  await db
    .execute(
      sql`update payouts set state = 'paid', reference = ${reference}, paid_on = ${paidOn} where id = ${id}`,
    )
    .catch((error: unknown) => {
      const isUsed = violatedConstraint(error) === 'payouts_reference_unique';
      throw isUsed ? new RuleBroken('payout.reference-used', 'reference') : error;
    });
  await settle(db, payout.batchId);
  await services.jobs.enqueue(tellPayoutsJob, { batch: payout.batchId, after: '' }, db);
  await act(context, {
    action: 'payouts.markPaid',
    subject: { type: 'payout', id },
    people: [payout.payee],
    after: { reference, paidOn },
  });
  return payoutOf(db, id);
});

/** What is owed again is posted with it: of commission here, of the others by `app.follow_remittance`. */
export async function fail(context: HandlerContext, id: string, reason: string): Promise<void> {
  const { db } = context;
  const userId = userIdOf(context);
  const payout = await lockPayout(db, id);
  if (!isToFail(payout)) return;
  await db
    .execute(sql`
    with failed as (
      select p.id, p.affiliate_id, p.number, p.amount, b.id as batch_id, b.month
        from payouts p join payout_batches b on b.id = p.batch_id where p.id = ${id}
    ), posted as (
      insert into ledger_entries (kind, affiliate_id, month, posted_on, run_id, payable, bank, memo, created_by)
      select 'payout_failed', f.affiliate_id, f.month, app.today(), f.batch_id, -f.amount, f.amount,
          ${codeOf(sql`f.number`)} || ': ' || ${reason}, ${userId}
        from failed f where f.affiliate_id is not null
      returning id)
    update payouts set state = 'failed', failure = ${reason}, failed_at = app.now(), return_entry_id = (select id from posted)
     where id = ${id}`)
    .catch((error: unknown) => {
      const isConfirmed = violatedConstraint(error) === 'payouts_refund_confirmed';
      throw isConfirmed ? new RuleBroken('payout.refund-confirmed') : error;
    });
  const { amount, account } = await payoutOf(db, id);
  const notice = {
    event: 'payout.failed',
    amount,
    account,
    why: reason,
    of_company: payout.of_company,
  } as const;
  await act(context, {
    action: 'payouts.markFailed',
    subject: { type: 'payout', id },
    people: [payout.payee],
    after: { state: 'failed', amount },
    reason,
    notices: [{ to: payout.payee, notice }],
  });
}

const markFailed = api.payouts.markFailed.handler(async ({ context, input: { id, reason } }) => {
  const { db } = context;
  await fail(context, id, reason);
  const failed = await payoutOf(db, id);
  await settle(db, failed.batch_id);
  return failed;
});

/** Whoever checked it answers for paying the account again as it is. */
const clearReturn = api.payouts.clearReturn.handler(async ({ context: { db }, input }) => {
  const { user_id: userId, reason } = input;
  const { rows } = await db.execute<{ cleared: boolean; type: string; people: string[] }>(sql`
    select app.clear_returned_account(${userId}) as cleared, app.payee_type(${userId}) as type,
      array(select app.people_of_payee(${userId}))::text[] as people`);
  const cleared = rows[0]?.cleared === true;
  if (cleared) {
    await act(db, {
      action: 'payouts.clearReturn',
      subject: { type: rows[0]?.type ?? 'user', id: userId },
      people: rows[0]?.people ?? [],
      reason,
    });
  }
  return { cleared };
});

export const answers = { markPaid, markFailed, clearReturn };
