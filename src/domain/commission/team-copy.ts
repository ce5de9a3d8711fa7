/** The part of a computed month that the calculator begins with: one's team, each rank either computed again or kept as it was. */
import { calculationModes } from '../affiliates.ts';
import type { AffiliateColumns, PaymentColumns } from './columns.ts';
import type { ComputedMonth } from './month.ts';
import type { CommissionPlan, Rank, RankName } from './plan.ts';
import { primaryStream, qualifyingVolume, rankIndex } from './ranks.ts';

const BALANCED = calculationModes.indexOf('balanced');

export interface MonthOfTeam {
  readonly plan: CommissionPlan;
  readonly affiliates: AffiliateColumns;
  readonly payments: PaymentColumns;
  readonly computed: ComputedMonth;
}

export interface CopiedPerson {
  readonly place: number;
  /** -1 for the one at the top. */
  readonly sponsor: number;
  /** Where the volume alone does not make the rank (another mode, shadow power, a grant): the rank that it was. */
  readonly fixedRank: RankName | null;
  /** Volume in paise of people and rents that were left out below this person. */
  readonly others: number;
}

export interface TeamCopy {
  readonly people: readonly CopiedPerson[];
  /** Places of the payments. */
  readonly payments: readonly number[];
  readonly leftOut: { readonly people: number; readonly payments: number };
}

export interface CopyLimits {
  readonly people: number;
  readonly payments: number;
}

/** Of a larger team those with the largest volumes: a person who is in has their sponsor in too, because no sponsor has less. */
export function copyTeam(month: MonthOfTeam, top: number, limits: CopyLimits): TeamCopy {
  const team = teamPlaces(month.affiliates.sponsor, top);
  const { computed, payments } = month;
  const depth = new Map(team.map(({ place, level }) => [place, level]));
  const kept = team
    .toSorted(
      (a, b) =>
        (computed.team[b.place] as number) - (computed.team[a.place] as number) ||
        a.level - b.level ||
        a.place - b.place,
    )
    .slice(0, limits.people)
    .map(({ place }) => place);
  const isKept = new Set(kept);
  const ofTeam = Array.from(payments.affiliate, (affiliate, payment) => ({ affiliate, payment })).filter(
    ({ affiliate }) => depth.has(affiliate),
  );
  const copiedPayments = ofTeam
    .filter(({ affiliate }) => isKept.has(affiliate))
    .toSorted((a, b) => (payments.rvl[b.payment] as number) - (payments.rvl[a.payment] as number))
    .slice(0, limits.payments)
    .map(({ payment }) => payment)
    .toSorted((a, b) => a - b);
  const others = othersOf(month, kept, copiedPayments, top);
  return {
    people: kept.map((place) => ({
      place,
      sponsor: place === top ? -1 : (month.affiliates.sponsor[place] as number),
      fixedRank: place === top ? null : fixedRankOf(month, place),
      others: others.get(place) ?? 0,
    })),
    payments: copiedPayments,
    leftOut: { people: team.length - kept.length, payments: ofTeam.length - copiedPayments.length },
  };
}

/** Top down, without recursion. */
function teamPlaces(sponsor: Int32Array, top: number): { place: number; level: number }[] {
  const first = new Int32Array(sponsor.length).fill(-1);
  const next = new Int32Array(sponsor.length).fill(-1);
  for (let place = sponsor.length - 1; place >= 0; place -= 1) {
    const above = sponsor[place] as number;
    if (above < 0) continue;
    next[place] = first[above] as number;
    first[above] = place;
  }
  const team = [{ place: top, level: 0 }];
  for (let i = 0; i < team.length; i += 1) {
    const { place, level } = team[i] as { place: number; level: number };
    for (let below = first[place] as number; below >= 0; below = next[below] as number) {
      team.push({ place: below, level: level + 1 });
    }
  }
  return team;
}

/** What is missing below each kept person: their team volume less their kept rents and the teams of their kept recruits. */
function othersOf(
  { affiliates, payments, computed }: MonthOfTeam,
  kept: readonly number[],
  copiedPayments: readonly number[],
  top: number,
): Map<number, number> {
  const others = new Map(kept.map((place) => [place, computed.team[place] as number]));
  const take = (place: number, amount: number) => others.set(place, (others.get(place) ?? 0) - amount);
  for (const payment of copiedPayments) {
    take(payments.affiliate[payment] as number, payments.rvl[payment] as number);
  }
  for (const place of kept) {
    if (place !== top) take(affiliates.sponsor[place] as number, computed.team[place] as number);
  }
  return others;
}

function fixedRankOf({ plan, computed }: MonthOfTeam, place: number): RankName | null {
  const team = computed.team[place] as number;
  const primary = primaryStream(team, computed.largestLeg[place] as number);
  const plain = rankIndex(plan.ranks, qualifyingVolume(primary, team - primary, BALANCED, 0, 0));
  const actual = computed.rank[place] as number;
  return plain === actual ? null : (plan.ranks[actual] as Rank).name;
}
