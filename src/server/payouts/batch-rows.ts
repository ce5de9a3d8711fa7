/** Reads batches and transfers as the screens show them. */

import { type SQL, sql } from 'drizzle-orm';
import type { OwnPayout, Payout, PayoutBatch } from '../../contract/payouts.ts';
import { type BatchState, type PayoutState, payoutCode } from '../../domain/commission/payouts.ts';
import { notFound } from '../lib/problems.ts';
import type { Executor } from '../lib/request-context.ts';

export type BatchRow = {
  id: string;
  state: BatchState;
  month: string;
  created_by: string | null;
  at: string;
};

type ShownBatch = Omit<PayoutBatch, 'paid' | 'failed' | 'amount'> & {
  amount: string;
  paid_transfers: number;
  paid_amount: string;
  failed_transfers: number;
  failed_amount: string;
  at: string;
};

const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** `at` is the cursor's key; `rest` follows `from payout_batches b`. */
export async function readBatches(db: Executor, reader: string, at: SQL, rest: SQL) {
  const { rows } = await db.execute<ShownBatch>(sql`
    select b.id, b.state, b.purpose, to_char(b.month, 'YYYY-MM') as month, b.transfers, b.amount, b.cancel_reason, b.single_operator,
      coalesce(b.created_by = ${reader}, false) as is_own, maker.full_name as created_by, approver.full_name as approved_by,
      ${iso(sql`b.created_at`)} as created_at, ${iso(sql`b.approved_at`)} as approved_at,
      ${iso(sql`b.exported_at`)} as exported_at, ${iso(sql`b.settled_at`)} as settled_at,
      t.paid_transfers, t.paid_amount, t.failed_transfers, t.failed_amount, ${at} as at
    from payout_batches b
      left join profiles maker on maker.user_id = b.created_by
      left join profiles approver on approver.user_id = b.approved_by
      cross join lateral (
        select count(*) filter (where p.state = 'paid')::int as paid_transfers,
          coalesce(sum(p.amount) filter (where p.state = 'paid'), 0) as paid_amount,
          count(*) filter (where p.state = 'failed')::int as failed_transfers,
          coalesce(sum(p.amount) filter (where p.state = 'failed'), 0) as failed_amount
        from payouts p where p.batch_id = b.id) t
    ${rest}`);
  return rows.map((row) => ({ at: row.at, batch: toBatch(row) }));
}

function toBatch(row: ShownBatch): PayoutBatch {
  const { at: _, paid_transfers, paid_amount, failed_transfers, failed_amount, amount, ...rest } = row;
  return {
    ...rest,
    amount: Number(amount),
    paid: { transfers: paid_transfers, amount: Number(paid_amount) },
    failed: { transfers: failed_transfers, amount: Number(failed_amount) },
  };
}

export async function findBatch(db: Executor, reader: string, id: string): Promise<PayoutBatch> {
  const [found] = await readBatches(db, reader, sql`b.id`, sql`where b.id = ${id}`);
  if (!found) throw notFound('batch.unknown', 'There is no such batch');
  return found.batch;
}

/** What a batch is before it is moved, locked until it has been. */
export async function lockBatch(db: Executor, id: string) {
  const { rows } = await db.execute<{
    state: BatchState;
    createdBy: string | null;
    approvedBy: string | null;
  }>(sql`
    select state, created_by as "createdBy", approved_by as "approvedBy" from payout_batches where id = ${id} for update`);
  if (!rows[0]) throw notFound('batch.unknown', 'There is no such batch');
  return rows[0];
}

type OwnRow = Omit<OwnPayout, 'code' | 'amount'> & { number: string; amount: string; at: string };
type Row = OwnRow &
  Pick<Payout, 'batch_id' | 'affiliate_id' | 'full_name' | 'account_since'> & {
    balance: string;
    is_posted: boolean;
  };

const ownColumns = sql`p.id, p.number, p.payee_kind, p.kind, p.amount, p.state, p.masked as account, p.ifsc, p.holder_name, p.reference,
  p.paid_on::text as paid_on, p.failure, ${iso(sql`p.created_at`)} as created_at, p.number::text as at`;

function toOwnPayout({ id, kind, state, account, ifsc, holder_name, reference, ...row }: OwnRow): OwnPayout {
  const { payee_kind, paid_on, failure, created_at } = row;
  const code = payoutCode(Number(row.number));
  const shown = { id, code, payee_kind, kind, amount: Number(row.amount), state, account, ifsc, holder_name };
  return { ...shown, reference, paid_on, failure, created_at };
}

/** `rest` follows `from payouts p`. */
export async function readOwnPayouts(db: Executor, rest: SQL) {
  const { rows } = await db.execute<OwnRow>(sql`select ${ownColumns} from payouts p ${rest}`);
  return rows.map((row) => ({ at: row.at, payout: toOwnPayout(row) }));
}

/** With whom they go to and what is owed before and after. */
export async function readPayouts(db: Executor, rest: SQL) {
  const { rows } = await db.execute<Row>(sql`
    select ${ownColumns}, p.batch_id, p.affiliate_id, coalesce(p.organisation_name, r.full_name, f.full_name, p.holder_name) as full_name,
      case when p.affiliate_id is not null
          then coalesce((select -b.payable from affiliate_balances b where b.affiliate_id = p.affiliate_id), 0)
        when p.payee_kind = 'owner' then (select coalesce(-sum(l.amount), 0) from journal_lines l
          where l.account = 'owner_payable' and l.party_id = p.user_id)
        else case when p.journal_entry_id is null then p.amount else 0 end end as balance,
      num_nonnulls(p.entry_id, p.journal_entry_id) > 0 and num_nonnulls(p.return_entry_id, p.return_journal_entry_id) = 0 as is_posted,
      (select a.masked from payout_accounts a where a.user_id = coalesce(p.organisation_id, p.user_id) and p.state = 'pending'
        and (a.masked, a.ifsc, a.holder_name) is distinct from (p.masked, p.ifsc, p.holder_name)) as account_since
    from payouts p left join affiliate_registrations r on r.affiliate_id = p.affiliate_id
      left join profiles f on f.user_id = p.user_id ${rest}`);
  return rows.map((row) => ({ at: row.at, payout: toPayout(row) }));
}

function toPayout(row: Row): Payout {
  const own = toOwnPayout(row);
  const { batch_id, affiliate_id, full_name, account_since } = row;
  const balance = Number(row.balance);
  const before = row.is_posted ? balance + own.amount : balance;
  const leaves = own.state === 'pending' || own.state === 'paid';
  return {
    ...own,
    batch_id,
    affiliate_id,
    full_name,
    account_since,
    balance_before: before,
    balance_after: leaves ? before - own.amount : before,
  };
}

/** What a transfer is before it is answered; locked, and its batch too, so that the last answer settles it. */
export async function lockPayout(db: Executor, id: string) {
  type Locked = {
    batchId: string;
    batch: BatchState;
    payee: string;
    of_company: boolean;
    state: PayoutState;
    reference: string | null;
  };
  const { rows } = await db.execute<Locked>(sql`
    select p.batch_id as "batchId", b.state as batch, p.user_id as payee, p.organisation_id is not null as of_company, p.state, p.reference
      from payouts p join payout_batches b on b.id = p.batch_id where p.id = ${id} for update`);
  if (!rows[0]) throw notFound('payout.unknown', 'There is no such payout');
  return rows[0];
}
