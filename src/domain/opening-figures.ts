/**
 * Opening figures of a lease that came with a business: what was owed or paid ahead on the day of the file, and the deposit that is held.
 * Its tenant may contest one of them and keep the lease. Amounts are whole paise; a balance that was paid ahead is negative.
 */
import { addDays, type CalendarDate } from './dates.ts';
import { RuleBroken } from './errors.ts';
import { canContestMoved } from './lease-acceptance.ts';
import { isRunning, type LeaseSide, type LeaseState } from './leases.ts';

export const openingFigureKinds = ['balance', 'deposit'] as const;
export type OpeningFigureKind = (typeof openingFigureKinds)[number];

/** open: nothing of it is in the book. agreed: both sides named one amount. decided: an administrator did, with a reason. */
export const openingFigureStates = ['open', 'agreed', 'decided'] as const;
export type OpeningFigureState = (typeof openingFigureStates)[number];

export const openingFigureEvents = [
  'opening-figure.contested',
  'opening-figure.named',
  'opening-figure.agreed',
  'opening-figure.decided',
  'opening-figure.reminded',
  'opening-figure.with-team',
] as const;
export type OpeningFigureEvent = (typeof openingFigureEvents)[number];

/** So many days both sides have to agree; the team decides after that. */
export const AGREE_DAYS = 14;
/** So many days before the last one whoever has to answer is reminded, once. */
export const REMIND_DAYS = 3;

export const agreeBy = (today: CalendarDate): CalendarDate => addDays(today, AGREE_DAYS);

/** Who has it named an amount that the other has to answer: the tenant's objection is the first word. */
export type Named = {
  readonly tenantSays: number;
  /** What the file says, until the landlord names another amount. */
  readonly landlordSays: number;
  readonly lastBy: LeaseSide;
};

export const otherSide = (side: LeaseSide): LeaseSide => (side === 'tenant' ? 'landlord' : 'tenant');

/** Whose answer it waits for. */
export const turnOfFigure = ({ lastBy }: Pick<Named, 'lastBy'>): LeaseSide => otherSide(lastBy);

/** What both sides say once one of them names this amount, and whether that is an agreement. */
export function namedBy(
  before: Named,
  side: LeaseSide,
  amount: number,
): Named & { readonly isAgreed: boolean } {
  const now: Named =
    side === 'tenant'
      ? { ...before, tenantSays: amount, lastBy: side }
      : { ...before, landlordSays: amount, lastBy: side };
  return { ...now, isAgreed: now.tenantSays === now.landlordSays };
}

type Contestable = { readonly state: LeaseState; readonly toldOn: CalendarDate | null };

/** Whether the tenant may still contest a figure: as long as they may say that the lease is not theirs. */
export const canContestFigure = ({ state, toldOn }: Contestable, today: CalendarDate): boolean =>
  isRunning(state) && canContestMoved(toldOn, today);

/** Throws `opening-figure.too-late`, `opening-figure.contested` or, at `amount`, `opening-figure.same`. */
export function checkContest(
  lease: Contestable,
  {
    said,
    amount,
    isContested,
  }: { readonly said: number; readonly amount: number; readonly isContested: boolean },
  today: CalendarDate,
): void {
  if (!canContestFigure(lease, today)) throw new RuleBroken('opening-figure.too-late');
  if (isContested) throw new RuleBroken('opening-figure.contested');
  if (amount === said) throw new RuleBroken('opening-figure.same', 'amount');
}

type Holder = {
  readonly kind: OpeningFigureKind;
  /** The deposit is with the operator, whom no owner binds. */
  readonly isWithOperator: boolean;
  readonly hasLandlord: boolean;
};

/** Whether two sides can agree on it. Nobody answers for a landlord without account, or for the operator's own debt: the team decides. */
export const isForSides = ({ kind, isWithOperator, hasLandlord }: Holder): boolean =>
  hasLandlord && !(kind === 'deposit' && isWithOperator);
