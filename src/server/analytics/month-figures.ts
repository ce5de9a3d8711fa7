/** Counts the months that the analytics show: this one and the last each hour, the year behind them each night. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { dateInIndia, firstDayOf, type Instant, monthOf, shiftMonth } from '../../domain/dates.ts';

/** Views are kept for a year: what happened before that is not counted anew. */
const MONTHS_BEHIND = { hourly: 1, nightly: 11 } as const;

export async function countMonths(
  database: Database,
  now: Instant,
  often: keyof typeof MONTHS_BEHIND,
): Promise<void> {
  const current = monthOf(dateInIndia(now));
  await database.asWorker(async (tx) => {
    const { rows } = await tx.execute(sql`select from month_figures limit 1`);
    const behind = MONTHS_BEHIND[rows.length === 0 ? 'nightly' : often];
    const first = firstDayOf(shiftMonth(current, -behind));
    await tx.execute(sql`select app.refresh_month_figures(${first}, ${firstDayOf(current)})`);
  });
}
