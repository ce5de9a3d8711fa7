/** Finds what each line of a bank statement pays: a payment that was entered already, or a month that is open. */
import { type CalendarDate, daysBetween } from './dates.ts';

export type LineToMatch = {
  readonly id: string;
  /** Paise of it that nothing was recorded for yet. */
  readonly open: number;
  /** Whether nothing was recorded for it at all. */
  readonly isWhole: boolean;
  readonly paidOn: CalendarDate;
  readonly reference: string | null;
  readonly narration: string;
};

type OfLease = {
  readonly id: string;
  readonly leaseId: string;
  readonly names: readonly string[];
  readonly home: string;
};

/** A payment that a tenant reported, or that was recorded by hand; no line belongs to it yet. */
export type EnteredPayment = OfLease & {
  readonly amount: number;
  readonly paidOn: CalendarDate;
  readonly reference: string | null;
  /** What was confirmed stays as it is: no smaller line is it. */
  readonly isConfirmed: boolean;
};

/** `open`: paise still to be paid for the month. */
export type OpenDue = OfLease & { readonly open: number; readonly dueDate: CalendarDate };

export const matchReasons = ['reference', 'amount', 'payer', 'home', 'day'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** `part`: what came is a little less than what was owed or reported. */
export const matchGrades = ['sure', 'likely', 'part'] as const;

export type Match = {
  readonly lineId: string;
  readonly grade: (typeof matchGrades)[number];
  readonly to: { readonly kind: 'payment' | 'due'; readonly id: string };
  readonly reasons: readonly MatchReason[];
  readonly score: number;
};

/** A payment is booked at most so many days from the day on which the tenant says they paid. */
const DAYS_FROM_PAYMENT = 4;
/** Rent is paid at most so many days before its day, and so many after. */
const DAYS_EARLY = 20;
const DAYS_LATE = 60;

/** What is short by more than a tenth is left to a person. */
export const mostFor = (came: number): number => Math.floor((came * 10) / 9);
const isShort = (came: number, owed: number): boolean => came < owed && owed <= mostFor(came);

const weights: Readonly<Record<MatchReason, number>> = {
  reference: 1000,
  amount: 100,
  payer: 50,
  home: 50,
  day: 0,
};

type Candidate = Match & { readonly leaseId: string };

/**
 * At most one match for each line, and at most one line for each payment and each month. The same reference and amount is sure. The same
 * amount on a day that fits is likely where the narration names the tenant or the home; where nothing has the same amount, a little less is a
 * part where it names the tenant. Where two leases fit equally well, a person decides.
 */
export function matchLines(
  lines: readonly LineToMatch[],
  payments: readonly EnteredPayment[],
  dues: readonly OpenDue[],
): Match[] {
  const paymentsOf = Map.groupBy(
    payments.map((one) => ({ ...one, day: dayOf(one.paidOn), called: calledOf(one) })),
    ({ amount }) => amount,
  );
  const duesOf = Map.groupBy(
    dues.map((one) => ({ ...one, day: dayOf(one.dueDate), called: calledOf(one) })),
    ({ open }) => open,
  );
  // Few: most homes' rents are round.
  const owed = [...new Set([...paymentsOf.keys(), ...duesOf.keys()])];
  const candidates = lines.flatMap((line) => {
    const said = { line, day: dayOf(line.paidOn), narration: spokenOf(line.narration) };
    const candidatesOf = (amounts: readonly number[]) =>
      amounts
        .flatMap((amount) => [
          ...(line.isWhole ? (paymentsOf.get(amount) ?? []) : []).map((one) => byPayment(said, one)),
          ...(duesOf.get(amount) ?? []).map((one) => byDue(said, one)),
        ])
        .filter((one) => one !== null);
    const same = candidatesOf([line.open]);
    return decidable(
      same.length > 0 ? same : candidatesOf(owed.filter((amount) => isShort(line.open, amount))),
    );
  });
  return assign(candidates);
}

/** Days and names are read once: a file has thousands of lines. */
type Said = { readonly line: LineToMatch; readonly day: number; readonly narration: Spoken };
type Read<One> = One & { readonly day: number; readonly called: Called };

const dayOf = (date: CalendarDate): number => daysBetween('2000-01-01', date);

function byPayment({ line, day, narration }: Said, payment: Read<EnteredPayment>): Candidate | null {
  const days = Math.abs(day - payment.day);
  const isPart = line.open < payment.amount;
  if (isPart && payment.isConfirmed) return null;
  const target = { line, to: { kind: 'payment', id: payment.id }, leaseId: payment.leaseId, days } as const;
  if (line.reference !== null && line.reference === payment.reference) {
    return isPart
      ? candidate(target, 'part', ['reference'])
      : candidate(target, 'sure', ['reference', 'amount']);
  }
  // Two different references are two payments.
  if (days > DAYS_FROM_PAYMENT || (line.reference !== null && payment.reference !== null)) return null;
  return byNames(target, namedIn(narration, payment.called), isPart);
}

function byDue({ line, day, narration }: Said, due: Read<OpenDue>): Candidate | null {
  const after = day - due.day;
  if (after < -DAYS_EARLY || after > DAYS_LATE) return null;
  const days = Math.abs(after);
  const target = { line, to: { kind: 'due', id: due.id }, leaseId: due.leaseId, days } as const;
  return byNames(target, namedIn(narration, due.called), line.open < due.open);
}

/** Without the amount, the home alone is not enough. */
function byNames(target: Target, named: MatchReason[], isPart: boolean): Candidate | null {
  if (isPart) return named.includes('payer') ? candidate(target, 'part', [...named, 'day']) : null;
  return named.length > 0 ? candidate(target, 'likely', ['amount', ...named, 'day']) : null;
}

type Target = Pick<Match, 'to'> & { line: LineToMatch; leaseId: string; days: number };

/** A payment that was entered comes before a month: recording it again would count it twice. */
function candidate(
  { line, to, leaseId, days }: Target,
  grade: Match['grade'],
  reasons: MatchReason[],
): Candidate {
  const score =
    reasons.reduce((sum, reason) => sum + weights[reason], 0) + (to.kind === 'payment' ? 200 : 0) - days / 4;
  return { lineId: line.id, grade, to, reasons, score, leaseId };
}

/** Unless something is sure: nothing where another lease has as many reasons as the best. */
function decidable(found: readonly Candidate[]): Candidate[] {
  const [best] = found.toSorted(byScore);
  if (!best || best.grade === 'sure') return [...found];
  const reasons = best.reasons.join();
  const isEven = found.some(
    (one) => one.leaseId !== best.leaseId && one.to.kind === best.to.kind && one.reasons.join() === reasons,
  );
  return isEven ? [] : [...found];
}

const byScore = (one: Candidate, other: Candidate) =>
  other.score - one.score || one.lineId.localeCompare(other.lineId) || one.to.id.localeCompare(other.to.id);

function assign(candidates: readonly Candidate[]): Match[] {
  const taken = new Set<string>();
  const matches: Match[] = [];
  for (const { leaseId: _, ...match } of candidates.toSorted(byScore)) {
    if (taken.has(match.lineId) || taken.has(match.to.id)) continue;
    taken.add(match.lineId).add(match.to.id);
    matches.push(match);
  }
  return matches;
}

type Spoken = { readonly words: ReadonlySet<string>; readonly letters: string };

function spokenOf(text: string): Spoken {
  const words = wordsOf(text);
  return { words: new Set(words), letters: words.join('') };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Shorter names are in too many narrations. */
const LEAST_NAME = 4;
const LEAST_HOME = 6;

/** What of a lease a narration may name, as its words are compared. */
type Called = {
  readonly names: readonly { words: readonly string[]; letters: string }[];
  readonly home: string;
};

function calledOf({ names, home }: Pick<OfLease, 'names' | 'home'>): Called {
  const read = names.map((name) => {
    const words = wordsOf(name).filter((word) => word.length > 1);
    return { words, letters: words.join('') };
  });
  const place = wordsOf(home).join('');
  return {
    names: read.filter(({ letters }) => letters.length >= LEAST_NAME),
    home: place.length >= LEAST_HOME ? place : '',
  };
}

function namedIn(narration: Spoken, { names, home }: Called): MatchReason[] {
  const isPayer = names.some(
    ({ words, letters }) =>
      words.every((word) => narration.words.has(word)) || narration.letters.includes(letters),
  );
  const isHome = home !== '' && narration.letters.includes(home);
  return [...(isPayer ? (['payer'] as const) : []), ...(isHome ? (['home'] as const) : [])];
}
