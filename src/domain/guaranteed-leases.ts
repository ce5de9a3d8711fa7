/** Guaranteed leases that owners order: who moves an order, what an offer may say, and when it ends. */
import {
  addDays,
  type CalendarDate,
  formatMonthInEnglish,
  lastDayOf,
  type Month,
  monthOf,
  shiftMonth,
} from './dates.ts';
import { RuleBroken } from './errors.ts';
import { formatRupees, paise } from './money.ts';

/**
 * `requested`: nobody has seen the home yet; `inspected`: an offer comes next; `offered`: waits for the owner; `agreed`: the rent is
 * guaranteed until its last month. The rest ended, `ended` after an agreement and the others without one.
 */
export const guaranteedStatuses = [
  'requested',
  'inspected',
  'offered',
  'agreed',
  'ended',
  'declined',
  'expired',
  'refused',
  'cancelled',
] as const;
export type GuaranteedStatus = (typeof guaranteedStatuses)[number];

/** Whose answer is still awaited. */
const openGuaranteedStatuses = [
  'requested',
  'inspected',
  'offered',
] as const satisfies readonly GuaranteedStatus[];

export type GuaranteedStep = 'inspect' | 'offer' | 'refuse' | 'cancel' | 'accept' | 'decline';

/** A declined or expired offer can be followed by a better one. */
const moves: Readonly<Record<GuaranteedStep, { from: readonly GuaranteedStatus[]; to: GuaranteedStatus }>> = {
  inspect: { from: ['requested', 'inspected'], to: 'inspected' },
  offer: { from: ['inspected', 'offered', 'declined', 'expired'], to: 'offered' },
  refuse: { from: openGuaranteedStatuses, to: 'refused' },
  cancel: { from: openGuaranteedStatuses, to: 'cancelled' },
  accept: { from: ['offered'], to: 'agreed' },
  decline: { from: ['offered'], to: 'declined' },
};

export const canMoveGuaranteed = (from: GuaranteedStatus, step: GuaranteedStep): boolean =>
  moves[step].from.includes(from);

/** Throws `guaranteed-lease.moved-on`, or `guaranteed-lease.not-inspected` for an offer before the inspection. */
export function nextGuaranteedStatus(from: GuaranteedStatus, step: GuaranteedStep): GuaranteedStatus {
  if (step === 'offer' && from === 'requested') throw new RuleBroken('guaranteed-lease.not-inspected');
  if (!canMoveGuaranteed(from, step)) throw new RuleBroken('guaranteed-lease.moved-on');
  return moves[step].to;
}

const sameName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** A name is a signature: whoever accepts types their own, as their profile has it. Throws `guaranteed-lease.name-differs` at `name`. */
export function checkSignedName(typed: string, own: string | null): void {
  if (own !== null && sameName(typed) !== sameName(own))
    throw new RuleBroken('guaranteed-lease.name-differs', 'name');
}

/** Months of one guarantee. */
export const GUARANTEED_MONTHS_MIN = 3;
export const GUARANTEED_MONTHS_MAX = 60;
/** An offer is open for at most so many days. */
export const OFFER_DAYS_MAX = 60;
/** A guarantee starts at most so many months ahead. */
const START_MONTHS_AHEAD = 12;
/** After notice it runs for the rest of the month and so many whole months more. */
const NOTICE_MONTHS = 2;
/** One owner's orders that are open at once. */
export const OPEN_GUARANTEED_MAX = 10;

export type GuaranteedTerms = {
  /** Paise a month. */
  readonly rent: number;
  /** Paise a month that we expect a tenant to pay; the owner does not see it. */
  readonly marketRent: number;
  readonly firstMonth: Month;
  readonly months: number;
  /** Of rent of other months that tenants pay to us, in basis points. */
  readonly feeBp: number;
  /** Day of the next month by which the owner is paid. */
  readonly remittanceDay: number;
  readonly payeeName: string;
  readonly payeeUpi: string;
  readonly conditions: string | null;
  /** The last day on which the owner can accept. */
  readonly offerUntil: CalendarDate;
};

/** The last day of the last month. */
export const lastGuaranteedDay = (firstMonth: Month, months: number): CalendarDate =>
  lastDayOf(shiftMonth(firstMonth, months - 1));

/**
 * A guarantee never pays more than we expect to get, starts this month or later, and is accepted before its first month is over, so
 * that no month is guaranteed afterwards. Throws at the field that is wrong.
 */
export function checkGuaranteedOffer(terms: GuaranteedTerms, today: CalendarDate): GuaranteedTerms {
  if (terms.rent > terms.marketRent) throw new RuleBroken('guaranteed-lease.rent-above-market', 'rent');
  const month = monthOf(today);
  if (terms.firstMonth < month || terms.firstMonth > shiftMonth(month, START_MONTHS_AHEAD)) {
    throw new RuleBroken('guaranteed-lease.start-out-of-range', 'first_month');
  }
  if (
    terms.offerUntil <= today ||
    terms.offerUntil > addDays(today, OFFER_DAYS_MAX) ||
    terms.offerUntil > lastDayOf(terms.firstMonth)
  ) {
    throw new RuleBroken('guaranteed-lease.offer-day-out-of-range', 'offer_until');
  }
  return terms;
}

/** The last guaranteed day once either side gives notice: the same rule for both, and never later than agreed. */
export function lastDayAfterNotice(today: CalendarDate, endsOn: CalendarDate): CalendarDate {
  const noticed = lastDayOf(shiftMonth(monthOf(today), NOTICE_MONTHS));
  return noticed < endsOn ? noticed : endsOn;
}

type Named = { readonly ownerName: string; readonly homeName: string };

/** What the owner agrees to, a sentence a line, in the language that binds. It is kept with the order and with its mandate. */
export function guaranteedText({ ownerName, homeName }: Named, terms: GuaranteedTerms): string {
  const rent = formatRupees(paise(terms.rent));
  const first = formatMonthInEnglish(terms.firstMonth);
  const last = formatMonthInEnglish(shiftMonth(terms.firstMonth, terms.months - 1));
  const fee = `${terms.feeBp / 100}%`;
  return [
    `${ownerName} gives ${homeName} to Kiraya under a guaranteed lease.`,
    `Kiraya owes the owner ${rent} for each month from ${first} to ${last}, with a tenant or without.`,
    `Kiraya pays it to the owner’s bank account by day ${terms.remittanceDay} of the next month.`,
    `Tenants pay their rent to Kiraya, into the account of ${terms.payeeName} (UPI ${terms.payeeUpi}). The rent that they pay for these months is Kiraya’s, whether it is more or less.`,
    `There is no fee for these months. For the rent of other months Kiraya keeps a management fee of ${fee}.`,
    'Repairs come off what the owner is paid only if the owner approved their cost and Kiraya paid it.',
    'The owner stays the owner and pays the taxes on the home. Kiraya holds the tenant’s security deposit.',
    'Either side can end it by notice. It then ends with the last day of the second month after the month of the notice.',
    `After the last guaranteed month the home stays in Kiraya’s management for ${fee} of each month’s rent, until the management ends.`,
    ...(terms.conditions?.split('\n').filter((condition) => condition.trim() !== '') ?? []),
  ].join('\n');
}

/** 'G-2026-000012': the year of India in which it was ordered, and a number that counts all orders. */
export const guaranteedNumber = (orderedOn: CalendarDate, serial: number): string =>
  `G-${orderedOn.slice(0, 4)}-${String(serial).padStart(6, '0')}`;
