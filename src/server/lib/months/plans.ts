/** The plan of a month: the newest version in force by then, or what a closed month was closed with. */
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { type CommissionPlan, presentPlan } from '../../../domain/commission/plan.ts';
import { dateInIndia, firstDayOf, type Month, monthOf } from '../../../domain/dates.ts';
import type { Executor } from '../request-context.ts';

/** Before anybody stored a version, the one that the product comes with. */
export async function planOfMonth(client: ClientBase, month: Month): Promise<CommissionPlan> {
  const { rows } = await client.query<{ plan: CommissionPlan | null }>('select app.plan_of($1) as plan', [
    firstDayOf(month),
  ]);
  return rows[0]?.plan ?? presentPlan;
}

/** The plan of the month that runs in India: what payouts and new affiliates go by. */
export async function planInForce(db: Executor): Promise<CommissionPlan> {
  const month = monthOf(dateInIndia(new Date().toISOString()));
  const { rows } = await db.execute<{ plan: CommissionPlan | null }>(
    sql`select app.plan_of(${firstDayOf(month)}) as plan`,
  );
  return rows[0]?.plan ?? presentPlan;
}
