/** Commission months as the contract shows them, and the rules of which may be closed. */
import { type SQL, sql } from 'drizzle-orm';
import type { CommissionMonth, MonthTotals } from '../../../contract/months.ts';
import { type RankName, rankNames } from '../../../domain/commission/plan.ts';
import { firstDayOf, type Instant, type Month } from '../../../domain/dates.ts';
import { cutOffOf, isCutOff, type MonthState } from '../../../domain/months.ts';
import type { Executor } from '../../lib/request-context.ts';
import type { MonthTotals as ComputedTotals } from './computed.ts';

interface Row extends Record<string, unknown> {
  month: Month;
  state: MonthState;
  stage: string | null;
  failure: string | null;
  started_at: Date | null;
  closed_at: Date | null;
  verified_at: Date | null;
  plan_version: string | null;
  output_hash: string | null;
  totals: Record<
    | 'affiliates'
    | 'payments'
    | 'lines'
    | 'rvl'
    | 'fees'
    | 'base'
    | 'paid'
    | 'held'
    | 'breakage'
    | 'corrected',
    number
  > & {
    by_rank: number[];
  };
}

/** The month that closes next, null while nothing was paid. */
export async function nextMonth(db: Executor): Promise<Month | null> {
  const { rows } = await db.execute<{ month: Month | null }>(
    sql`select to_char(app.next_month_to_close(), 'YYYY-MM') as month`,
  );
  return rows[0]?.month ?? null;
}

export async function monthRows(db: Executor, where: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select to_char(m.month, 'YYYY-MM') as month, m.state, m.stage, m.failure, m.started_at, m.closed_at, m.verified_at,
      m.plan_version, encode(m.output_hash, 'hex') as output_hash,
      json_build_object('affiliates', m.affiliates, 'payments', m.payments, 'lines', m.lines, 'rvl', m.rvl,
        'fees', m.fees, 'base', m.base, 'paid', m.paid, 'held', m.held, 'breakage', m.breakage,
        'corrected', m.corrected, 'by_rank', m.by_rank) as totals
    from commission_months m where ${where} order by m.month desc`);
  return rows;
}

export const oneMonth = (db: Executor, month: Month) => monthRows(db, sql`m.month = ${firstDayOf(month)}`);

export function shownMonth(row: Row, next: Month | null, now: Instant): CommissionMonth {
  return {
    ...unclosed(row.month, next, now),
    state: row.state,
    stage: row.stage,
    failure: row.failure,
    started_at: instantText(row.started_at),
    closed_at: instantText(row.closed_at),
    verified_at: instantText(row.verified_at),
    plan_version: row.plan_version,
    output_hash: row.output_hash,
    totals: row.closed_at === null ? null : { ...row.totals, by_rank: byRank(row.totals.by_rank) },
  };
}

/** A month that no run and no proposal has touched. */
export function unclosed(month: Month, next: Month | null, now: Instant): CommissionMonth {
  return {
    month,
    state: 'open',
    cut_off: cutOffOf(month),
    can_close: month === next && isCutOff(month, now),
    stage: null,
    failure: null,
    started_at: null,
    closed_at: null,
    verified_at: null,
    plan_version: null,
    output_hash: null,
    totals: null,
  };
}

export function shownTotals({ byRank: people, entries: _, ...totals }: ComputedTotals): MonthTotals {
  return { ...totals, by_rank: byRank(people) };
}

const byRank = (people: readonly number[]) =>
  people.map((count, i) => ({ rank: rankNames[i] as RankName, people: count }));

const instantText = (at: Date | null) => (at === null ? null : new Date(at).toISOString());
