/** Drafts, approves and cancels batches of transfers; what is in one is decided by the database from the balances. */
import { sql } from 'drizzle-orm';
import { affiliateMatches, partOf } from '../../db/affiliate-search.ts';
import { planInForce } from '../../db/commission-plans.ts';
import { paidStatuses as paidOnes } from '../../domain/commission/payout.ts';
import { MAX_BATCH, nextBatchState, payoutNumber } from '../../domain/commission/payouts.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { requireSecondPerson } from '../lib/second-person.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { findBatch, lockBatch, lockPayout, readBatches, readPayouts } from './batch-rows.ts';

const newest: Keyset = { key: sql`b.created_at`, type: 'timestamptz', id: sql`b.id`, descending: true };
const byNumber: Keyset = { key: sql`p.number`, type: 'bigint', id: sql`p.id`, descending: false };

const paidStatuses = sql`(${sql.join(
  paidOnes.map((status) => sql`${status}`),
  sql`, `,
)})`;

const listBatches = api.payouts.listBatches.handler(async ({ context, input }) => {
  const after = afterCursor(newest, input.cursor) ?? sql`true`;
  const wanted = input.purpose ? sql`b.purpose = ${input.purpose}` : sql`true`;
  const rest = sql`where ${wanted} and ${after} order by ${orderOf(newest)} limit ${input.limit + 1}`;
  const rows = await readBatches(context.db, userIdOf(context), keyText(newest), rest);
  const { page, next_cursor } = cutPage(rows, input.limit, ({ batch }) => batch.id);
  const total = await countUpTo(context.db, sql`payout_batches b where ${wanted}`);
  return { items: page.map(({ batch }) => batch), total, next_cursor };
});

const getBatch = api.payouts.getBatch.handler(({ context, input }) =>
  findBatch(context.db, userIdOf(context), input.id),
);

const listTransfers = api.payouts.listTransfers.handler(async ({ context, input }) => {
  const { db } = context;
  await findBatch(db, userIdOf(context), input.id);
  const { q, state } = input;
  const wanted = sql`where p.batch_id = ${input.id} and ${state ? sql`p.state = ${state}` : sql`true`}
    and ${q ? sql`(p.reference ilike ${partOf(q)} or p.holder_name ilike ${partOf(q)} or ${affiliateMatches(sql`p.affiliate_id`, q)})` : sql`true`}`;
  const after = afterCursor(byNumber, input.cursor) ?? sql`true`;
  const rest = sql`${wanted} and ${after} order by ${orderOf(byNumber)} limit ${input.limit + 1}`;
  const { page, next_cursor } = cutPage(await readPayouts(db, rest), input.limit, ({ payout }) => payout.id);
  return {
    items: page.map(({ payout }) => payout),
    total: await countUpTo(db, sql`payouts p ${wanted}`),
    next_cursor,
  };
});

/** What is pasted from a statement or a letter: our code of a transfer, or the bank's reference. */
const find = api.payouts.find.handler(async ({ context: { db }, input: { q } }) => {
  const number = payoutNumber(q);
  const wanted = number === null ? sql`p.reference = upper(${q})` : sql`p.number = ${number}`;
  const found = await readPayouts(db, sql`where ${wanted}`);
  return { items: found.map(({ payout }) => payout) };
});

