/** One's own team as a month had it, closed or open, bounded: what the calculator begins with. */
import { ORPCError } from '@orpc/server';
import type { ClientBase } from 'pg';
import type { TeamMonth } from '../../contract/commissions.ts';
import { planOfMonth } from '../../db/commission-plans.ts';
import { calculationModes } from '../../domain/affiliates.ts';
import { computeMonth } from '../../domain/commission/month.ts';
import { monthStatuses } from '../../domain/commission/standing.ts';
import { copyTeam } from '../../domain/commission/team-copy.ts';
import type { Instant, Month } from '../../domain/dates.ts';
import { namesOf, openMonths, uuidAt } from './estimate.ts';
import { readMonthInput } from './months/month-input.ts';

/** What a browser computes at once, and the answer stays small. */
const LIMITS = { people: 2_000, payments: 4_000 };
const MOST_MONTHS = 36;

type Asked = { top: string; now: Instant; asked: Month | undefined };

/** NOT_FOUND for a month in which that affiliate has no place. */
export async function teamMonth(client: ClientBase, { top, now, asked }: Asked): Promise<TeamMonth> {
  const closed = await closedMonths(client, top);
  const open = await openMonths(client, now);
  const months = [...open.toReversed(), ...closed];
  const month = asked ?? closed[0] ?? (open.at(-1) as Month);
  if (!months.includes(month)) throw new ORPCError('NOT_FOUND');
  const isEstimate = !closed.includes(month);
  const plan = await planOfMonth(client, month);
  const input = await readMonthInput(client, { month, plan, from: isEstimate ? 'live' : 'frozen', top });
  const { affiliates, payments, codes } = input;
  const place = codes.placeOf(Buffer.from(top));
  if (place < 0) throw new ORPCError('NOT_FOUND');
  const computed = computeMonth(plan, affiliates, payments);
  const copy = copyTeam({ plan, affiliates, payments, computed }, place, LIMITS);
  const rents = copy.payments.map((payment) => ({
    payment_id: uuidAt(payments.ids, payment),
    affiliate_id: codes.text(payments.affiliate[payment] as number),
    rvl: payments.rvl[payment] as number,
    share_bp: payments.shareBp[payment] as number,
  }));
  const names = await namesOf(client, [
    ...rents.map(({ payment_id }) => ({ payment_id })),
    ...copy.people.map((one) => ({ credited_id: codes.text(one.place) })),
  ]);
  return {
    month,
    is_estimate: isEstimate,
    months,
    plan: {
      version: plan.version,
      ranks: plan.ranks.map(({ name, threshold, rateBp }) => ({ name, threshold, rateBp })),
      levels: plan.levels,
      base: plan.base,
      ineligible: plan.ineligible,
      defaultShareBp: plan.defaultShareBp,
    },
    own: {
      mode: calculationModes[affiliates.mode[place] as number] ?? 'balanced',
      shadow_power: affiliates.shadowPower[place] as number,
      is_granted: affiliates.isGranted[place] === 1,
    },
    people: copy.people.map((one) => ({
      affiliate_id: codes.text(one.place),
      full_name: names.people.get(codes.text(one.place)) ?? '',
      sponsor_id: one.sponsor < 0 ? null : codes.text(one.sponsor),
      status: monthStatuses[affiliates.status[one.place] as number] ?? 'unknown',
      fixed_rank: one.fixedRank,
      others: one.others,
    })),
    payments: rents.map((rent) => ({ ...rent, property_name: names.homes.get(rent.payment_id) ?? null })),
    left_out: copy.leftOut,
  };
}

async function closedMonths(client: ClientBase, top: string): Promise<Month[]> {
  const { rows } = await client.query<{ month: Month }>(
    `select to_char(month, 'YYYY-MM') as month from commission_nodes where affiliate_id = $1 order by month desc limit $2`,
    [top, MOST_MONTHS],
  );
  return rows.map(({ month }) => month);
}
