/** One affiliate's month as it was posted: what earned, what was taken back, released or taxed, and the transfer that paid it. */
import type { ClientBase } from 'pg';
import type { Statement } from '../../contract/commissions.ts';
import { planOfMonth } from '../../db/commission-plans.ts';
import { payoutCode } from '../../domain/commission/payouts.ts';
import { firstDayOf, type Month } from '../../domain/dates.ts';
import { type LedgerKind, ledgerKinds } from '../../domain/months.ts';
import { explain } from './explain.ts';

interface Posting {
  kind: LedgerKind;
  payable: string;
  held: string;
  tax: string;
  memo: string | null;
}

/** NOT_FOUND for a month in which that affiliate has no place, and for one that is not closed. Reads beyond the row policies. */
export async function statementOf(client: ClientBase, code: string, month: Month): Promise<Statement> {
  const { person, full_name } = await explain(client, { month, affiliate_id: code, sees: 'own' });
  const plan = await planOfMonth(client, month);
  const lines = await client.query<{ count: number }>(
    'select count(*)::int as count from managed_rental_commissions where month_year = $1 and affiliate_id = $2',
    [firstDayOf(month), code],
  );
  const postings = await postingsOf(client, code, month);
  return {
    month,
    affiliate_id: code,
    full_name,
    person,
    plan_version: plan.version,
    lines_total: lines.rows[0]?.count ?? 0,
    postings: postings.map(({ memo: _, ...row }) => row),
    adjustments: await adjustmentsOf(client, code, month),
    tax_rule: postings.find(({ kind }) => kind === 'tax')?.memo ?? null,
    tax_before: await taxBefore(client, code, month),
    net: postings.reduce((sum, { payable }) => sum + payable, 0),
    payout: await payoutOf(client, code, month),
  };
}

/** In the order of the kinds; transfers are no posting of a month. */
async function postingsOf(client: ClientBase, code: string, month: Month) {
  const { rows } = await client.query<Posting>(
    `select kind, -sum(payable) as payable, -sum(held) as held, -sum(tds) as tax, max(memo) as memo
       from ledger_entries where affiliate_id = $1 and month = $2 and book = $3 group by kind`,
    [code, firstDayOf(month), month],
  );
  return rows
    .toSorted((a, b) => ledgerKinds.indexOf(a.kind) - ledgerKinds.indexOf(b.kind))
    .map(({ kind, memo, ...sums }) => ({
      kind,
      memo,
      payable: Number(sums.payable),
      held: Number(sums.held),
      tax: Number(sums.tax),
    }));
}

/**
 * The tax of a month is that of the year's whole total, less this: what months that were posted earlier in the same financial year
 * deducted. Zero where the month deducted none.
 */
async function taxBefore(client: ClientBase, code: string, month: Month): Promise<number> {
  const { rows } = await client.query<{ before: string }>(
    `select coalesce(-sum(e.tds), 0)::text as before
       from (select min(posted_on) as day from ledger_entries
             where affiliate_id = $1 and month = $2 and book = $3 and kind = 'tax') t,
         lateral (select make_date(extract(year from t.day - interval '3 months')::int, 4, 1) as first) y,
         ledger_entries e
      where e.affiliate_id = $1 and e.kind not in ('payout', 'payout_failed', 'settlement', 'opening')
        and e.posted_on >= y.first and (e.posted_on < t.day or e.posted_on = t.day and e.month < $2)`,
    [code, firstDayOf(month), month],
  );
  return Number(rows[0]?.before ?? 0);
}

async function adjustmentsOf(
  client: ClientBase,
  code: string,
  month: Month,
): Promise<Statement['adjustments']> {
  type Row = Omit<Statement['adjustments'][number], 'amount'> & { amount: string };
  const { rows } = await client.query<Row>(
    `select to_char(origin_month, 'YYYY-MM') as origin_month, amount, reason from commission_adjustments
      where affiliate_id = $1 and posted_month = $2 order by created_at, id`,
    [code, firstDayOf(month)],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/**
 * Every transfer takes the whole balance, so the first one after the close that did not come back carried this month. One that
 * the bank has not got yet may still be cancelled, and is none.
 */
async function payoutOf(client: ClientBase, code: string, month: Month): Promise<Statement['payout']> {
  type Row = Omit<NonNullable<Statement['payout']>, 'code' | 'amount'> & { number: string; amount: string };
  const { rows } = await client.query<Row>(
    `select p.number, p.state, p.amount, p.reference, p.paid_on::text as paid_on
       from payouts p join payout_batches b on b.id = p.batch_id
      where p.affiliate_id = $1 and p.state in ('pending', 'paid') and b.state in ('exported', 'settled')
        and b.month >= $2
      order by b.month, p.number limit 1`,
    [code, firstDayOf(month)],
  );
  const [row] = rows;
  if (!row) return null;
  const { number, amount, ...rest } = row;
  return { ...rest, code: payoutCode(Number(number)), amount: Number(amount) };
}
