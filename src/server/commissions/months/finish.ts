/** The one transaction that makes a computed month a closed one. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { firstDayOf } from '../../../domain/dates.ts';
import { act } from '../../audit/act.ts';
import { type PreparedMonth, totalsOf } from './computed.ts';
import { inputHash, outputHash } from './month-hashes.ts';
import type { Run } from './run.ts';

/** The plan that the product came with was in force before anybody stored another one. */
const EVER = '2000-01-01';

export interface Finish {
  readonly run: Run;
  readonly prepared: PreparedMonth;
  readonly readAt: Date;
  readonly tables: readonly string[];
}

/** Begins that transaction with what needs the entries alone, while lines are still being loaded elsewhere. */
export async function beginFinish(client: Client, run: Run): Promise<void> {
  await client.query('begin');
  await client.query(`select set_config('app.user_id', $1, true)`, [run.requestedBy ?? '']);
  await client.query('select app.carry_month_balances($1, $2)', [run.month, run.runId]);
}

export async function finishMonth(client: Client, finish: Finish): Promise<void> {
  const { run, prepared, tables } = finish;
  const month = firstDayOf(run.month);
  for (const table of tables) {
    await client.query('select app.attach_month_table($1, $2, $3)', [table, run.month, run.runId]);
  }
  await run.onStep?.('attached');
  await moveHolds(client, month, prepared);
  await markAdjustments(client, month, prepared);
  await client.query(
    `update brokers b set current_rank = n.rank
       from affiliate_registrations r join commission_nodes n on n.affiliate_id = r.affiliate_id and n.month = $1
      where r.user_id = b.user_id and b.current_rank is distinct from n.rank`,
    [month],
  );
  await recordMonth(client, finish);
  await run.onStep?.('before commit');
  await client.query('commit');
  await run.onStep?.('committed');
}

async function moveHolds(client: Client, month: string, { ended }: PreparedMonth): Promise<void> {
  await client.query(
    `update commission_holds h set amount = h.amount + taken.amount
       from (select l.affiliate_id, p.negates_month, sum(l.amount) as amount
               from managed_rental_commissions l
                 join commission_payments p on p.payment_id = l.payment_id and p.sequence = l.sequence
                   and p.kind = l.kind and p.month = l.month_year
              where l.month_year = $1 and l.kind = 'reversal' and l.status = 'held' group by 1, 2) taken
      where h.affiliate_id = taken.affiliate_id and h.month = taken.negates_month`,
    [month],
  );
  await client.query(
    `update commission_holds h set outcome = e.outcome, outcome_month = $1
       from unnest($2::text[], $3::date[], $4::text[]) e (affiliate_id, month, outcome)
      where h.affiliate_id = e.affiliate_id and h.month = e.month`,
    [
      month,
      ended.map(({ affiliate }) => affiliate),
      ended.map((hold) => firstDayOf(hold.month)),
      ended.map(({ outcome }) => outcome),
    ],
  );
  await client.query(
    `insert into commission_holds (affiliate_id, month, amount, status)
     select e.affiliate_id, e.month, -sum(e.held), min(n.status)
       from ledger_entries e join commission_nodes n on n.affiliate_id = e.affiliate_id and n.month = e.month
      where e.book = to_char($1::date, 'YYYY-MM') and e.kind in ('regular', 'late', 'correction') and e.held < 0
      group by e.affiliate_id, e.month`,
    [month],
  );
}

/** One that was withdrawn since the month was read: nothing of the run is kept, and the next one reads anew. */
async function markAdjustments(client: Client, month: string, { adjustments }: PreparedMonth): Promise<void> {
  const { rowCount } = await client.query(
    `update commission_adjustments set state = 'posted', posted_month = $1 where id = any($2) and state = 'approved'`,
    [month, adjustments.map(({ id }) => id)],
  );
  if (rowCount !== adjustments.length)
    throw new Error('An adjustment was withdrawn while the month was closed');
}

async function recordMonth(client: Client, { run, prepared, readAt }: Finish): Promise<void> {
  const totals = totalsOf(prepared);
  const { plan } = prepared.input;
  await client.query(
    `insert into plan_versions (version, parameters, valid_from) values ($1, $2, $3) on conflict do nothing`,
    [plan.version, JSON.stringify(plan), EVER],
  );
  await client.query(
    `update commission_months set state = 'closed', stage = null, plan_version = $2, read_at = $3,
       closed_at = app.clock_timestamp(), input_hash = $4, output_hash = $5, affiliates = $6, payments = $7, lines = $8,
       entries = $9, rvl = $10, fees = $11, base = $12, paid = $13, held = $14, breakage = $15, corrected = $16,
       by_rank = $17
      where month = $1`,
    [
      firstDayOf(run.month),
      plan.version,
      readAt,
      inputHash(prepared.input),
      outputHash(prepared.computed),
      totals.affiliates,
      totals.payments,
      totals.lines,
      totals.entries,
      totals.rvl,
      totals.fees,
      totals.base,
      totals.paid,
      totals.held,
      totals.breakage,
      totals.corrected,
      totals.byRank,
    ],
  );
  await act(drizzle(client), {
    action: 'months.close',
    subject: { type: 'commission_month', id: run.month },
    people: [],
    after: { ...totals, run: run.runId, plan: plan.version },
  });
}
