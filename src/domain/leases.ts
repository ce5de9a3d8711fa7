/** Leases: who may do what in which state, what terms may be, and when a notice ends one. */
import { addDays, addMonths, type CalendarDate, dateInIndia, daysBetween } from './dates.ts';
import { RuleBroken } from './errors.ts';
import { add, type BasisPoints, type Paise, paise, shareInWholeRupees } from './money.ts';

export const leaseStates = [
  'draft',
  'proposed',
  'accepted',
  'active',
  'ending',
  'ended',
  'cancelled',
] as const;
export type LeaseState = (typeof leaseStates)[number];

/** The landlord's side is the landlord, or an administrator for them; the manager of a home reads its leases and works its rent. */
export const leaseSides = ['tenant', 'landlord'] as const;
export type LeaseSide = (typeof leaseSides)[number];

/** Who acts on a lease. A co-tenant answers a proposal for themselves; the first tenant speaks for the tenants after that. */
export const leaseActors = ['tenant', 'co_tenant', 'landlord'] as const;
export type LeaseActor = (typeof leaseActors)[number];

/** Where that actor stands. */
export const sideOfActor = (actor: LeaseActor): LeaseSide => (actor === 'landlord' ? 'landlord' : 'tenant');

/** Whom a lease names: its two sides, whoever owns or rents with them, and who else lives there. */
export const leasePartyRoles = ['landlord', 'co_owner', 'tenant', 'co_tenant', 'occupant'] as const;
export type LeasePartyRole = (typeof leasePartyRoles)[number];

/** Who keeps the deposit until the end. */
export const depositHolders = ['landlord', 'manager', 'company'] as const;
export type DepositHolder = (typeof depositHolders)[number];

export const leaseActions = [
  'propose',
  'sign',
  'revise',
  'accept',
  'decline',
  'disown',
  'contest',
  'withdraw',
  'giveNotice',
  'withdrawNotice',
  'proposeEnd',
  'agreeEnd',
  'declineEnd',
] as const;
export type LeaseAction = (typeof leaseActions)[number];

type Transition = { from: readonly LeaseState[]; to: LeaseState | 'same'; by: readonly LeaseActor[] };

const tenants = ['tenant', 'co_tenant'] as const;
const sides = ['tenant', 'landlord'] as const;

/**
 * A draft is the landlord's alone. `propose` is the landlord's signature, `sign` their word that all signed on paper; both ask every
 * tenant, and nothing binds before each of them said yes (`stateOnceAccepted` of lease-acceptance.ts says what it is then). Changed
 * terms are a draft again, and asked anew. An earlier end is proposed by one side and agreed to by the other. Nobody ends a lease: it
 * ends with its last day.
 */
const transitions: Readonly<Record<LeaseAction, Transition>> = {
  propose: { from: ['draft'], to: 'proposed', by: ['landlord'] },
  sign: { from: ['draft'], to: 'proposed', by: ['landlord'] },
  revise: { from: ['draft', 'proposed'], to: 'draft', by: ['landlord'] },
  accept: { from: ['proposed'], to: 'same', by: tenants },
  decline: { from: ['proposed'], to: 'cancelled', by: tenants },
  disown: { from: ['proposed'], to: 'cancelled', by: tenants },
  contest: { from: ['proposed'], to: 'draft', by: tenants },
  withdraw: { from: ['draft', 'proposed'], to: 'cancelled', by: ['landlord'] },
  giveNotice: { from: ['active'], to: 'ending', by: sides },
  withdrawNotice: { from: ['ending'], to: 'active', by: sides },
  proposeEnd: { from: ['active', 'ending'], to: 'same', by: sides },
  agreeEnd: { from: ['active', 'ending'], to: 'ending', by: sides },
  declineEnd: { from: ['active', 'ending'], to: 'same', by: sides },
};

/** Whether that actor's screen offers that action on the lease. */
export function canMoveLease(state: LeaseState, action: LeaseAction, by: LeaseActor): boolean {
  const transition = transitions[action];
  return transition.by.includes(by) && transition.from.includes(state);
}

/** Throws `lease.transition-not-allowed` for what is never that actor's to do, whatever the lease stands at. */
export function checkActor(action: LeaseAction, by: LeaseActor): void {
  if (!transitions[action].by.includes(by)) throw new RuleBroken('lease.transition-not-allowed');
}

/** The state after an action. Throws `lease.transition-not-allowed` with the states it is allowed in. */
export function nextLeaseState(state: LeaseState, action: LeaseAction, by: LeaseActor): LeaseState {
  checkActor(action, by);
  const { from, to } = transitions[action];
  if (!from.includes(state)) {
    throw new RuleBroken('lease.transition-not-allowed', undefined, { state, allowed: from.join(', ') });
  }
  return to === 'same' ? state : to;
}

