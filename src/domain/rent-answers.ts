/** Whose answer a month's rent waits for, and what its tenant is asked to pay meanwhile: the part that no payment names. */
import { type CalendarDate, firstDayOf, lastDayOf, type Month, monthOf } from './dates.ts';
import { type DueKind, dueKinds } from './dues.ts';
import type { ChargeState } from './rent-charges.ts';
import type { RentSide } from './rents.ts';

type Waiting = {
  /** Paise that the tenant says were paid, not confirmed yet. */
  readonly reported: number;
  /** Paise of payments that the receiver says do not fit. */
  readonly disputed: number;
};

/** The receiver answers what was reported; the tenant answers what does not fit. */
export function answerOwedBy({ reported, disputed }: Waiting): RentSide | null {
  if (reported > 0) return 'receiver';
  return disputed > 0 ? 'tenant' : null;
}

type Due = Waiting & {
  readonly amount: number;
  readonly received: number;
  /** Of a charge: what both sides say of it. */
  readonly charge?: { readonly state: ChargeState } | null;
};

/**
 * Paise that are asked for now: a month of ₹23,000 asks for ₹3,000 once ₹20,000 are reported, and still once they are confirmed. Nothing is asked
 * for while a payment is said not to fit, as nobody knows how much is missing, nor of a charge that the tenant objects to before it is answered.
 */
export const askedFor = (due: Due): number =>
  due.charge?.state === 'objected' || due.disputed > 0 ? 0 : unnamed(due);

/** Paise of the month that no payment names yet, so that one more may be reported. */
export const unnamed = ({ amount, received, reported, disputed }: Due): number =>
  Math.max(0, amount - received - reported - disputed);

/**
 * What is due first of all that is asked for, be it the rest of a month of which a part waits for its answer. Of one day the rent comes
 * before what is charged besides.
 */
export const nextToPay = <One extends Due & { readonly due_date: CalendarDate }>(
  dues: readonly One[],
): One | undefined =>
  dues
    .filter((due) => askedFor(due) > 0)
    .toSorted(
      (a, b) => a.due_date.localeCompare(b.due_date) || Number(isBesides(a)) - Number(isBesides(b)),
    )[0];

const isBesides = ({ charge }: Due): boolean => charge !== null && charge !== undefined;

type Asked = Due & { readonly id: string; readonly due_date: CalendarDate };

/**
 * Paise of a payment for which nothing is due: beyond the due it is entered for and whatever else is due by today, less what other payments
 * name. ₹50,000 for a month of ₹23,000 after another one that is open are ₹4,000 ahead.
 */
export function paidAhead(
  amount: number,
  namedId: string | null,
  dues: readonly Asked[],
  today: CalendarDate,
): number {
  const owed = dues
    .filter(
      ({ id, due_date: day, charge }) => id === namedId || (day <= today && charge?.state !== 'objected'),
    )
    .reduce((sum, due) => sum + unnamed(due), 0);
  return Math.max(0, amount - owed);
}

type Named = Due & { readonly id: string; readonly kind: DueKind; readonly due_date: CalendarDate };

/** Gives each, in this order, as much of what is left as it has room for. */
function fill<One>(left: number, ones: readonly One[], roomOf: (one: One) => number): Map<One, number> {
  let rest = left;
  return new Map(
    ones.map((one) => {
      const part = Math.min(rest, Math.max(0, roomOf(one)));
      rest -= part;
      return [one, part];
    }),
  );
}

const openOf = ({ amount, received }: Due): number => Math.max(0, amount - received);
const ownReported = (due: Due): number => Math.min(due.reported, openOf(due));
const ownDisputed = (due: Due): number => Math.min(due.disputed, openOf(due) - ownReported(due));

/**
 * The same dues with each payment that waits for its answer counted where it goes once confirmed: to the due it names, and beyond that to the
 * oldest months of rent, as `allocate` does. ₹1,50,000 reported for June at ₹25,000 a month leave nothing to ask for until November. What is
 * beyond all of them is no due's.
 */
