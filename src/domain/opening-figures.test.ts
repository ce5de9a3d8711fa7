import { describe, expect, it } from 'vitest';
import { RuleBroken } from './errors.ts';
import { checkContest, isForSides, type Named, namedBy, turnOfFigure } from './opening-figures.ts';

const ruleOf = (run: () => void): string | undefined => {
  try {
    run();
  } catch (error) {
    return error instanceof RuleBroken ? error.code : 'another error';
  }
  return undefined;
};

describe('contesting an opening figure', () => {
  const lease = { state: 'active', toldOn: '2026-11-01' } as const;
  const figure = { said: 100, amount: 0, isContested: false };

  it('is possible for seven whole days after word of the lease, and before any word came', () => {
    expect(ruleOf(() => checkContest(lease, figure, '2026-11-08'))).toBeUndefined();
    expect(ruleOf(() => checkContest(lease, figure, '2026-11-09'))).toBe('opening-figure.too-late');
    expect(ruleOf(() => checkContest({ ...lease, toldOn: null }, figure, '2027-11-09'))).toBeUndefined();
    expect(ruleOf(() => checkContest({ ...lease, state: 'ended' }, figure, '2026-11-02'))).toBe(
      'opening-figure.too-late',
    );
  });

  it('happens once, and names another amount', () => {
    expect(ruleOf(() => checkContest(lease, { ...figure, isContested: true }, '2026-11-02'))).toBe(
      'opening-figure.contested',
    );
    expect(ruleOf(() => checkContest(lease, { ...figure, amount: 100 }, '2026-11-02'))).toBe(
      'opening-figure.same',
    );
  });
});

describe('naming an amount', () => {
  const open: Named = { tenantSays: 0, landlordSays: 100, lastBy: 'tenant' };

  it('agrees once both say the same, whoever gives way', () => {
    expect(namedBy(open, 'landlord', 0)).toMatchObject({ isAgreed: true, landlordSays: 0 });
    expect(namedBy(open, 'tenant', 100)).toMatchObject({ isAgreed: true, tenantSays: 100 });
    expect(namedBy(open, 'landlord', -50)).toEqual({
      tenantSays: 0,
      landlordSays: -50,
      lastBy: 'landlord',
      isAgreed: false,
    });
  });

  it('makes it the other side’s turn', () => {
    expect(turnOfFigure(open)).toBe('landlord');
    expect(turnOfFigure(namedBy(open, 'landlord', 60))).toBe('tenant');
  });
});

it('is the team’s where nobody can answer: no landlord yet, or money that the operator owes', () => {
  const both = { kind: 'deposit', isWithOperator: false, hasLandlord: true } as const;
  expect(isForSides(both)).toBe(true);
  expect(isForSides({ ...both, isWithOperator: true })).toBe(false);
  expect(isForSides({ ...both, kind: 'balance', isWithOperator: true })).toBe(true);
  expect(isForSides({ ...both, hasLandlord: false })).toBe(false);
});
