/** A month of one's own team as it might have been: an editable list of people and rents, computed by the engine that pays. */
import { type CalculationMode, calculationModes } from '../affiliates.ts';
import { RuleBroken } from '../errors.ts';
import { type BasisPoints, type Paise, paise } from '../money.ts';
import type { AffiliateColumns } from './columns.ts';
import { explainMonth, type MonthAnswer } from './explain.ts';
import { computeMonth } from './month.ts';
import type { CommissionPlan, RankName } from './plan.ts';
import { type MonthStatus, monthStatuses } from './standing.ts';

export interface WhatIfPerson {
  readonly id: string;
  /** Null for the one at the top, whose month it is. */
  readonly sponsorId: string | null;
  readonly status: MonthStatus;
  readonly mode: CalculationMode;
  readonly shadowPower: Paise;
  readonly isGranted: boolean;
  /** A rank that is set instead of computed. */
  readonly fixedRank: RankName | null;
}

export interface WhatIfPayment {
  readonly id: string;
  readonly affiliateId: string;
  readonly rvl: Paise;
  readonly shareBp: BasisPoints;
}

export interface WhatIfLine {
  readonly paymentId: string;
  readonly level: number;
  readonly base: Paise;
  readonly rateBp: BasisPoints;
  readonly paidBelowBp: BasisPoints;
  readonly amount: Paise;
  readonly isHeld: boolean;
}

export interface WhatIfStanding {
  readonly personal: Paise;
  readonly team: Paise;
  readonly rank: RankName;
  readonly rateBp: BasisPoints;
}

export interface WhatIfMonth {
  readonly answer: MonthAnswer;
  readonly personal: Paise;
  readonly team: Paise;
  readonly largestLeg: Paise;
  readonly rateBp: BasisPoints;
  readonly earned: Paise;
  readonly held: Paise;
  /** Of the one at the top, in the order of the payments. */
  readonly lines: readonly WhatIfLine[];
  /** By id. */
  readonly standings: ReadonlyMap<string, WhatIfStanding>;
}

/**
 * The month of the first person without sponsor. Throws `commission.columns-mismatched` for a sponsor or a credited affiliate
 * who is not in the list, and what the engine throws.
 */
export function computeWhatIf(
  plan: CommissionPlan,
  people: readonly WhatIfPerson[],
  payments: readonly WhatIfPayment[],
): WhatIfMonth {
  const placeOf = new Map(people.map(({ id }, place) => [id, place]));
  const placed = (id: string) => {
    const place = placeOf.get(id);
    if (place === undefined) throw new RuleBroken('commission.columns-mismatched', 'affiliate');
    return place;
  };
  const top = people.findIndex(({ sponsorId }) => sponsorId === null);
  const own = people[top];
  if (own === undefined) throw new RuleBroken('commission.columns-mismatched', 'affiliate');
  const month = computeMonth(plan, columnsOf(plan, people, placed), {
    affiliate: Int32Array.from(payments, ({ affiliateId }) => placed(affiliateId)),
    rvl: Float64Array.from(payments, ({ rvl }) => rvl),
    shareBp: Uint16Array.from(payments, ({ shareBp }) => shareBp),
  });
  const volumes = {
    personal: paise(month.personal[top] as number),
    team: paise(month.team[top] as number),
    largestLeg: paise(month.largestLeg[top] as number),
  };
  const lines: WhatIfLine[] = [];
  for (const [line, affiliate] of month.lines.affiliate.entries()) {
    if (affiliate !== top) continue;
    const payment = month.lines.payment[line] as number;
    lines.push({
      paymentId: (payments[payment] as WhatIfPayment).id,
      level: month.lines.level[line] as number,
      base: paise(month.base[payment] as number),
      rateBp: month.lines.rateBp[line] as number,
      paidBelowBp: month.lines.paidBelowBp[line] as number,
      amount: paise(month.lines.amount[line] as number),
      isHeld: month.lines.isHeld[line] === 1,
    });
  }
  const sum = (isHeld: boolean) =>
    paise(lines.reduce((total, line) => total + (line.isHeld === isHeld ? line.amount : 0), 0));
  return {
    ...volumes,
    answer: explainMonth(plan, { ...own, ...volumes }),
    rateBp: month.rateBp[top] as number,
    earned: sum(false),
    held: sum(true),
    lines,
    standings: new Map(
      people.map(({ id, fixedRank }, place) => [
        id,
        {
          personal: paise(month.personal[place] as number),
          team: paise(month.team[place] as number),
          rank: fixedRank ?? (plan.ranks[month.rank[place] as number]?.name as RankName),
          rateBp: month.rateBp[place] as number,
        },
      ]),
    ),
  };
}

function columnsOf(
  plan: CommissionPlan,
  people: readonly WhatIfPerson[],
  placed: (id: string) => number,
): AffiliateColumns {
  const rateOf = (fixed: RankName | null) =>
    fixed === null ? -1 : (plan.ranks.find(({ name }) => name === fixed)?.rateBp ?? -1);
  return {
    sponsor: Int32Array.from(people, ({ sponsorId }) => (sponsorId === null ? -1 : placed(sponsorId))),
    status: Uint8Array.from(people, ({ status }) => monthStatuses.indexOf(status)),
    mode: Uint8Array.from(people, ({ mode }) => calculationModes.indexOf(mode)),
    shadowPower: Float64Array.from(people, ({ shadowPower }) => shadowPower),
    isGranted: Uint8Array.from(people, ({ isGranted }) => (isGranted ? 1 : 0)),
    givenRateBp: Int16Array.from(people, ({ fixedRank }) => rateOf(fixedRank)),
  };
}