async function draft(db: Executor, userId: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into payout_batches (month, created_by)
    select max(month), ${userId} from commission_months where closed_at is not null having max(month) is not null
    returning id`);
  if (!rows[0]) throw new RuleBroken('payout.nobody-to-pay');
  const { id } = rows[0];
  const { leastPayout } = await planInForce(db);
  const filled = await db.execute<{ transfers: number }>(
    sql`select app.fill_payout_batch(${id}, ${leastPayout}, ${MAX_BATCH}) as transfers`,
  );
  if (!filled.rows[0]?.transfers) throw new RuleBroken('payout.nobody-to-pay');
  return id;
}

const createBatch = api.payouts.createBatch.handler(async ({ context }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const id = await draft(db, userId).catch((error: unknown) => {
    const constraint = violatedConstraint(error) ?? '';
    if (['payout_batches_one_draft_each', 'payouts_one_pending'].includes(constraint)) {
      throw new RuleBroken('payout.draft-exists');
    }
    throw error;
  });
  const batch = await findBatch(db, userId, id);
  await noted(db, 'payouts.createBatch', id, { transfers: batch.transfers, amount: batch.amount });
  return batch;
});

/** A reversal or a suspension since the draft, or a transfer that came back from where this one goes: it is no longer what is to be paid. */
export async function assertBalances(db: Executor, batchId: string): Promise<void> {
  const { rows } = await db.execute<{ changed: boolean }>(sql`
    select exists (
      select from payouts p left join affiliate_profiles a on a.affiliate_id = p.affiliate_id
       where p.batch_id = ${batchId} and p.state = 'pending' and p.affiliate_id is not null
         and (coalesce(a.status, 'active') not in ${paidStatuses}
           or exists (select from payouts o where o.user_id = p.user_id and o.organisation_id is null and o.holds_account) or p.amount > coalesce(
           (select -b.payable from affiliate_balances b where b.affiliate_id = p.affiliate_id), 0)))
      or app.are_remittances_changed(${batchId}) as changed`);
  if (rows[0]?.changed) throw new RuleBroken('payout.balances-changed');
}

/** The rest of the draft goes on; what was left out is owed as before, and comes with the next batch. */
const leaveOut = api.payouts.leaveOut.handler(async ({ context: { db }, input: { id, reason } }) => {
  const payout = await lockPayout(db, id);
  const [before] = await readPayouts(db, sql`where p.id = ${id}`);
  if (payout.state === 'cancelled' && before) return before.payout;
  const { state } = await lockBatch(db, payout.batchId);
  if (state !== 'draft') throw new RuleBroken('payout.transition-not-allowed');
  const { rows } = await db.execute<{ left: number }>(
    sql`select app.leave_out_payout(${id}, ${reason}) as left`,
  );
  if (!rows[0]?.left) throw new RuleBroken('payout.last-transfer');
  const [found] = await readPayouts(db, sql`where p.id = ${id}`);
  if (!found) throw new Error('A locked payout was not found');
  await act(db, {
    action: 'payouts.leaveOut',
    subject: { type: 'payout', id },
    people: [payout.payee],
    after: { state: found.payout.state, amount: found.payout.amount },
    reason,
  });
  return found.payout;
});

const approve = api.payouts.approve.handler(async ({ context, input: { id } }) => {
  const { db, services } = context;
  const userId = userIdOf(context);
  const before = await lockBatch(db, id);
  if (before.state === 'approved' && before.approvedBy === userId) return findBatch(db, userId, id);
  const state = nextBatchState(before.state, 'approve');
  const approval = { act: 'payouts.approve', drafter: before.createdBy, approver: userId } as const;
  const approved = await requireSecondPerson(db, approval, services);
  await assertBalances(db, id);
  await db.execute(sql`
    update payout_batches set state = ${state}, approved_by = ${userId}, approved_at = app.now(),
      single_operator = ${approved.single_operator ?? null} where id = ${id}`);
  const batch = await findBatch(db, userId, id);
  await noted(db, 'payouts.approve', id, { transfers: batch.transfers, amount: batch.amount, ...approved });
  return batch;
});

const cancel = api.payouts.cancel.handler(async ({ context, input: { id, reason } }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const before = await lockBatch(db, id);
  if (before.state === 'cancelled') return findBatch(db, userId, id);
  const state = nextBatchState(before.state, 'cancel');
  await db.execute(sql`update payouts set state = 'cancelled' where batch_id = ${id}`);
  await db.execute(
    sql`update payout_batches set state = ${state}, cancel_reason = ${reason} where id = ${id}`,
  );
  await noted(db, 'payouts.cancel', id, { state }, reason);
  return findBatch(db, userId, id);
});

const noted = (db: Executor, action: string, subjectId: string, after: unknown, reason?: string) =>
  act(db, {
    action,
    subject: { type: 'payout_batch', id: subjectId },
    people: [],
    after,
    reason,
  });

export const batches = { listBatches, getBatch, listTransfers, find, createBatch, leaveOut, approve, cancel };
