/** Sets the commission of each month against the fees of its paid rents, and the plan in force against the lowest fee. */
import { sql } from 'drizzle-orm';
import { dateInIndia, monthOf, shiftMonth } from '../domain/dates.ts';
import { DEFAULT_FEE_PERCENT } from '../domain/managed-rentals.ts';
import { paise } from '../domain/money.ts';
import { planRisk, solvencyOf } from '../domain/solvency.ts';
import { lowestFeeBp } from './lib/lowest-fee.ts';
import { planInForce } from './lib/months/plans.ts';
import { api } from './lib/procedures.ts';

type Row = {
  month: string;
  state: string;
  plan_version: string | null;
  rvl: string;
  fees: string;
  accrued: string | null;
};

const byMonth = api.solvency.byMonth.handler(async ({ context: { db }, input: { months } }) => {
  const current = monthOf(dateInIndia(new Date().toISOString()));
  const first = `${shiftMonth(current, 1 - months)}-01`;
  const { rows } = await db.execute<Row>(sql`
    select to_char(p.month, 'YYYY-MM') as month, coalesce(c.state, 'open') as state, c.plan_version, p.rvl, p.fees,
        case when c.closed_at is not null then c.paid + c.held + c.corrected end as accrued
      from (select r.payment_month as month, sum(r.rvl_amount) as rvl,
              sum(round(r.rvl_amount * coalesce(a.management_fee_percentage, ${DEFAULT_FEE_PERCENT}) / 100)) as fees
              from managed_property_rvl_payments r
                join managed_properties m on m.id = r.managed_property_id
                join managed_rental_applications a on a.id = m.application_id
             where r.payment_status = 'paid' and r.payment_month >= ${first}
             group by r.payment_month) p
      left join commission_months c on c.month = p.month
     order by p.month desc limit ${months}`);
  const feeBp = await lowestFeeBp(db);
  const plan = await planInForce(db);
  const risk = planRisk(plan, feeBp, plan.defaultShareBp);
  return {
    items: rows.map(toMonth),
    plan: {
      version: plan.version,
      highest_bp: risk.highestBp,
      lowest_fee_bp: feeBp,
      is_above_fee: risk.isAboveFee,
    },
  };
});

function toMonth({ month, state, plan_version, rvl, fees, accrued }: Row) {
  const known = { month, state, plan_version, rvl: Number(rvl), fees: Number(fees) };
  if (accrued === null) return { ...known, accrued: null, left: null, ratio_bp: null, is_loss: false };
  const money = solvencyOf({ fees: paise(known.fees), accrued: paise(Number(accrued)) });
  return {
    ...known,
    accrued: money.accrued,
    left: money.left,
    ratio_bp: money.ratioBp,
    is_loss: money.isLoss,
  };
}

export const solvency = { byMonth };
