/** Charges beside the rent: how one is reckoned, and what both sides say of it. */
import { addDays, type CalendarDate, type Month, monthOf, shiftMonth } from './dates.ts';
import { RuleBroken } from './errors.ts';
import type { ChargeKind, LeaseCharge } from './lease-terms.ts';
import { divideHalfUp, paise, times } from './money.ts';
import { MONTHS_AHEAD, type RentSide } from './rents.ts';

/** open: entered. objected: the tenant does not agree. kept: the receiver stands by it. cancelled: it was never owed. */
export const chargeStates = ['open', 'objected', 'kept', 'cancelled'] as const;
export type ChargeState = (typeof chargeStates)[number];

type Charged = {
  readonly month: Month;
  readonly charge: { readonly kind: ChargeKind; readonly state: ChargeState } | null;
};

/** Whether that kind is asked for in that month: often the same bill, entered twice. */
export const isChargedAlready = (dues: readonly Charged[], kind: ChargeKind, month: Month): boolean =>
  dues.some((due) => due.month === month && due.charge?.kind === kind && due.charge.state !== 'cancelled');

/** So many charges in one month that the receiver enters; those that the lease fixes are numbered behind them. */
export const CHARGES_A_MONTH = 20;
/** So many months of rent at most: more is a slip of the keyboard. */
const MONTHS_IN_ONE_CHARGE = 12;
/** So far ahead a charge may be due. */
const DAYS_AHEAD = 92;

export type Meter = {
  readonly before: number;
  readonly after: number;
  /** Paise for one unit. */
  readonly rate: number;
};

/** Hundredths of a unit: meters show two decimals at most. */
const hundredths = (reading: number): number => Math.round(reading * 100);

/** What the meter counted, in units. */
export const unitsOf = ({ before, after }: Pick<Meter, 'before' | 'after'>): number =>
  (hundredths(after) - hundredths(before)) / 100;

/** Paise for what the meter counted: 120.5 units at ₹8.25 are ₹994.13. Throws `charge.reading-backwards` at `reading_after`. */
export function meteredAmount({ before, after, rate }: Meter): number {
  const units = hundredths(after) - hundredths(before);
  if (units <= 0) throw new RuleBroken('charge.reading-backwards', 'reading_after');
  return divideHalfUp(times(paise(rate), units), 100);
}

type NewCharge = {
  readonly kind: ChargeKind;
  readonly month: Month;
  readonly dueDate: CalendarDate;
  readonly amount: number;
};
type Terms = {
  readonly start: CalendarDate;
  readonly last: CalendarDate;
  readonly rent: number;
  readonly charges: readonly LeaseCharge[];
};

/**
 * A charge is for a month of the lease, at most next month, and due from today on; it is not what the lease leaves to the landlord or to
 * the rent. Throws `charge.not-agreed` (field `kind`), `charge.month-outside` (`month`), `charge.due-date-outside` (`due_date`) or
 * `charge.too-much` (`amount`).
 */
export function checkCharge(
  { kind, month, dueDate, amount }: NewCharge,
  { start, last, rent, charges }: Terms,
  today: CalendarDate,
): void {
  const agreed = charges.find((charge) => charge.kind === kind);
  if (agreed && (agreed.paidBy === 'landlord' || agreed.how === 'included')) {
    throw new RuleBroken('charge.not-agreed', 'kind');
  }
  const through = shiftMonth(monthOf(today), MONTHS_AHEAD);
  if (month < monthOf(start) || month > monthOf(last) || month > through) {
    throw new RuleBroken('charge.month-outside', 'month');
  }
  if (dueDate < today || dueDate > addDays(today, DAYS_AHEAD)) {
    throw new RuleBroken('charge.due-date-outside', 'due_date');
  }
  if (amount > rent * MONTHS_IN_ONE_CHARGE) throw new RuleBroken('charge.too-much', 'amount');
}

export const chargeActions = ['object', 'keep', 'cancel'] as const;
export type ChargeAction = (typeof chargeActions)[number];

type Transition = { readonly from: readonly ChargeState[]; readonly to: ChargeState; readonly by: RentSide };
const transitions: Readonly<Record<ChargeAction, Transition>> = {
  object: { from: ['open'], to: 'objected', by: 'tenant' },
  keep: { from: ['objected'], to: 'kept', by: 'receiver' },
  cancel: { from: ['open', 'objected', 'kept'], to: 'cancelled', by: 'receiver' },
};

/** Whether that side's screen offers that action on the charge. */
export const canMoveCharge = (state: ChargeState, action: ChargeAction, by: RentSide): boolean =>
  transitions[action].by === by && transitions[action].from.includes(state);

/** The state after an action. Throws `charge.transition-not-allowed`. */
export function nextChargeState(state: ChargeState, action: ChargeAction, by: RentSide): ChargeState {
  if (!canMoveCharge(state, action, by)) {
    const allowed = transitions[action].from.join(', ');
    throw new RuleBroken('charge.transition-not-allowed', undefined, { state, allowed });
  }
  return transitions[action].to;
}
