/** A whole month of the plan at once: volumes, streams, ranks and lines of everyone, from columns to columns. */
import { RuleBroken } from '../errors.ts';
import type { AffiliateColumns, PaymentColumns } from './columns.ts';
import { linesOfPayments, type PaidLines } from './lines.ts';
import type { CommissionPlan } from './plan.ts';
import { primaryStream, qualifyingVolume, rankIndex } from './ranks.ts';
import { monthStatuses, standingOf } from './standing.ts';
import { leavesFirst, personalVolumes, teamVolumes, type Volumes } from './volumes.ts';
import { type WayUp, wayUp } from './way-up.ts';

export interface RankedMonth extends Volumes {
  readonly primary: Float64Array;
  readonly growth: Float64Array;
  readonly qualifying: Float64Array;
  /** Place in `plan.ranks`. */
  readonly rank: Uint8Array;
  /** The rank's rate, or the one given; also of people passed over. */
  readonly rateBp: Uint16Array;
  readonly way: WayUp;
}

export interface ComputedMonth extends RankedMonth, PaidLines {}

/**
 * Everything a close writes. Throws `commission.sponsor-cycle` (`SponsorCycle`), `commission.volume-too-large`, and
 * `commission.columns-mismatched` when places point nowhere.
 */
export function computeMonth(
  plan: CommissionPlan,
  affiliates: AffiliateColumns,
  payments: PaymentColumns,
): ComputedMonth {
  const ranked = rankMonth(plan, affiliates, payments);
  return { ...ranked, ...linesOfPayments(plan, ranked.way, payments) };
}

/** Volumes and ranks alone, for whoever takes the lines in slices (`linesOfPayments`). */
export function rankMonth(
  plan: CommissionPlan,
  affiliates: AffiliateColumns,
  payments: PaymentColumns,
): RankedMonth {
  const { sponsor } = affiliates;
  checkPlaces(sponsor, sponsor.length, 'sponsor');
  checkPlaces(payments.affiliate, sponsor.length, 'affiliate');
  const order = leavesFirst(sponsor);
  const volumes = teamVolumes(affiliates, order, personalVolumes(sponsor.length, payments));
  const { earningBp, isHeld, ...ranks } = ranksOf(plan, affiliates, volumes);
  const way = wayUp({ sponsor, order, levels: plan.levels }, earningBp, isHeld);
  return { ...volumes, ...ranks, way };
}

function checkPlaces(places: Int32Array, count: number, field: string): void {
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i] as number;
    if (place < -1 || place >= count) throw new RuleBroken('commission.columns-mismatched', field);
  }
}

function ranksOf(plan: CommissionPlan, affiliates: AffiliateColumns, { team, largestLeg }: Volumes) {
  const count = team.length;
  const standings = monthStatuses.map((status) => standingOf(status, plan));
  const columns = {
    primary: new Float64Array(count),
    growth: new Float64Array(count),
    qualifying: new Float64Array(count),
    rank: new Uint8Array(count),
    rateBp: new Uint16Array(count),
    earningBp: new Uint16Array(count),
    isHeld: new Uint8Array(count),
  };
  const rates = Uint16Array.from(plan.ranks, ({ rateBp }) => rateBp);
  for (let i = 0; i < count; i += 1) {
    const primary = primaryStream(team[i] as number, largestLeg[i] as number);
    const growth = (team[i] as number) - primary;
    const qualifying = qualifyingVolume(
      primary,
      growth,
      affiliates.mode[i] as number,
      affiliates.shadowPower[i] as number,
      affiliates.isGranted[i] as number,
    );
    const rank = rankIndex(plan.ranks, qualifying);
    const given = affiliates.givenRateBp?.[i] ?? -1;
    const rateBp = given >= 0 ? given : (rates[rank] as number);
    const standing = standings[affiliates.status[i] as number];
    columns.primary[i] = primary;
    columns.growth[i] = growth;
    columns.qualifying[i] = qualifying;
    columns.rank[i] = rank;
    columns.rateBp[i] = rateBp;
    columns.earningBp[i] = standing === 'passed' ? 0 : rateBp;
    columns.isHeld[i] = standing === 'paid' ? 0 : 1;
  }
  return columns;
}