/** Terms are written anew while nobody is bound by them. Throws `lease.terms-agreed`. */
export function checkChangeable(state: LeaseState): void {
  if (!canMoveLease(state, 'revise', 'landlord')) throw new RuleBroken('lease.terms-agreed');
}

/** Leases that count: begun and not over. Rent, roles and repairs begin with them, and nothing does before. */
export const isRunning = (state: LeaseState): boolean => state === 'active' || state === 'ending';

type Stay = {
  readonly state: LeaseState;
  readonly start: CalendarDate;
  readonly endsOn: CalendarDate | null;
};

/** Whether its tenant has the home that day: not before the first, nor after the last that a notice named. */
export const isLivedIn = ({ state, start, endsOn }: Stay, today: CalendarDate): boolean =>
  isRunning(state) && start <= today && !(state === 'ending' && endsOn !== null && endsOn < today);

/** What India's usual agreement lasts: below twelve months it needs no registration. */
export const USUAL_MONTHS = 11;
export const NOTICE_DAYS_DEFAULT = 30;
export const NOTICE_DAYS_MAX = 180;
/** A rise of at most 50 % a year, in basis points. */
export const ESCALATION_MAX = 5000;
const YEARS_BACK = 10;
const YEARS_AHEAD = 1;
const YEARS_MAX = 30;

/** The last day of an agreement of so many months: one of 11 months from 15 January ends on 14 December. */
export const lastDayAfter = (start: CalendarDate, months: number = USUAL_MONTHS): CalendarDate =>
  addDays(addMonths(start, months), -1);

export type Term = { readonly start: CalendarDate; readonly end: CalendarDate };

/**
 * A lease starts between ten years ago and a year from now, ends no earlier than it starts, and lasts at most 30 years.
 * Throws `lease.start-out-of-range`, `lease.ends-before-start` or `lease.too-long` at its field.
 */
export function checkTerm({ start, end }: Term, today: CalendarDate): void {
  if (start < addMonths(today, -12 * YEARS_BACK) || start > addMonths(today, 12 * YEARS_AHEAD)) {
    throw new RuleBroken('lease.start-out-of-range', 'start_date');
  }
  if (end < start) throw new RuleBroken('lease.ends-before-start', 'end_date');
  if (end > addMonths(start, 12 * YEARS_MAX)) throw new RuleBroken('lease.too-long', 'end_date');
}

type Running = Term & {
  /** Of the side that gives it. */
  readonly noticeDays: number;
  /** The last day of the lock-in: nobody leaves before it by a notice. */
  readonly lockedUntil?: CalendarDate | null;
};

/** The first day a notice of today may name: after the days of notice and the lock-in, and never after the term. */
export function earliestLeaving(
  { start, end, noticeDays, lockedUntil }: Running,
  today: CalendarDate,
): CalendarDate {
  const [earliest = end] = [addDays(today, noticeDays), start, lockedUntil ?? start].toSorted().toReversed();
  return earliest < end ? earliest : end;
}

/** Throws `lease.locked-in`, `lease.notice-too-short` or `lease.notice-after-end` at `ends_on`. */
export function checkNotice(lease: Running, endsOn: CalendarDate, today: CalendarDate): void {
  if (lease.lockedUntil && endsOn < lease.lockedUntil) throw new RuleBroken('lease.locked-in', 'ends_on');
  if (endsOn < earliestLeaving(lease, today)) throw new RuleBroken('lease.notice-too-short', 'ends_on');
  if (endsOn > lease.end) throw new RuleBroken('lease.notice-after-end', 'ends_on');
}

type Notice = { readonly by: LeaseSide | null; readonly isAgreed: boolean };

/**
 * Who gave a notice may take it back, but not a last day that both agreed on. Throws `lease.notice-of-other-side` or
 * `lease.end-agreed`.
 */
export function checkOwnNotice({ by: givenBy, isAgreed }: Notice, by: LeaseSide): void {
  if (isAgreed) throw new RuleBroken('lease.end-agreed');
  if (givenBy !== by) throw new RuleBroken('lease.notice-of-other-side');
}

type Deduction = {
  readonly label: string;
  readonly amount: number;
  /** The repair that it pays for. */
  readonly repairId?: string | undefined;
};
/** How a deposit was settled before there were settlements, by the landlord alone: shown as it was, and not written any more. */
export type OldSettlement = {
  readonly deductions: readonly Deduction[];
  /** Paise that go back to the tenant. */
  readonly refund: number;
  /** Paise that the deposit did not cover. */
  readonly owed: number;
};

/** How many days before the end of a term the two sides hear that it ends. */
export const REMIND_BEFORE_DAYS = [45, 15] as const;

/** Whether the next reminder of an ending term is due, after so many were sent. */
export function isRenewalReminderDue(end: CalendarDate, reminders: number, today: CalendarDate): boolean {
  const next = REMIND_BEFORE_DAYS[reminders];
  const left = daysBetween(today, end);
  return next !== undefined && left >= 0 && left <= next;
}

