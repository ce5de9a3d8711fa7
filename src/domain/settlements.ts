/**
 * The settlement of a lease that is over: what the landlord would take from the deposit, what the tenant says to each line, what the
 * team decides about the rest, and what goes back. All amounts are whole paise.
 */
import { addDays, type CalendarDate } from './dates.ts';
import { RuleBroken } from './errors.ts';
import type { DepositHolder, LeaseSide, LeaseState } from './leases.ts';
import type { RentPaymentMode } from './managed-rentals.ts';

/**
 * proposing: the tenant asked for their deposit, and the landlord may name deductions. answering: the tenant answers each line.
 * disputed: what they do not accept is with the team. refunding: nothing is disputed, and money still has to go back. closed: nothing is open.
 */
export const settlementStates = ['proposing', 'answering', 'disputed', 'refunding', 'closed'] as const;
export type SettlementState = (typeof settlementStates)[number];

/** What a line is for. Rent and charges are dues of the lease that are not paid in full; the others are the landlord's word. */
export const settlementLineKinds = ['rent', 'charge', 'repair', 'damage', 'cleaning', 'other'] as const;
export type SettlementLineKind = (typeof settlementLineKinds)[number];

export const settlementLineStates = ['open', 'accepted', 'disputed', 'decided', 'dropped'] as const;
export type SettlementLineState = (typeof settlementLineStates)[number];

export const refundStates = ['reported', 'confirmed', 'denied'] as const;
export type RefundState = (typeof refundStates)[number];

/** So many days each side has to name deductions, or to answer them. */
export const ANSWER_DAYS = 7;
/** So many days the team takes to decide. */
export const DECIDE_DAYS = 14;
/** So many days after the answers, or the decision, what is not disputed is paid back. */
export const REFUND_DAYS = 7;
export const SETTLEMENT_LINES_MAX = 40;
export const EVIDENCE_MAX = 6;

type Stay = {
  readonly state: LeaseState;
  readonly end: CalendarDate;
  /** The day of a notice, or the one that both agreed on. */
  readonly endsOn: CalendarDate | null;
  readonly endedOn: CalendarDate | null;
  readonly isRenewed: boolean;
};

/** The last day of a lease, as it stands. */
export const lastDayOf = ({ end, endsOn, endedOn }: Pick<Stay, 'end' | 'endsOn' | 'endedOn'>): CalendarDate =>
  endedOn ?? endsOn ?? end;

/** Whether a lease is settled now: from its last day on, and once. The deposit of one that is renewed goes on with the renewal. */
export const canSettle = (lease: Stay, today: CalendarDate): boolean =>
  ['active', 'ending', 'ended'].includes(lease.state) && !lease.isRenewed && lastDayOf(lease) <= today;

/** Throws `settlement.renewed` or `settlement.too-early`. */
export function checkSettling(lease: Stay, today: CalendarDate): void {
  if (lease.isRenewed) throw new RuleBroken('settlement.renewed');
  if (!canSettle(lease, today)) throw new RuleBroken('settlement.too-early');
}

export type SettlementLine = {
  readonly kind: SettlementLineKind;
  readonly amount: number;
  readonly state: SettlementLineState;
  /** What of it counts after all: the amount once accepted, what the team allowed once decided, nothing once dropped; null before. */
  readonly allowed: number | null;
};

export type Reckoning = {
  /** What counts of the lines so far. */
  readonly taken: number;
  /** What is neither accepted nor decided: it stays where it is until then. */
  readonly held: number;
  /** What goes back now: deposit and prepaid rent less what counts and what is still open. */
  readonly refund: number;
  /** What deposit and prepaid rent do not cover of what counts: it stays a debt. */
  readonly debt: number;
};

/** A deposit of ₹60,000 with ₹4,500 accepted and ₹10,000 disputed gives back ₹45,500 at once. `credit`: rent paid beyond the last month. */
export function reckon(
  { deposit, credit }: { readonly deposit: number; readonly credit: number },
  lines: readonly SettlementLine[],
): Reckoning {
  const taken = lines.reduce((sum, { allowed }) => sum + (allowed ?? 0), 0);
  const held = lines.reduce((sum, { allowed, amount }) => sum + (allowed === null ? amount : 0), 0);
  const rest = deposit + credit - taken;
  return { taken, held, refund: Math.max(0, rest - held), debt: Math.max(0, -rest) };
}