export function byWaitingPayments<One extends Named>(dues: readonly One[]): One[] {
  const surplus = (paid: (due: Due) => number, own: (due: Due) => number) =>
    dues.reduce((sum, due) => sum + paid(due) - own(due), 0);
  const rents = dues
    .filter(({ kind }) => kind === 'rent')
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date));
  const reported = fill(
    surplus((due) => due.reported, ownReported),
    rents,
    unnamed,
  );
  const disputed = fill(
    surplus((due) => due.disputed, ownDisputed),
    rents,
    (due) => unnamed(due) - (reported.get(due) ?? 0),
  );
  return dues.map((due) => ({
    ...due,
    reported: ownReported(due) + (reported.get(due) ?? 0),
    disputed: ownDisputed(due) + (disputed.get(due) ?? 0),
  }));
}

/** Paise of a due that no payment names. One in dispute covers all of it until it is answered: nobody knows how much is missing. */
const missingOf = (due: Due): number => (due.disputed > 0 ? 0 : unnamed(due));
const waits = (due: Due): boolean => answerOwedBy(due) !== null;

/** Of several dues: whoever receives the rent has to answer before the tenant does. */
function owedOf(dues: readonly Due[]): RentSide | null {
  const owed = dues.map(answerOwedBy);
  if (owed.includes('receiver')) return 'receiver';
  return owed.includes('tenant') ? 'tenant' : null;
}

/**
 * Of what is late by `today`, what waits for an answer because the tenant says it was paid, be it in dispute: the months of rent that nothing
 * is missing of meanwhile, and the paise, of rent and of everything. Whoever receives it has to answer, and is not told that it is late.
 */
export function lateButNamed(
  dues: readonly Named[],
  today: CalendarDate,
): { months: number; rent: number; all: number } {
  const late = byWaitingPayments(dues).filter(
    (due) => due.due_date < today && due.received < due.amount && waits(due),
  );
  const rents = late.filter(({ kind }) => kind === 'rent');
  const sum = (ones: readonly Named[]) =>
    ones.reduce((total, due) => total + openOf(due) - missingOf(due), 0);
  return {
    months: rents.filter((due) => missingOf(due) === 0).length,
    rent: sum(rents),
    all: sum(late),
  };
}

type OfKind = Due & { readonly kind: DueKind; readonly due_date: CalendarDate };
export type DueNow<One> = {
  readonly kind: DueKind;
  readonly dues: readonly One[];
  readonly amount: number;
  /** The first day on which one of them was due. */
  readonly since: CalendarDate;
};

/** What is asked for by today, a line for each kind; ₹23,000 of rent and two charges of ₹500 are two lines. */
export function dueNow<One extends OfKind>(dues: readonly One[], today: CalendarDate): DueNow<One>[] {
  const asked = dues
    .filter((due) => askedFor(due) > 0 && due.due_date <= today)
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date));
  return dueKinds.flatMap((kind) => {
    const own = asked.filter((due) => due.kind === kind);
    const since = own[0]?.due_date;
    return since === undefined
      ? []
      : [{ kind, dues: own, since, amount: own.reduce((sum, due) => sum + askedFor(due), 0) }];
  });
}

type OfMonth = Named & { readonly month: string };
export type RentNow = {
  /** Of what is late and not reported as paid: the day on which the oldest of it was due. */
  readonly late_since: CalendarDate | null;
  readonly late_months: Month[];
  readonly late_amount: number;
  /** Whose answer a payment waits for: the tenant's while it is in dispute; null: none waits. */
  readonly waits_for: RentSide | null;
  /** Paise of these payments. */
  readonly waiting_amount: number;
  /** The oldest month that is asked for and not late. */
  readonly next: { readonly month: Month; readonly due_date: CalendarDate; readonly amount: number } | null;
};

/**
 * Where the rent of a lease is by `today`: what is late, and what comes next. A month that was reported as paid, or whose payment is in
 * dispute, waits for its answer: it is not late meanwhile, as in `lateButNamed`.
 */
export function rentNow(dues: readonly OfMonth[], today: CalendarDate): RentNow {
  const named = byWaitingPayments(dues);
  const open = named
    .filter((due) => due.kind === 'rent' && missingOf(due) > 0)
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date));
  const late = open.filter(({ due_date: day }) => day < today);
  const next = open.find(({ due_date: day }) => day >= today);
  const waitsFor = owedOf(named);
  const waiting = waitsFor === 'tenant' ? 'disputed' : 'reported';
  return {
    late_since: late[0]?.due_date ?? null,
    late_months: late.map(({ month }) => monthOf(month)),
    late_amount: late.reduce((sum, due) => sum + missingOf(due), 0),
    waits_for: waitsFor,
    waiting_amount: dues.reduce((sum, due) => sum + due[waiting], 0),
    next: next ? { month: monthOf(next.month), due_date: next.due_date, amount: missingOf(next) } : null,
  };
}

