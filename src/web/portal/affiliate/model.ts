// The editable copy of a team: what was changed in it, and what the engine makes of it.
import type { TeamMonth } from '../../../contract/commissions.ts';
import { type CommissionPlan, presentPlan, type RankName } from '../../../domain/commission/plan.ts';
import {
  computeWhatIf,
  type WhatIfMonth,
  type WhatIfPayment,
  type WhatIfPerson,
} from '../../../domain/commission/what-if.ts';
import { paise } from '../../../domain/money.ts';

export type NewLeg = { id: string; name: string; sponsorId: string; rvl: number };

/** Everything that differs from the month as it was. */
export type Changes = {
  /** Paise by payment. */
  readonly rents: Readonly<Record<string, number>>;
  /** Ranks that are set, by affiliate; 'computed' takes back one that was fixed. */
  readonly ranks: Readonly<Record<string, RankName | 'computed'>>;
  readonly legs: readonly NewLeg[];
};

export const unchanged: Changes = { rents: {}, ranks: {}, legs: [] };

export const isChanged = ({ rents, ranks, legs }: Changes): boolean =>
  Object.keys(rents).length + Object.keys(ranks).length + legs.length > 0;

const OTHERS = '+';
export const isOthers = (paymentId: string): boolean => paymentId.endsWith(OTHERS);

/** The team of that month with the changes, computed by the engine that pays. */
export function compute(team: TeamMonth, changes: Changes): WhatIfMonth {
  return computeWhatIf(planOf(team), peopleOf(team, changes), paymentsOf(team, changes));
}

/** What the wire does not carry has no part in a month's arithmetic. */
const planOf = ({ plan }: TeamMonth): CommissionPlan => ({
  ...presentPlan,
  ...plan,
  ranks: plan.ranks.map((rank) => ({ ...rank, threshold: paise(rank.threshold) })),
});

const plain = { status: 'active', mode: 'balanced', shadowPower: paise(0), isGranted: false } as const;

function peopleOf({ people, own, plan }: TeamMonth, { ranks, legs }: Changes): WhatIfPerson[] {
  const lowest = plan.ranks[0]?.name ?? null;
  return [
    ...people.map((one): WhatIfPerson => {
      const chosen = ranks[one.affiliate_id];
      return {
        ...plain,
        id: one.affiliate_id,
        sponsorId: one.sponsor_id,
        status: one.status,
        fixedRank: chosen === undefined ? one.fixed_rank : chosen === 'computed' ? null : chosen,
        ...(one.sponsor_id === null
          ? { mode: own.mode, shadowPower: paise(own.shadow_power), isGranted: own.is_granted }
          : {}),
      };
    }),
    // Who was left out stands below their sponsor as one person of the lowest rank.
    ...people
      .filter(({ others }) => others > 0)
      .map(
        ({ affiliate_id: id }): WhatIfPerson => ({
          ...plain,
          id: id + OTHERS,
          sponsorId: id,
          fixedRank: lowest,
        }),
      ),
    ...legs.map(
      (leg): WhatIfPerson => ({
        ...plain,
        id: leg.id,
        sponsorId: leg.sponsorId,
        fixedRank: chosenRank(ranks[leg.id]),
      }),
    ),
  ];
}

const chosenRank = (chosen: RankName | 'computed' | undefined): RankName | null =>
  chosen === undefined || chosen === 'computed' ? null : chosen;

function paymentsOf({ people, payments, plan }: TeamMonth, { rents, legs }: Changes): WhatIfPayment[] {
  const share = plan.defaultShareBp;
  return [
    ...payments.map((one) => ({
      id: one.payment_id,
      affiliateId: one.affiliate_id,
      rvl: paise(rents[one.payment_id] ?? one.rvl),
      shareBp: one.share_bp,
    })),
    ...people
      .filter(({ others }) => others > 0)
      .map(({ affiliate_id: id, others }) => ({
        id: id + OTHERS,
        affiliateId: id + OTHERS,
        rvl: paise(others),
        shareBp: share,
      })),
    ...legs.map(({ id, rvl }) => ({ id, affiliateId: id, rvl: paise(rvl), shareBp: share })),
  ];
}

export type Rent = TeamMonth['payments'][number] & { credited_name: string; is_own: boolean };

/** Rents of the month as it was that pay the one at the top nothing, the largest first. */
export function rentsWithoutLine(team: TeamMonth): Rent[] {
  const paying = new Set(compute(team, unchanged).lines.map(({ paymentId }) => paymentId));
  const people = new Map(team.people.map((one) => [one.affiliate_id, one]));
  return team.payments
    .filter(({ payment_id: id }) => !paying.has(id))
    .map((rent) => {
      const person = people.get(rent.affiliate_id);
      return { ...rent, credited_name: person?.full_name ?? '', is_own: person?.sponsor_id === null };
    })
    .toSorted((a, b) => b.rvl - a.rvl);
}