/** What each line that counts takes from the deposit, then from prepaid rent, and leaves as a debt; in the order of the lines. */
export function coverLines(
  money: { readonly deposit: number; readonly credit: number },
  allowed: readonly number[],
): { fromDeposit: number; fromCredit: number; debt: number }[] {
  let { deposit, credit } = money;
  return allowed.map((amount) => {
    const fromDeposit = Math.min(deposit, amount);
    const fromCredit = Math.min(credit, amount - fromDeposit);
    deposit -= fromDeposit;
    credit -= fromCredit;
    return { fromDeposit, fromCredit, debt: amount - fromDeposit - fromCredit };
  });
}

type NewLine = {
  readonly kind: SettlementLineKind;
  readonly amount: number;
  readonly dueId: string | null;
  readonly repairId: string | null;
};
type Known = {
  /** Months and charges that are not paid in full, and the paise that are open of each. */
  readonly dues: readonly { readonly id: string; readonly kind: 'rent' | 'charge'; readonly open: number }[];
  readonly repairs: readonly { readonly id: string }[];
};

/**
 * A line of rent names a month of the lease, one of a charge a charge or late fee, each at most its unpaid part; a repair may be named by
 * any other line; each of them once.
 * Throws the rule at the line's field.
 */
export function checkNewLines(lines: readonly NewLine[], { dues, repairs }: Known): void {
  const named = new Set<string>();
  for (const [place, { kind, amount, dueId, repairId }] of lines.entries()) {
    const at = (field: string) => `lines.${place}.${field}`;
    const due = dues.find(({ id }) => id === dueId);
    const isDue = kind === 'rent' || kind === 'charge';
    if (isDue !== (dueId !== null) || (dueId !== null && due?.kind !== kind)) {
      throw new RuleBroken('settlement.due-of-another', at('due_id'));
    }
    if (due && named.has(due.id)) throw new RuleBroken('settlement.due-named-twice', at('due_id'));
    if (due && amount > due.open) throw new RuleBroken('settlement.due-too-much', at('amount'));
    if (repairId !== null && (isDue || !repairs.some(({ id }) => id === repairId))) {
      throw new RuleBroken('settlement.repair-of-another', at('repair_id'));
    }
    if (repairId !== null && named.has(repairId)) {
      throw new RuleBroken('settlement.repair-named-twice', at('repair_id'));
    }
    for (const id of [dueId, repairId]) if (id !== null) named.add(id);
  }
}

/** What the lease itself asks for: silence accepts it, and nothing else. */
const isOfTerms = (kind: SettlementLineKind): boolean => kind === 'rent';

/** What becomes of a line that its tenant did not answer in time. */
export const afterSilence = (kind: SettlementLineKind): 'accepted' | 'disputed' =>
  isOfTerms(kind) ? 'accepted' : 'disputed';

type Standing = {
  readonly state: SettlementState;
  readonly deposit: number;
  readonly credit: number;
};

/** Where a settlement stands once its lines are answered, `refunded` being what the tenant confirmed. */
export function stateOf(
  money: Omit<Standing, 'state'>,
  lines: readonly SettlementLine[],
  refunded: number,
): SettlementState {
  if (lines.some(({ state }) => state === 'open')) return 'answering';
  if (lines.some(({ state }) => state === 'disputed')) return 'disputed';
  return reckon(money, lines).refund > refunded ? 'refunding' : 'closed';
}

/** Throws `settlement.changed-meanwhile` unless it is in one of these states. */
export function checkState({ state }: Pick<Standing, 'state'>, ...among: readonly SettlementState[]): void {
  if (!among.includes(state)) throw new RuleBroken('settlement.changed-meanwhile');
}

