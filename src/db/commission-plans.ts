/** The plan of a month: the newest version in force by then, or what a closed month was closed with. */
import { type SQL, sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { type CommissionPlan, presentPlan } from '../domain/commission/plan.ts';
import { firstDayOf, type Month } from '../domain/dates.ts';
import type { Transaction } from './actor.ts';

type Queries = Pick<Transaction, 'execute'>;

/** Before anybody stored a version, the one that the product comes with. */
export async function planOfMonth(client: ClientBase, month: Month): Promise<CommissionPlan> {
  const { rows } = await client.query<{ plan: CommissionPlan | null }>('select app.plan_of($1) as plan', [
    firstDayOf(month),
  ]);
  return rows[0]?.plan ?? presentPlan;
}

/** The same for whoever has a query builder. */
export const planOf = (db: Queries, month: Month): Promise<CommissionPlan> =>
  planFound(db, sql`select app.plan_of(${firstDayOf(month)}) as plan`);

/** The plan of the month that runs in India: what payouts and new affiliates go by. */
export const planInForce = (db: Queries): Promise<CommissionPlan> =>
  planFound(db, sql`select app.plan_of(date_trunc('month', app.today())::date) as plan`);

async function planFound(db: Queries, asked: SQL): Promise<CommissionPlan> {
  const { rows } = await db.execute<{ plan: CommissionPlan | null }>(asked);
  return rows[0]?.plan ?? presentPlan;
}
