/** Versions of the compensation plan: shows them, says what a draft would cost, and stores one for months to come. */

import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import {
  domainTerms,
  type PlanCost,
  type PlanTermsShown,
  type PlanVersion,
  type PlanVersions,
} from '../../contract/commission-plans.ts';
import { planInForce, planOfMonth } from '../../db/commission-plans.ts';
import { computeMonth } from '../../domain/commission/month.ts';
import { type CommissionPlan, presentPlan } from '../../domain/commission/plan.ts';
import { isComingMonth, nextVersion, withTerms } from '../../domain/commission/plan-version.ts';
import { planRisk } from '../../domain/commission/solvency.ts';
import { firstDayOf, type Instant, type Month, monthOf, shiftMonth } from '../../domain/dates.ts';
import type { BasisPoints } from '../../domain/money.ts';
import { refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import { violatedConstraint, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { lowestFeeBp } from './lowest-fee.ts';
import { readMonthInput } from './months/month-input.ts';

/** Several a year for a generation. */
const MOST_SHOWN = 200;

interface Row extends Record<string, unknown> {
  version: string;
  /** Null for the plan that the product came with, whether a close has stored it or not. */
  valid_from: Month | null;
  parameters: CommissionPlan;
  reason: string | null;
  created_by: string | null;
  created_at: Date | null;
  months_closed: number;
  is_newest_of_month: boolean;
}

const list = api.commissionPlans.list.handler(({ context }) => shownVersions(context));

async function storedVersions(db: Executor): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select v.version, case when v.version <> ${presentPlan.version} then to_char(v.valid_from, 'YYYY-MM') end as valid_from,
      v.parameters, v.reason, p.full_name as created_by, v.created_at,
      (select count(*)::int from commission_months m where m.plan_version = v.version and m.closed_at is not null)
        as months_closed,
      row_number() over (partition by v.valid_from order by v.created_at desc) = 1 as is_newest_of_month
    from plan_versions v left join profiles p on p.user_id = v.created_by_admin_id
   order by v.valid_from desc, v.created_at desc limit ${MOST_SHOWN}`);
  if (rows.some(({ version }) => version === presentPlan.version)) return rows;
  const first = { version: presentPlan.version, valid_from: null, parameters: presentPlan, reason: null };
  return [
    ...rows,
    { ...first, created_by: null, created_at: null, months_closed: 0, is_newest_of_month: true },
  ];
}

async function shownVersions({
  db,
  services,
}: Pick<HandlerContext, 'db' | 'services'>): Promise<PlanVersions> {
  const now = services.now();
  const rows = await storedVersions(db);
  const feeBp = await lowestFeeBp(db);
  const inForce = (await planInForce(db)).version;
  const [newest] = rows as [Row, ...Row[]];
  return {
    items: rows.map((row) => shownVersion(row, { inForce, feeBp, now })),
    draft: {
      version: nextVersion(highestOf(rows)),
      valid_from: shiftMonth(monthOf(services.today()), 1),
      terms: shownTerms(newest.parameters),
    },
  };
}

const highestOf = (rows: readonly Row[]) =>
  rows
    .map(({ version }) => version)
    .reduce((a, b) => (a.localeCompare(b, 'en', { numeric: true }) > 0 ? a : b));

type Present = { inForce: string; feeBp: BasisPoints; now: Instant };

function shownVersion(row: Row, { inForce, feeBp, now }: Present): PlanVersion {
  return {
    version: row.version,
    valid_from: row.valid_from,
    state: stateOf(row, inForce, now),
    reason: row.reason,
    created_by: row.created_by,
    created_at: row.created_at === null ? null : new Date(row.created_at).toISOString(),
    months_closed: row.months_closed,
    ...shownTerms(row.parameters),
    ...costOf(row.parameters, feeBp),
  };
}

function stateOf(
  { version, valid_from, is_newest_of_month }: Row,
  inForce: string,
  now: Instant,
): PlanVersion['state'] {
  if (version === inForce) return 'in-force';
  if (!is_newest_of_month) return 'replaced';
  return valid_from !== null && isComingMonth(valid_from, now) ? 'coming' : 'past';
}

const shownTerms = (plan: CommissionPlan): PlanTermsShown => ({
  ranks: plan.ranks.map(({ name, threshold, rateBp }) => ({ rank: name, threshold, rate_bp: rateBp })),
  levels: plan.levels,
  base: plan.base,
  default_share_bp: plan.defaultShareBp,
  ineligible: plan.ineligible,
  held_lapses_after_months: plan.heldLapsesAfterMonths,
  least_payout: plan.leastPayout,
});

function costOf(plan: CommissionPlan, feeBp: BasisPoints): PlanCost {
  const { highestBp, isAboveFee } = planRisk(plan, feeBp, plan.defaultShareBp);
  return { highest_bp: highestBp, lowest_fee_bp: feeBp, is_above_fee: isAboveFee };
}

const draft = api.commissionPlans.draft.handler(async ({ context, input }) => {
  const [feeBp, running] = await context.transaction(
    async (db) => [await lowestFeeBp(db), await planInForce(db)] as const,
  );
  const plan = withTerms(running, 'draft', domainTerms(input));
  const lastMonth = await context.services.database.asReader((client) => lastMonthUnder(client, plan));
  return { ...costOf(plan, feeBp), last_month: lastMonth };
});

/** The month closed last, computed again from what it froze as the draft would have had it. */
async function lastMonthUnder(client: ClientBase, draftPlan: CommissionPlan) {
  const { rows } = await client.query<{ month: Month; fees: string; posted: string }>(
    `select to_char(month, 'YYYY-MM') as month, fees, paid + held as posted from commission_months
      where closed_at is not null order by month desc limit 1`,
  );
  if (!rows[0]) return null;
  const { month, fees, posted } = rows[0];
  const input = await readMonthInput(client, {
    month,
    plan: await planOfMonth(client, month),
    from: 'frozen',
  });
  const { paid, held } = computeMonth(draftPlan, input.affiliates, input.payments).totals;
  return { month, fees: Number(fees), posted: Number(posted), with_draft: paid + held };
}

const add = api.commissionPlans.add.handler(async ({ context, input }) => {
  const { actor, db, services } = context;
  const { version, valid_from: validFrom, terms, accepts_cost: acceptsCost, reason } = input;
  if (!isComingMonth(validFrom, services.now()))
    throw wrongField('valid_from', refusal('plan-start.in-past', 'Choose a month that has not begun'));
  const running = await planInForce(db);
  const plan = withTerms(running, version, domainTerms(terms));
  const cost = costOf(plan, await lowestFeeBp(db));
  if (cost.is_above_fee && !acceptsCost) {
    throw wrongField(
      'accepts_cost',
      refusal('plan-cost.not-accepted', 'This plan can pay more than the lowest fee brings in: confirm that'),
    );
  }
  if (version === presentPlan.version)
    throw wrongField('version', refusal('plan-version.taken', 'This version is current already'));
  const createdBy = actor.kind === 'member' ? actor.userId : null;
  await db
    .execute(
      sql`insert into plan_versions (version, parameters, valid_from, reason, created_by_admin_id)
        values (${version}, ${JSON.stringify(plan)}, ${firstDayOf(validFrom)}, ${reason}, ${createdBy})`,
    )
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'plan_versions_pkey'
        ? wrongField('version', refusal('plan-version.taken', 'This version is current already'))
        : error;
    });
  await act(db, {
    action: 'commissionPlans.add',
    subject: { type: 'plan_version', id: version },
    people: [],
    before: running,
    after: { ...plan, validFrom, highestBp: cost.highest_bp, lowestFeeBp: cost.lowest_fee_bp },
    reason,
  });
  return shownVersions(context);
});

export const commissionPlans = { list, draft, add };
