/** Section 2 of the plan over columns: from each payment up the tree, the difference of rates as lines. */
import { type Paise, shareOf } from '../money.ts';
import type { LineColumns, PaymentColumns, Totals } from './columns.ts';
import { type CommissionPlan, commissionBase, topRateOf } from './plan.ts';
import { earningBp, factsOf, isHeld, levelsToNext, nextHigher, type WayUp } from './way-up.ts';

export interface PaidLines {
  /** What the rates apply to, by payment; of the slice that was asked for. */
  readonly base: Float64Array;
  readonly lines: LineColumns;
  readonly totals: Totals;
}

/**
 * The lines of the payments from `first` up to `end`. Rounding is of the cumulative amount, so that the lines of a payment
 * sum to half_up(base × highest rate). Payments do not touch each other: any slice may be computed alone.
 */
export function linesOfPayments(
  plan: CommissionPlan,
  way: WayUp,
  payments: PaymentColumns,
  first = 0,
  end: number = payments.affiliate.length,
): PaidLines {
  const planTop = topRateOf(plan);
  const lines = roomFor((end - first) * Math.min(plan.levels, differentRates(way)));
  // Locals, since a column behind a property is looked up again at every write: a quarter of the time.
  const {
    payment: ofPayment,
    affiliate,
    level: levels,
    rateBp: rates,
    paidBelowBp: below,
    amount: amounts,
  } = lines;
  const { affiliate: credited, rvl, shareBp } = payments;
  const bases = new Float64Array(end - first);
  let baseSum = 0;
  let paid = 0;
  let held = 0;
  let most = 0;
  let count = 0;
  for (let payment = first; payment < end; payment += 1) {
    const base = commissionBase(plan, rvl[payment] as Paise, shareBp[payment] as number);
    bases[payment - first] = base;
    baseSum += base;
    most += shareOf(base, planTop);
    let person = credited[payment] as number;
    let level = 1;
    let paidBelowBp = 0;
    let paidBelow = 0;
    while (person >= 0 && level <= plan.levels) {
      const facts = factsOf(way, person);
      const rateBp = earningBp(facts);
      const cumulative = shareOf(base, rateBp);
      const amount = cumulative - paidBelow;
      if (amount > 0) {
        ofPayment[count] = payment;
        affiliate[count] = person;
        levels[count] = level;
        rates[count] = rateBp;
        below[count] = paidBelowBp;
        amounts[count] = amount;
        if (isHeld(facts) === 1) {
          lines.isHeld[count] = 1;
          held += amount;
        } else paid += amount;
        count += 1;
      }
      paidBelowBp = rateBp;
      paidBelow = cumulative;
      level += levelsToNext(facts);
      person = nextHigher(way, person);
    }
  }
  const totals = { base: baseSum, paid, held, breakage: Math.max(0, most - paid - held) };
  return { base: bases, lines: shortened(lines, count), totals };
}

function differentRates(way: WayUp): number {
  const seen = new Uint8Array(10_001);
  for (let i = 1; i < way.length; i += 2) seen[earningBp(way[i] as number)] = 1;
  seen[0] = 0;
  return seen.reduce((sum, one) => sum + one, 0);
}

/** Room for the most lines there can be; what is never written takes no memory. */
function roomFor(count: number): LineColumns {
  return {
    payment: new Int32Array(count),
    affiliate: new Int32Array(count),
    level: new Uint8Array(count),
    rateBp: new Uint16Array(count),
    paidBelowBp: new Uint16Array(count),
    amount: new Float64Array(count),
    isHeld: new Uint8Array(count),
  };
}

function shortened(lines: LineColumns, count: number): LineColumns {
  return {
    payment: lines.payment.subarray(0, count),
    affiliate: lines.affiliate.subarray(0, count),
    level: lines.level.subarray(0, count),
    rateBp: lines.rateBp.subarray(0, count),
    paidBelowBp: lines.paidBelowBp.subarray(0, count),
    amount: lines.amount.subarray(0, count),
    isHeld: lines.isHeld.subarray(0, count),
  };
}
