import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Applied,
  appliedLines,
  type ClosingKind,
  closingLines,
  type DueKind,
  dueKinds,
  dueLines,
  nameOf,
  reversedLines,
} from './dues.ts';
import { isBalanced, type JournalLine, owedAccounts, rentReceivedLines } from './journal.ts';

const parties = { tenantId: 'tenant', landlordId: 'landlord', depositHeldBy: 'landlord' } as const;
const paise = fc.integer({ min: 1, max: 9_000_000_000 });

const amounts = (lines: readonly JournalLine[]) =>
  Object.fromEntries(lines.map(({ account, amount }) => [account, amount]));

/** The sum of each account over all lines; accounts at zero are left out. */
function balances(lines: readonly JournalLine[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { account, amount } of lines) sums[account] = (sums[account] ?? 0) + amount;
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

/** What the tenant owes by the book. */
const owed = (lines: readonly JournalLine[]) =>
  lines
    .filter(({ account }) => owedAccounts.some((one) => one === account))
    .reduce((sum, { amount }) => sum + amount, 0);

it('a deposit that the operator holds is in its hands, and nobody else’s', () => {
  const held = { ...parties, depositHeldBy: 'company' } as const;
  const cashOf = (lines: readonly JournalLine[]) =>
    lines.filter(({ account }) => account === 'deposit_cash').map(({ partyId, amount }) => [partyId, amount]);
  expect(cashOf(appliedLines(held, 'deposit', 900))).toEqual([[null, 900]]);
  expect(cashOf(reversedLines(held, { amount: 900, applied: { deposit: 900 } }))).toEqual([[null, -900]]);
  expect(cashOf(appliedLines(parties, 'deposit', 900))).toEqual([['landlord', 900]]);
});

describe('an entry', () => {
  it.each<[string, JournalLine[], Record<string, number>]>([
    ['a month of rent', dueLines(parties, 'rent', 300), { rent_receivable: 300, rent_earned: -300 }],
    [
      'a month that became shorter',
      dueLines(parties, 'rent', -50),
      { rent_receivable: -50, rent_earned: 50 },
    ],
    ['a deposit', dueLines(parties, 'deposit', 900), { deposit_receivable: 900, deposit_owed: -900 }],
    ['a charge', dueLines(parties, 'charge', 70), { charges_receivable: 70, charges_earned: -70 }],
    ['a late fee', dueLines(parties, 'late_fee', 20), { charges_receivable: 20, charges_earned: -20 }],
    ['a payment', rentReceivedLines(parties, 450), { rent_collected: 450, rent_prepaid: -450 }],
    [
      'credit applied to a month',
      appliedLines(parties, 'rent', 300),
      { rent_prepaid: 300, rent_receivable: -300 },
    ],
    [
      'a deposit paid: in the hands of its holder, and no rent',
      appliedLines(parties, 'deposit', 900),
      { rent_prepaid: 900, deposit_receivable: -900, rent_collected: -900, deposit_cash: 900 },
    ],
    ['a charge paid', appliedLines(parties, 'charge', 70), { rent_prepaid: 70, charges_receivable: -70 }],
    [
      'a payment of more than a month taken back',
      reversedLines(parties, { amount: 450, applied: { rent: 300 } }),
      { rent_collected: -450, rent_receivable: 300, rent_prepaid: 150 },
    ],
    [
      'a payment that covered nothing taken back',
      reversedLines(parties, { amount: 450, applied: {} }),
      { rent_collected: -450, rent_prepaid: 450 },
    ],
    [
      'a payment of a deposit taken back',
      reversedLines(parties, { amount: 900, applied: { deposit: 900 } }),
      { deposit_cash: -900, deposit_receivable: 900 },
    ],
    [
      'a late fee waived',
      closingLines(parties, 'late_fee', { kind: 'waiver', amount: 20 }),
      { rent_waived: 20, charges_receivable: -20 },
    ],
    [
      'a charge that was never owed',
      closingLines(parties, 'charge', { kind: 'cancelled', amount: 70 }),
      { charges_earned: 70, charges_receivable: -70 },
    ],
    [
      'tax on rent',
      closingLines(parties, 'rent', { kind: 'tds', amount: 6 }),
      { rent_tds: 6, rent_receivable: -6 },
    ],
  ])('of %s', (_, lines, expected) => {
    expect(amounts(lines)).toEqual(expected);
    expect(isBalanced(lines)).toBe(true);
  });

  it('names whose money it is: what is asked and what is credited is the tenant’s, the rest the owner’s', () => {
    const lines = [...dueLines(parties, 'rent', 1), ...rentReceivedLines(parties, 1)];
    expect(lines.map(({ account, partyKind, partyId }) => `${account} ${partyKind} ${partyId}`)).toEqual([
      'rent_receivable tenant tenant',
      'rent_earned owner landlord',
      'rent_prepaid tenant tenant',
      'rent_collected owner landlord',
    ]);
    const [line] = dueLines({ tenantId: null, landlordId: 'landlord' }, 'rent', 1);
    expect(line).toMatchObject({ partyKind: 'tenant', partyId: null });
  });

  it('that moves nothing has no lines', () => {
    expect(dueLines(parties, 'rent', 0)).toEqual([]);
  });
});

it('is told by what a charge is for, or by its kind', () => {
  expect(nameOf('charge', 'water')).toBe('water');
  expect(nameOf('late_fee', null)).toBe('late_fee');
});

type Due = { kind: DueKind; amount: number; covered: number; closed: number };
type Payment = { amount: number; isBack: boolean; applied: Map<number, number> };
type Closing = { due: number; kind: Exclude<ClosingKind, 'released'>; amount: number };

/** A lease that acts are tried on: those that are not legal now do nothing. */
class Book {
  readonly lines: JournalLine[] = [];
  readonly dues: Due[] = [];
  readonly payments: Payment[] = [];
  readonly closings: Closing[] = [];

  private enter(lines: JournalLine[]) {
    expect(lines.length === 0 || isBalanced(lines)).toBe(true);
    this.lines.push(...lines);
  }
  private open = ({ amount, covered, closed }: Due) => amount - covered - closed;

  ask(kind: DueKind, amount: number) {
    this.dues.push({ kind, amount, covered: 0, closed: 0 });
    this.enter(dueLines(parties, kind, amount));
  }
  pay(named: number, amount: number) {
    const payment: Payment = { amount, isBack: false, applied: new Map() };
    this.payments.push(payment);
    this.enter(rentReceivedLines(parties, amount));
    this.apply(payment, named, amount);
  }
  private apply(payment: Payment, at: number, most: number) {
    const due = this.dues[at % Math.max(1, this.dues.length)];
    if (!due) return;
    const part = Math.min(most, this.open(due));
    if (part <= 0) return;
    due.covered += part;
    payment.applied.set(this.dues.indexOf(due), part);
    this.enter(appliedLines(parties, due.kind, part));
  }
  takeBack(at: number) {
    const payment = this.payments[at % Math.max(1, this.payments.length)];
    if (!payment || payment.isBack) return;
    payment.isBack = true;
    const applied: Record<string, number> = {};
    for (const [place, part] of payment.applied) {
      const due = this.dues[place];
      if (!due) continue;
      due.covered -= part;
      applied[due.kind] = (applied[due.kind] ?? 0) + part;
    }
    payment.applied.clear();
    this.enter(reversedLines(parties, { amount: payment.amount, applied: applied as Applied }));
  }
  close(at: number, amount: number) {
    const due = this.dues[at % Math.max(1, this.dues.length)];
    if (!due || due.kind === 'deposit') return;
    const kind = ({ rent: 'tds', late_fee: 'waiver', charge: 'cancelled' } as const)[due.kind];
    if (kind === 'cancelled') {
      for (const payment of this.payments) {
        const part = payment.applied.get(this.dues.indexOf(due)) ?? 0;
        payment.applied.delete(this.dues.indexOf(due));
        due.covered -= part;
        this.enter(appliedLines(parties, 'charge', -part));
      }
    }
    const part = kind === 'cancelled' ? this.open(due) : Math.min(amount, this.open(due));
    if (part <= 0) return;
    due.closed += part;
    this.closings.push({ due: this.dues.indexOf(due), kind, amount: part });
    this.enter(closingLines(parties, due.kind, { kind, amount: part }));
  }
  takeBackTax(at: number) {
    const closing = this.closings[at % Math.max(1, this.closings.length)];
    const due = closing && this.dues[closing.due];
    if (!due || closing.kind !== 'tds' || closing.amount === 0) return;
    due.closed -= closing.amount;
    this.enter(closingLines(parties, due.kind, { kind: 'tds', amount: -closing.amount }));
    closing.amount = 0;
  }
}

type Act = (book: Book) => void;
const place = fc.nat({ max: 50 });
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.constantFrom(...dueKinds), paise).map(
    ([kind, amount]): Act =>
      (book) =>
        book.ask(kind, amount),
  ),
  fc.tuple(place, paise).map(
    ([named, amount]): Act =>
      (book) =>
        book.pay(named, amount),
  ),
  place.map(
    (at): Act =>
      (book) =>
        book.takeBack(at),
  ),
  fc.tuple(place, paise).map(
    ([at, amount]): Act =>
      (book) =>
        book.close(at, amount),
  ),
  place.map(
    (at): Act =>
      (book) =>
        book.takeBackTax(at),
  ),
);

