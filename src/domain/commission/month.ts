/** A whole month of the plan at once: volumes, streams, ranks and lines of everyone, from columns to columns. */
import { RuleBroken } from '../errors.ts';
import type { AffiliateColumns, PaymentColumns } from './columns.ts';
import { linesOfPayments, type PaidLines } from './lines.ts';
import type { CommissionPlan } from './plan.ts';
import { primaryStream, qualifyingVolume, rankIndex } from './ranks.ts';
import { monthStatuses, standingOf } from './standing.ts';
import { leavesFirst, personalVolumes, teamVolumes, type Volumes } from './volumes.ts';
import { linkUp, setFacts, type WayUp } from './way-up.ts';

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
  const ranks = ranksOf(plan, affiliates, volumes);
  linkUp(ranks.way, sponsor, order, plan.levels);
  return { ...volumes, ...ranks };
}

function checkPlaces(places: Int32Array, count: number, field: string): void {
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i] as number;
    if (place < -1 || place >= count) throw new RuleBroken('commission.columns-mismatched', field);
  }
}

function ranksOf(plan: CommissionPlan, affiliates: AffiliateColumns, { team, largestLeg }: Volumes) {
  const { status, mode, shadowPower, isGranted, givenRateBp } = affiliates;
  const count = team.length;
  const standings = monthStatuses.map((one) => standingOf(one, plan));
  const rates = Uint16Array.from(plan.ranks, (one) => one.rateBp);
  const primary = new Float64Array(count);
  const growth = new Float64Array(count);
  const qualifying = new Float64Array(count);
  const rank = new Uint8Array(count);
  const rateBp = new Uint16Array(count);
  const way = new Int32Array(2 * count);
  for (let i = 0; i < count; i += 1) {
    const p = primaryStream(team[i] as number, largestLeg[i] as number);
    const g = (team[i] as number) - p;
    const q = qualifyingVolume(p, g, mode[i] as number, shadowPower[i] as number, isGranted[i] as number);
    const place = rankIndex(plan.ranks, q);
    const given = givenRateBp?.[i] ?? -1;
    const rate = given >= 0 ? given : (rates[place] as number);
    const standing = standings[status[i] as number];
    primary[i] = p;
    growth[i] = g;
    qualifying[i] = q;
    rank[i] = place;
    rateBp[i] = rate;
    setFacts(way, i, standing === 'passed' ? 0 : rate, standing === 'held');
  }
  return { primary, growth, qualifying, rank, rateBp, way };
}
