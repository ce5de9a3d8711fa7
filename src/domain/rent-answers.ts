/** Whose answer a month's rent waits for, and what its tenant is asked to pay meanwhile: the part that no payment names. */
import type { CalendarDate } from './dates.ts';
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

/** What is due first of all that is asked for, be it the rest of a month of which a part waits for its answer. */
export const nextToPay = <One extends Due & { readonly due_date: CalendarDate }>(
  dues: readonly One[],
): One | undefined =>
  dues.filter((due) => askedFor(due) > 0).toSorted((a, b) => a.due_date.localeCompare(b.due_date))[0];

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
