/** What of the commission ledger counts for tax, and of which days a quarter is. */
import { sql } from 'drizzle-orm';
import { monthsOfQuarter } from '../../domain/commission/tds-duties.ts';
import { firstDayOf, lastDayOf } from '../../domain/dates.ts';

export const daysOf = (quarter: string) => {
  const { first, last } = monthsOfQuarter(quarter);
  return { from: firstDayOf(first), to: lastDayOf(last) };
};

/** Money that leaves a balance is no income, and what a business owed when it moved in was taxed there. */
export const income = sql`e.kind not in ('tax', 'payout', 'payout_failed', 'settlement', 'opening')`;
