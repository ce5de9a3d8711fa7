import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOwedBy, askedFor, unnamed } from './rent-answers.ts';

const month = { amount: 23_000_00, received: 0, reported: 0, disputed: 0 };

describe('a month of rent', () => {
  it.each([
    ['nothing was paid', {}, null, 23_000_00],
    ['all of it is reported', { reported: 23_000_00 }, 'receiver', 0],
    ['a part is reported', { reported: 20_000_00 }, 'receiver', 0],
    ['a payment is in dispute', { disputed: 23_000_00 }, 'tenant', 0],
    ['a part is in dispute and a part reported', { disputed: 20_000_00, reported: 3_000_00 }, 'receiver', 0],
    ['a part is confirmed', { received: 20_000_00 }, null, 3_000_00],
    ['it is paid', { received: 23_000_00 }, null, 0],
  ] as const)('when %s', (_, own, owedBy, asked) => {
    expect(answerOwedBy({ ...month, ...own })).toBe(owedBy);
    expect(askedFor({ ...month, ...own })).toBe(asked);
  });

  it('never asks for what was named already', () => {
    const paise = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(paise, paise, paise, paise, (amount, received, reported, disputed) => {
        const due = { amount, received, reported, disputed };
        const asked = askedFor(due);
        if (reported + disputed > 0) expect(asked).toBe(0);
        expect(asked).toBeLessThanOrEqual(unnamed(due));
        expect(received + reported + disputed + unnamed(due)).toBeGreaterThanOrEqual(amount);
      }),
    );
  });
});
