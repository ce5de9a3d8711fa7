/** Whom rent and deposits of managed homes are owed to, batches that pay them, and what is taken off before. */
import { sql } from 'drizzle-orm';
import type { ApprovedRepair, RemittanceCandidate } from '../../contract/remittances.ts';
import { MAX_BATCH } from '../../domain/commission/payouts.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import {
  afterCursor,
  countUpTo,
  cutPage,
  type Keyset,
  keyText,
  MAX_COUNTED,
  orderOf,
} from '../lib/keyset.ts';
import { notFound, violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { findBatch } from '../payouts/batch-rows.ts';
import { owners } from './owing.ts';
import { type OwnerRow, ownerLines, toLine } from './owner-lines.ts';
import { statements } from './statements.ts';

/**
 * What is late first, then the most money: no amount comes near what is added to the late. One person may be owed as an owner, for
 * companies of theirs, and as a tenant of several homes.
 */
const byUrgency: Keyset = {
  key: sql`(c.amount + case when c.pay_by < app.today() then 1000000000000000 else 0 end)`,
  type: 'bigint',
  id: sql`coalesce(c.settlement_id, c.organisation_id, c.user_id)`,
  descending: true,
};

type CandidateRow = Omit<RemittanceCandidate, 'amount'> & { amount: string; at: string; id: string };

const candidates = api.remittances.candidates.handler(async ({ context: { db }, input }) => {
  const { rows } = await db.execute<CandidateRow>(sql`
    select c.payee_kind, c.user_id, c.organisation_id, c.settlement_id, c.full_name, c.homes, c.amount::text as amount, c.pay_by::text as pay_by,
        c.account_masked as account, c.ifsc, to_json(c.account_set_at) #>> '{}' as account_set_at,
        case when c.account_held_until > app.now() then to_json(c.account_held_until) #>> '{}' end as account_held_until, c.block,
        (select p.failure from payouts p where p.user_id = c.user_id and p.organisation_id is not distinct from c.organisation_id
          and p.state = 'failed' order by p.number desc limit 1) as last_failure,
        coalesce(c.settlement_id, c.organisation_id, c.user_id) as id, ${keyText(byUrgency)} as at
      from app.remittance_candidates() c where ${afterCursor(byUrgency, input.cursor) ?? sql`true`}
     order by ${orderOf(byUrgency)} limit ${input.limit + 1}`);
  const { page, next_cursor } = cutPage(rows, input.limit, ({ id }) => id);
  const sums = await db.execute<{ total: number; people: number; amount: string }>(sql`
    select count(*)::int as total, count(*) filter (where c.block is null)::int as people,
        coalesce(sum(c.amount) filter (where c.block is null), 0)::text as amount
      from app.remittance_candidates() c`);
  const toPay = sums.rows[0];
  return {
    items: page.map(({ at: _, id: __, ...row }) => ({ ...row, amount: Number(row.amount) })),
    total: Math.min(toPay?.total ?? 0, MAX_COUNTED),
    next_cursor,
    to_pay: { people: toPay?.people ?? 0, amount: Number(toPay?.amount ?? 0) },
  };
});

/** What came in since the last night is charged first, so that no rent leaves without its fee. */
async function draft(db: Executor, userId: string, today: string): Promise<string> {
  await db.execute(sql`select app.charge_owners()`);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into payout_batches (purpose, month, created_by)
    values ('owners', date_trunc('month', ${today}::date), ${userId}) returning id`);
  const id = rows[0]?.id ?? '';
  const filled = await db.execute<{ transfers: number }>(
    sql`select app.fill_remittance_batch(${id}, ${MAX_BATCH}) as transfers`,
  );
  if (!filled.rows[0]?.transfers) throw new RuleBroken('payout.nobody-to-pay');
  return id;
}

const draftConstraints = [
  'payout_batches_one_draft_each',
  'payouts_one_pending_for_owner',
  'payouts_one_pending_refund',
  'payout_lines_entry_id_position_pk',
];

const createBatch = api.remittances.createBatch.handler(async ({ context: { db, services, ...context } }) => {
  const userId = userIdOf(context);
  const id = await draft(db, userId, services.today()).catch((error: unknown) => {
    throw draftConstraints.includes(violatedConstraint(error) ?? '')
      ? new RuleBroken('payout.draft-exists')
      : error;
  });
  const batch = await findBatch(db, userId, id);
  await act(db, {
    action: 'remittances.createBatch',
    subject: { type: 'payout_batch', id },
    people: [],
    after: { transfers: batch.transfers, amount: batch.amount },
  });
  return batch;
});

/** An entry may have a line for each of several homes. */
const inOrder: Keyset = {
  key: sql`q.on`,
  type: 'text',
  id: sql`q.entry_id || '-' || q.position`,
  idType: 'text',
  descending: false,
};

const reckoning = api.remittances.reckoning.handler(
  async ({ context: { db }, input: { id, limit, cursor } }) => {
    const { rows: found } = await db.execute(sql`select from payouts where id = ${id}`);
    if (found.length === 0) throw notFound('payout.unknown', 'There is no such payout');
    const ofPayout = sql`join payout_lines n on n.entry_id = l.entry_id and n.position = l.position where n.payout_id = ${id}`;
    type Row = OwnerRow & { id: string; at: string };
    const { rows } = await db.execute<Row>(sql`
    select q.*, ${inOrder.id} as id, ${keyText(inOrder)} as at from (${ownerLines(ofPayout)}) q
     where ${afterCursor(inOrder, cursor) ?? sql`true`} order by ${orderOf(inOrder)} limit ${limit + 1}`);
    const { page, next_cursor } = cutPage(rows, limit, (row) => row.id);
    return {
      items: page.map(toLine),
      total: await countUpTo(db, sql`payout_lines n where n.payout_id = ${id}`),
      next_cursor,
    };
  },
);

const byDone: Keyset = { key: sql`r.done_at`, type: 'timestamptz', id: sql`r.id`, descending: false };

const repairs = api.remittances.repairs.handler(async ({ context: { db }, input: { limit, cursor } }) => {
  type Row = Omit<ApprovedRepair, 'cost' | 'charged'> & { cost: string; charged: string; at: string };
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.owner_name, r.home_name, r.title, to_json(r.done_at) #>> '{}' as done_at, r.cost::text as cost,
        r.charged::text as charged, ${keyText(byDone)} as at
      from app.approved_repairs() r where r.cost > r.charged and ${afterCursor(byDone, cursor) ?? sql`true`}
     order by ${orderOf(byDone)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
  return {
    items: page.map(({ at: _, ...row }) => ({
      ...row,
      cost: Number(row.cost),
      charged: Number(row.charged),
    })),
    total: await countUpTo(db, sql`app.approved_repairs() r where r.cost > r.charged`),
    next_cursor,
  };
});

const chargeRepair = api.remittances.chargeRepair.handler(
  async ({ context: { db }, input: { id, reference } }) => {
    const { rows } = await db.execute<{ charged: string | null; owner: string | null }>(sql`
    select app.charge_repair(${id}, ${reference})::text as charged,
      (select r.landlord_id from app.approved_repairs() r where r.id = ${id}) as owner`);
    const charged = rows[0]?.charged;
    if (!charged) throw new RuleBroken('remittance.repair-charged');
    await act(db, {
      action: 'remittances.chargeRepair',
      subject: { type: 'maintenance_request', id },
      people: [rows[0]?.owner ?? null],
      after: { charged: Number(charged), reference },
    });
    return { charged: Number(charged) };
  },
);

const postBacklog = api.remittances.postBacklog.handler(async ({ context: { db } }) => {
  const { rows } = await db.execute<{ payments: number; amount: string }>(
    sql`select payments, amount::text as amount from app.post_operator_backlog()`,
  );
  const posted = { payments: rows[0]?.payments ?? 0, amount: Number(rows[0]?.amount ?? 0) };
  if (posted.payments > 0) {
    await act(db, {
      action: 'remittances.postBacklog',
      subject: { type: 'journal', id: 'operator' },
      people: [],
      after: posted,
    });
  }
  return posted;
});

export const remittances = {
  candidates,
  createBatch,
  reckoning,
  repairs,
  chargeRepair,
  postBacklog,
  ...owners,
  ...statements,
};