export type OpenRent = {
  readonly late: number;
  /** Reported as paid, for the receiver to confirm. */
  readonly waiting: number;
  /** With the rest of its month: nobody knows how much is missing. */
  readonly disputed: number;
  readonly not_due_yet: number;
};

/** Why rent of a time was not received, in paise: of ₹69,000 that are open ₹23,000 may be late and ₹46,000 reported as paid. */
export function openRent(
  leases: readonly (readonly OfMonth[])[],
  { from, to }: DaysOfMonth,
  today: CalendarDate,
): OpenRent {
  const dues = leases
    .flatMap(byWaitingPayments)
    .filter(({ kind, month }) => kind === 'rent' && month >= from && month <= to);
  const sum = (of: (due: OfMonth) => number) => dues.reduce((all, due) => all + of(due), 0);
  const isLate = ({ due_date: day }: OfMonth) => day < today;
  return {
    late: sum((due) => (isLate(due) ? missingOf(due) : 0)),
    waiting: sum(({ reported }) => reported),
    disputed: sum((due) => (due.disputed > 0 ? due.disputed + unnamed(due) : 0)),
    not_due_yet: sum((due) => (isLate(due) ? 0 : missingOf(due))),
  };
}

export const rentMonthStates = ['paid', 'waiting', 'disputed', 'late', 'due'] as const;
export type RentMonth = {
  readonly state: (typeof rentMonthStates)[number];
  readonly amount: number;
  readonly received: number;
  /** Paise that are not there and that nobody says were paid. */
  readonly missing: number;
  readonly due_date: CalendarDate;
  /** The days it is for. */
  readonly from_date: CalendarDate;
  readonly to_date: CalendarDate;
};

type DaysOfMonth = { readonly from: CalendarDate; readonly to: CalendarDate };
type OfDays = { readonly from_date: CalendarDate; readonly to_date: CalendarDate };

/** 1 to 22 December of a lease that ends on the 22nd; null: the whole month. */
export function partOfMonth({ from_date: from, to_date: to }: OfDays): DaysOfMonth | null {
  const of = monthOf(from);
  return from > firstDayOf(of) || to < lastDayOf(of) ? { from, to } : null;
}

/** Each month of rent of a home as its leases have it: of two leases in one month what both owe, and the state of the worse one. */
export function rentMonths(
  leases: readonly (readonly (OfMonth & OfDays)[])[],
  today: CalendarDate,
): Map<Month, RentMonth> {
  const dues = leases.flatMap(byWaitingPayments).filter(({ kind }) => kind === 'rent');
  const byMonth = Map.groupBy(dues, ({ month }) => monthOf(month));
  return new Map([...byMonth].map(([month, own]) => [month, asOneMonth(own, today)]));
}

function asOneMonth(dues: readonly (OfMonth & OfDays)[], today: CalendarDate): RentMonth {
  const sum = (of: (due: OfMonth) => number) => dues.reduce((all, due) => all + of(due), 0);
  const missing = dues.filter((due) => missingOf(due) > 0);
  const days = (missing.length > 0 ? missing : dues).map(({ due_date: day }) => day).toSorted();
  const [first = today] = days;
  return {
    state: stateOf(dues, missing, first < today),
    amount: sum(({ amount }) => amount),
    received: sum(({ amount, received }) => Math.min(amount, received)),
    missing: sum(missingOf),
    due_date: first,
    from_date: dues.map(({ from_date: from }) => from).toSorted()[0] ?? today,
    to_date:
      dues
        .map(({ to_date: to }) => to)
        .toSorted()
        .at(-1) ?? today,
  };
}

function stateOf(dues: readonly Due[], missing: readonly Due[], isPast: boolean): RentMonth['state'] {
  if (missing.length > 0) return isPast ? 'late' : 'due';
  if (dues.every((due) => openOf(due) === 0)) return 'paid';
  return owedOf(dues) === 'tenant' ? 'disputed' : 'waiting';
}
