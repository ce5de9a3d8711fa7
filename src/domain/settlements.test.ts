import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeaseState } from './leases.ts';
import {
  afterSilence,
  canSettle,
  checkAnswers,
  checkDecisions,
  checkRefund,
  checkSettling,
  coverLines,
  reckon,
  refundedOf,
  type SettlementLine,
  stateOf,
  stillToRefund,
} from './settlements.ts';

const today = '2026-11-24';
const over = {
  state: 'ended' as LeaseState,
  end: '2026-11-20',
  endsOn: null,
  endedOn: '2026-11-20',
  isRenewed: false,
};

describe('a settlement begins', () => {
  it.each<[string, Partial<typeof over> & { endsOn?: string | null }, boolean]>([
    ['of a lease that ended', {}, true],
    ['on the last day of the term', { state: 'active', end: today, endedOn: null as never }, true],
    [
      'on the day both agreed on',
      { state: 'ending', end: '2027-05-01', endsOn: today, endedOn: null as never } as never,
      true,
    ],
    ['not a day before', { state: 'active', end: '2026-11-25', endedOn: null as never }, false],
    ['not of a proposal', { state: 'proposed', endedOn: null as never }, false],
    ['not of a lease that goes on with another', { isRenewed: true }, false],
  ])('%s', (_, own, expected) => {
    expect(canSettle({ ...over, ...own }, today)).toBe(expected);
  });

  it('says why not', () => {
    expect(() => checkSettling({ ...over, isRenewed: true }, today)).toThrow('settlement.renewed');
    expect(() => checkSettling({ ...over, endedOn: '2026-11-30' }, today)).toThrow('settlement.too-early');
    expect(() => checkSettling(over, today)).not.toThrow();
  });
});

const line = (
  amount: number,
  state: SettlementLine['state'],
  allowed: number | null = null,
): SettlementLine => ({
  kind: 'damage',
  amount,
  state,
  allowed,
});
const money = { deposit: 6_000_000, credit: 0 };

describe('what goes back', () => {
  it.each<[string, SettlementLine[], object]>([
    ['is all of it without deductions', [], { taken: 0, held: 0, refund: 6_000_000, debt: 0 }],
    [
      'is what nobody disputes, at once',
      [line(450_000, 'accepted', 450_000), line(1_000_000, 'disputed')],
      { taken: 450_000, held: 1_000_000, refund: 4_550_000, debt: 0 },
    ],
    [
      'grows by what the team does not allow',
      [line(450_000, 'accepted', 450_000), line(1_000_000, 'decided', 250_000), line(99, 'dropped', 0)],
      { taken: 700_000, held: 0, refund: 5_300_000, debt: 0 },
    ],
    [
      'is nothing where more is owed',
      [line(7_000_000, 'accepted', 7_000_000)],
      { taken: 7_000_000, held: 0, refund: 0, debt: 1_000_000 },
    ],
  ])('%s', (_, lines, expected) => {
    expect(reckon(money, lines)).toEqual(expected);
  });

  it('holds prepaid rent too', () => {
    expect(reckon({ deposit: 100, credit: 50 }, []).refund).toBe(150);
    expect(coverLines({ deposit: 100, credit: 50 }, [80, 60, 40])).toEqual([
      { fromDeposit: 80, fromCredit: 0, debt: 0 },
      { fromDeposit: 20, fromCredit: 40, debt: 0 },
      { fromDeposit: 0, fromCredit: 10, debt: 30 },
    ]);
  });

  const amount = fc.integer({ min: 0, max: 900_000_000 });
  const anyLine = fc
    .tuple(amount, amount, fc.constantFrom('open', 'accepted', 'disputed', 'decided', 'dropped' as const))
    .map(([asked, part, state]) => {
      const allowed = {
        open: null,
        disputed: null,
        accepted: asked + 1,
        decided: Math.min(part, asked + 1),
        dropped: 0,
      };
      return {
        kind: 'other' as const,
        amount: asked + 1,
        state,
        allowed: allowed[state as keyof typeof allowed],
      } as SettlementLine;
    });

  it('is money that is neither made nor lost: deposit and credit are what is taken, held and paid back, less the debt', () => {
    fc.assert(
      fc.property(amount, amount, fc.array(anyLine, { maxLength: 12 }), (deposit, credit, lines) => {
        const { taken, held, refund, debt } = reckon({ deposit, credit }, lines);
        expect(refund >= 0 && debt >= 0 && (refund === 0 || debt === 0)).toBe(true);
        expect(refund).toBeLessThanOrEqual(deposit + credit);
        if (held === 0) expect(deposit + credit).toBe(taken + refund - debt);
        const covered = coverLines(
          { deposit, credit },
          lines.map(({ allowed }) => allowed ?? 0),
        );
        const sum = (of: (one: (typeof covered)[number]) => number) =>
          covered.reduce((all, one) => all + of(one), 0);
        expect(sum(({ fromDeposit, fromCredit, debt: owed }) => fromDeposit + fromCredit + owed)).toBe(taken);
        expect(sum(({ debt: owed }) => owed)).toBe(debt);
        expect(sum(({ fromDeposit }) => fromDeposit)).toBeLessThanOrEqual(deposit);
        expect(sum(({ fromCredit }) => fromCredit)).toBeLessThanOrEqual(credit);
      }),
    );
  });

  it('never shrinks by an answer, and each line closed leaves less held', () => {
    fc.assert(
      fc.property(amount, fc.array(anyLine, { minLength: 1, maxLength: 12 }), (deposit, lines) => {
        const before = reckon({ deposit, credit: 0 }, lines);
        const after = reckon(
          { deposit, credit: 0 },
          lines.map((one) =>
            one.allowed === null ? { ...one, state: 'accepted' as const, allowed: one.amount } : one,
          ),
        );
        expect(after.refund).toBe(before.refund);
        expect(after.held).toBe(0);
      }),
    );
  });
});