describe('whatever is asked, paid, waived, cancelled and taken back', () => {
  it('the balance of the book is dues less payments and what closes dues without one, to the paisa', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 40 }), (all) => {
        const book = new Book();
        for (const act of all) act(book);
        const asked = book.dues.reduce((sum, { amount }) => sum + amount, 0);
        const closed = book.dues.reduce((sum, due) => sum + due.closed, 0);
        const paid = book.payments.reduce((sum, { amount, isBack }) => sum + (isBack ? 0 : amount), 0);
        const sums = balances(book.lines);
        expect(owed(book.lines)).toBe(asked - paid - closed);
        expect(Object.values(sums).reduce((sum, amount) => sum + amount, 0)).toBe(0);
        const deposits = book.dues.filter(({ kind }) => kind === 'deposit');
        const held = deposits.reduce((sum, { covered }) => sum + covered, 0);
        expect(sums.deposit_cash ?? 0).toBe(held);
        expect(sums.rent_collected ?? 0).toBe(paid - held);
        const openOf = (...kinds: DueKind[]) =>
          book.dues
            .filter(({ kind }) => kinds.includes(kind))
            .reduce((sum, due) => sum + due.amount - due.covered - due.closed, 0);
        expect(sums.rent_receivable ?? 0).toBe(openOf('rent'));
        expect(sums.deposit_receivable ?? 0).toBe(openOf('deposit'));
        expect(sums.charges_receivable ?? 0).toBe(openOf('charge', 'late_fee'));
      }),
    );
  });
});