/** Each open line is answered, and nothing else. Throws `settlement.answer-missing`, or `settlement.reason-missing` at its field. */
export function checkAnswers(
  open: readonly { readonly id: string }[],
  answers: readonly { readonly lineId: string; readonly accepts: boolean; readonly reason: string | null }[],
): void {
  const answered = new Set(answers.map(({ lineId }) => lineId));
  if (answered.size !== answers.length || !isSame(open, answered)) {
    throw new RuleBroken('settlement.answer-missing');
  }
  const silent = answers.findIndex(({ accepts, reason }) => !accepts && !reason);
  if (silent >= 0) throw new RuleBroken('settlement.reason-missing', `answers.${silent}.reason`);
}

/** Each disputed line is decided, at most in full. Throws `settlement.decision-missing`, or `settlement.decided-too-much` at its field. */
export function checkDecisions(
  disputed: readonly { readonly id: string; readonly amount: number }[],
  decisions: readonly { readonly lineId: string; readonly amount: number }[],
): void {
  const decided = new Set(decisions.map(({ lineId }) => lineId));
  if (decided.size !== decisions.length || !isSame(disputed, decided)) {
    throw new RuleBroken('settlement.decision-missing');
  }
  for (const [place, { lineId, amount }] of decisions.entries()) {
    const line = disputed.find(({ id }) => id === lineId);
    if (amount > (line?.amount ?? 0)) {
      throw new RuleBroken('settlement.decided-too-much', `decisions.${place}.amount`);
    }
  }
}

const isSame = (lines: readonly { readonly id: string }[], ids: ReadonlySet<string>): boolean =>
  lines.length === ids.size && lines.every(({ id }) => ids.has(id));

type Refund = { readonly amount: number; readonly state: RefundState };

/** What still has to be paid back, and was not reported yet. */
export const stillToRefund = (refund: number, refunds: readonly Refund[]): number =>
  refund - refunds.reduce((sum, { amount, state }) => sum + (state === 'denied' ? 0 : amount), 0);

export const refundedOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amount, state }) => sum + (state === 'confirmed' ? amount : 0), 0);

type PaidBack = {
  readonly amount: number;
  readonly paidOn: CalendarDate;
  readonly mode: RentPaymentMode;
  readonly reference: string | null;
};

/** Throws `settlement.refund-too-much`, `settlement.refund-in-future` or `settlement.reference-missing` at its field. */
export function checkRefund(refund: PaidBack, open: number, today: CalendarDate): void {
  if (refund.amount > open) throw new RuleBroken('settlement.refund-too-much', 'amount');
  if (refund.paidOn > today) throw new RuleBroken('settlement.refund-in-future', 'paid_on');
  if (refund.mode !== 'cash' && !refund.reference) {
    throw new RuleBroken('settlement.reference-missing', 'reference');
  }
}

/** Who pays the deposit back: whoever holds it. */
export const payerOf = (heldBy: DepositHolder): 'landlord' | 'manager' | 'team' =>
  heldBy === 'company' ? 'team' : heldBy;

/** Whose turn it is, by when; null: nobody's. */
export const turnOf = (state: SettlementState): LeaseSide | 'team' | 'payer' | null => turns[state];

const turns: Readonly<Record<SettlementState, LeaseSide | 'team' | 'payer' | null>> = {
  proposing: 'landlord',
  answering: 'tenant',
  disputed: 'team',
  refunding: 'payer',
  closed: null,
};

export const answerBy = (today: CalendarDate): CalendarDate => addDays(today, ANSWER_DAYS);
export const decideBy = (today: CalendarDate): CalendarDate => addDays(today, DECIDE_DAYS);
export const refundBy = (today: CalendarDate): CalendarDate => addDays(today, REFUND_DAYS);

/** What both sides are told of. */
export const settlementEvents = [
  'settlement.asked',
  'settlement.proposed',
  'settlement.answered',
  'settlement.silent',
  'settlement.dropped',
  'settlement.decided',
  'settlement.refunded',
  'settlement.received',
  'settlement.missing',
  'settlement.waived',
] as const;
export type SettlementEvent = (typeof settlementEvents)[number];
