/** The plan of a month: the newest version in force by then, or what a closed month was closed with. */
import type { ClientBase } from 'pg';
import { type CommissionPlan, presentPlan } from '../../../domain/commission/plan.ts';
import { firstDayOf, type Month } from '../../../domain/dates.ts';

/** Before anybody stored a version, the one that the product comes with. */
export async function planOfMonth(client: ClientBase, month: Month): Promise<CommissionPlan> {
  const { rows } = await client.query<{ parameters: CommissionPlan }>(
    `select v.parameters from plan_versions v
       left join commission_months m on m.month = $1 and m.closed_at is not null and m.plan_version = v.version
      where v.valid_from <= $1 order by m.month is null, v.valid_from desc limit 1`,
    [firstDayOf(month)],
  );
  return rows[0]?.parameters ?? presentPlan;
}