describe('where it stands', () => {
  it.each<[string, SettlementLine[], number, string]>([
    ['a line waits for its answer', [line(1, 'open'), line(1, 'disputed')], 0, 'answering'],
    ['a line is disputed', [line(1, 'accepted', 1), line(1, 'disputed')], 0, 'disputed'],
    ['money has to go back', [line(1, 'accepted', 1)], 0, 'refunding'],
    ['a part of it went back', [line(1, 'accepted', 1)], 5_000_000, 'refunding'],
    ['all of it went back', [line(1, 'accepted', 1)], 5_999_999, 'closed'],
    ['nothing is left of it', [line(6_000_000, 'accepted', 6_000_000)], 0, 'closed'],
  ])('%s', (_, lines, refunded, expected) => {
    expect(stateOf(money, lines, refunded)).toBe(expected);
  });

  it('silence accepts what the lease asks for, and nothing else', () => {
    expect(afterSilence('rent')).toBe('accepted');
    for (const kind of ['damage', 'repair', 'cleaning', 'other'] as const) {
      expect(afterSilence(kind)).toBe('disputed');
    }
  });
});

describe('who answers and decides says it of each line', () => {
  const lines = [
    { id: 'a', amount: 10 },
    { id: 'b', amount: 20 },
  ];
  const yes = (lineId: string) => ({ lineId, accepts: true, reason: null });

  it.each([
    ['one is left out', [yes('a')], 'settlement.answer-missing'],
    ['one is answered twice', [yes('a'), yes('a')], 'settlement.answer-missing'],
    ['another is answered', [yes('a'), yes('c')], 'settlement.answer-missing'],
    [
      'a no has no reason',
      [yes('a'), { ...yes('b'), accepts: false }],
      'settlement.reason-missing (answers.1.reason)',
    ],
  ])('refused where %s', (_, answers, why) => {
    expect(() => checkAnswers(lines, answers)).toThrow(why);
  });

  it('accepted when whole', () => {
    expect(() =>
      checkAnswers(lines, [{ ...yes('b'), accepts: false, reason: 'It was so' }, yes('a')]),
    ).not.toThrow();
    expect(() =>
      checkDecisions(lines, [
        { lineId: 'b', amount: 20 },
        { lineId: 'a', amount: 0 },
      ]),
    ).not.toThrow();
    expect(() => checkDecisions(lines, [{ lineId: 'a', amount: 1 }])).toThrow('settlement.decision-missing');
    expect(() =>
      checkDecisions(lines, [
        { lineId: 'a', amount: 11 },
        { lineId: 'b', amount: 1 },
      ]),
    ).toThrow('settlement.decided-too-much (decisions.0.amount)');
  });
});

describe('a refund', () => {
  const refund = { amount: 100, paidOn: today, mode: 'upi' as const, reference: '432100987654' };
  it.each([
    ['of more than is left', { amount: 201 }, 'settlement.refund-too-much (amount)'],
    ['of tomorrow', { paidOn: '2026-11-25' }, 'settlement.refund-in-future (paid_on)'],
    ['without a reference', { reference: null }, 'settlement.reference-missing (reference)'],
  ])('%s is refused', (_, own, why) => {
    expect(() => checkRefund({ ...refund, ...own }, 200, today)).toThrow(why);
  });

  it('in cash needs no reference', () => {
    expect(() => checkRefund({ ...refund, mode: 'cash', reference: null }, 200, today)).not.toThrow();
  });

  it('that did not come is asked for again', () => {
    const refunds = [
      { amount: 60, state: 'denied' as const },
      { amount: 30, state: 'confirmed' as const },
      { amount: 20, state: 'reported' as const },
    ];
    expect(stillToRefund(100, refunds)).toBe(50);
    expect(refundedOf(refunds)).toBe(30);
  });
});