/** How many reminders have passed by now, so that one that was missed is not sent beside the next. */
export function remindersBy(end: CalendarDate, today: CalendarDate): number {
  const left = daysBetween(today, end);
  return REMIND_BEFORE_DAYS.filter((days) => left <= days).length;
}

/** What a renewal starts with: the day after, as many months again, the rent with the agreed rise in whole rupees. */
export function renewalOf(lease: Term & { readonly rent: number; readonly escalation: BasisPoints }): {
  start: CalendarDate;
  end: CalendarDate;
  rent: Paise;
} {
  const start = addDays(lease.end, 1);
  const months = monthsOf(lease);
  const rise = shareInWholeRupees(paise(lease.rent), lease.escalation);
  return { start, end: lastDayAfter(start, months), rent: add(paise(lease.rent), rise) };
}

/**
 * Whole months of a term, at least one: 11 for an agreement from 15 January to 14 December. Counted the way a term is made, for a
 * month may lack the day it began on: 31 December to 29 November is 11 too.
 */
export function monthsOf({ start, end }: Term): number {
  const after = addDays(end, 1);
  const years = Number(after.slice(0, 4)) - Number(start.slice(0, 4));
  const months = years * 12 + Number(after.slice(5, 7)) - Number(start.slice(5, 7));
  return Math.max(1, addMonths(start, months) > after ? months - 1 : months);
}

/** A renewal follows a lease that runs and has none yet. Throws `lease.not-running` or `lease.already-renewed`. */
export function checkRenewable(lease: { readonly state: LeaseState; readonly isRenewed: boolean }): void {
  if (lease.state !== 'active') throw new RuleBroken('lease.not-running');
  if (lease.isRenewed) throw new RuleBroken('lease.already-renewed');
}

/** What both sides of a lease are told of. */
export const leaseEvents = [
  'lease.prepared',
  'lease.prepared-withdrawn',
  'lease.prepared-lapsed',
  'lease.owner-signed',
  'lease.owner-declined',
  'lease.owner-silent',
  'lease.offered',
  'lease.changed',
  'lease.unnamed',
  'lease.accept',
  'lease.accepted',
  'lease.begins',
  'lease.decline',
  'lease.disown',
  'lease.withdraw',
  'lease.taken',
  'lease.sign',
  'lease.contest',
  'lease.giveNotice',
  'lease.withdrawNotice',
  'lease.proposeEnd',
  'lease.agreeEnd',
  'lease.declineEnd',
  'lease.ended',
  'lease.stamped',
  'lease.registered',
  'lease.e-signed',
  'lease.e-sign-void',
  'lease.e-sign-declined',
  'lease.payee-changed',
  'lease.handed-over',
  'lease.lister-changed',
  'lease.ends-soon',
  'lease.moved',
  'lease.moved-contested',
] as const;
export type LeaseEvent = (typeof leaseEvents)[number];

/** What became of a lease that somebody wrote for its landlord: whoever lists or looks after the home. */
export const preparedOutcomes = ['waiting', 'signed', 'declined', 'withdrawn', 'lapsed'] as const;
export type PreparedOutcome = (typeof preparedOutcomes)[number];

/** So many days its landlord has to sign it; one of 1 June lapses on 1 July. */
export const PREPARED_DAYS = 30;
/** The day on which a lease that was written for its landlord lapses unless they have signed it. */
export const preparedUntil = (writtenOn: CalendarDate): CalendarDate => addDays(writtenOn, PREPARED_DAYS);

type DepositTerms = {
  readonly deposit: number;
  readonly depositHeldBy: DepositHolder;
  readonly depositDueOn: CalendarDate | null;
  readonly startDate: CalendarDate;
  readonly agreedAt: Date | null;
  readonly renewsId: string | null;
  readonly movedOn: CalendarDate | null;
};

/**
 * The deposit as a due: asked for from the first day of the lease, or from the day that the lease names; where it names none, only of what
 * comes to the operator's account. Null where whoever holds the deposit is not whom the tenant pays; of a renewal, with which the deposit of
 * the lease before goes on; of a lease that moved in; and where its day had passed when both agreed, for it was paid before.
 */
export function depositDueOf(
  lease: DepositTerms,
  { isCollected }: { readonly isCollected: boolean },
): { on: CalendarDate; amount: number } | null {
  const { deposit, depositHeldBy, depositDueOn, startDate, agreedAt, renewsId, movedOn } = lease;
  if (deposit === 0 || renewsId !== null || movedOn !== null) return null;
  if ((depositHeldBy === 'company') !== isCollected) return null;
  const day = depositDueOn ?? (isCollected ? startDate : null);
  if (day === null || (agreedAt !== null && day < dateInIndia(agreedAt.toISOString()))) return null;
  return { on: day < startDate ? startDate : day, amount: deposit };
}
