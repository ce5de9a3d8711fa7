import { describe, expect, it } from 'vitest';
import { checkCreditCorrection, correctedMonths, nextCreditCorrection } from './credit-corrections.ts';

const wanted = { from: '2026-10-01', affiliate: 'KRY-B', joinedOn: '2025-01-01' };
const home = { leaseStart: '2026-09-15', credited: 'KRY-A' };
const TODAY = '2026-12-03';

describe('a correction of the credited affiliate', () => {
  it.each([
    ['from a day in the past', {}, {}, null],
    ['from today', { from: TODAY }, {}, 'credit-correction.not-past'],
    ['from before the lease', { from: '2026-09-14' }, {}, 'credit-correction.before-lease'],
    ['to who is credited', { affiliate: 'KRY-A' }, {}, 'credit-correction.no-change'],
    ['to nobody', { affiliate: null, joinedOn: null }, {}, null],
    [
      'from nobody to nobody',
      { affiliate: null, joinedOn: null },
      { credited: null },
      'credit-correction.no-change',
    ],
    ['to who joined in that month', { joinedOn: '2026-10-31' }, {}, null],
    ['to who joined later', { joinedOn: '2026-11-01' }, {}, 'credit-correction.not-joined'],
  ])('%s', (_, ownWanted, ownHome, rule) => {
    const check = () => checkCreditCorrection({ ...wanted, ...ownWanted }, { ...home, ...ownHome }, TODAY);
    if (rule === null) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code: rule }));
  });

  it.each([
    ['2026-10-20', '2026-12-03', { first: '2026-10', last: '2026-11' }],
    ['2026-10-20', '2026-10-25', { first: '2026-10', last: '2026-09' }],
    ['2026-10-31', null, { first: '2026-10', last: null }],
  ])('from %s until %s is of these months', (from, until, months) => {
    expect(correctedMonths(from, until)).toEqual(months);
  });

  it('is decided once', () => {
    expect(nextCreditCorrection('proposed', 'approve')).toBe('approved');
    expect(nextCreditCorrection('proposed', 'withdraw')).toBe('withdrawn');
    for (const state of ['approved', 'withdrawn'] as const) {
      expect(() => nextCreditCorrection(state, 'approve')).toThrow(
        expect.objectContaining({ code: 'credit-correction.transition-not-allowed' }),
      );
    }
  });
});
