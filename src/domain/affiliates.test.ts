import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type AffiliateStatus,
  affiliateCode,
  affiliateStatuses,
  checkAffiliateStatus,
  checkCalculationMode,
  checkSponsor,
  isAffiliateCode,
  MAX_SHADOW_POWER,
  nextAffiliateStatuses,
  readAffiliateCode,
  shadowPower,
} from './affiliates.ts';

describe('codes', () => {
  it('come from five random bytes', () => {
    expect(affiliateCode([5, 13, 1, 17, 7])).toBe('KRY-7F3K9');
    expect(() => affiliateCode([1, 2, 3, 4])).toThrow(RangeError);
    expect(() => affiliateCode([1, 2, 3, 4, 0.5])).toThrow(RangeError);
  });

  it('are readable: no 0, 1, I or O', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), (bytes) => {
        const code = affiliateCode(bytes);
        return (
          isAffiliateCode(code) && !/[01IO]/.test(code.slice(4)) && readAffiliateCode(code.slice(4)) === code
        );
      }),
    );
  });

  test.each([
    [' kry-7f3k9 ', 'KRY-7F3K9'],
    ['7f3k9', 'KRY-7F3K9'],
    ['farhan', 'FARHAN'],
    ['KRY-00000', 'KRY-00000'],
  ])('typed as %j are %j', (typed, code) => {
    expect(readAffiliateCode(typed)).toBe(code);
  });
});

describe('a sponsor', () => {
  const sponsor = (status: AffiliateStatus, affiliateId = 'KRY-BBBBB') => ({ affiliateId, status });

  test.each([
    ['affiliate.sponsor-unknown', null, false],
    ['affiliate.sponsor-is-self', sponsor('active', 'KRY-AAAAA'), false],
    ['affiliate.sponsor-terminated', sponsor('terminated'), false],
    ['affiliate.sponsor-in-own-team', sponsor('active'), true],
  ])('is refused with %s', (code, candidate, below) => {
    expect(() => checkSponsor('KRY-AAAAA', candidate, below)).toThrow(
      expect.objectContaining({ code, field: 'sponsor_id' }),
    );
  });

  test.each(affiliateStatuses.filter((status) => status !== 'terminated'))('may be %s', (status) => {
    expect(() => checkSponsor('KRY-AAAAA', sponsor(status), false)).not.toThrow();
    expect(() => checkSponsor(null, sponsor(status), false)).not.toThrow();
  });
});

describe('status', () => {
  const ready = { hasConsented: true, hasPan: true };
  const outcome = (from: AffiliateStatus, to: AffiliateStatus, given = ready) => {
    try {
      checkAffiliateStatus(from, to, given);
      return 'ok';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('moves along the table and nowhere else', () => {
    const allowed = affiliateStatuses.flatMap((from) =>
      affiliateStatuses.filter((to) => outcome(from, to) === 'ok').map((to) => `${from} to ${to}`),
    );
    expect(allowed).toEqual([
      'active to suspended',
      'active to terminated',
      'pending to active',
      'pending to suspended',
      'pending to terminated',
      'suspended to active',
      'suspended to terminated',
    ]);
    expect(nextAffiliateStatuses('terminated')).toEqual([]);
  });

  test.each([
    [{ hasConsented: false, hasPan: true }, 'affiliate.consent-missing'],
    [{ hasConsented: true, hasPan: false }, 'affiliate.pan-missing'],
  ])('is active only with consent and PAN: %j', (given, code) => {
    expect([outcome('pending', 'active', given), outcome('suspended', 'active', given)]).toEqual([
      code,
      code,
    ]);
    expect(outcome('pending', 'suspended', given)).toBe('ok');
  });
});

describe('calculation mode', () => {
  // spec 5: Mode change: reason required and trimmed
  it('changes for a reason, which is trimmed', () => {
    expect(checkCalculationMode('balanced', 'total_volume', '  asked for ')).toBe('asked for');
  });

  test.each([
    ['total_volume', ' \n ', 'affiliate.mode-reason-missing', 'reason'],
    ['balanced', 'asked for', 'affiliate.mode-unchanged', 'mode'],
  ] as const)('to %s with reason %j is refused', (chosen, reason, code, field) => {
    expect(() => checkCalculationMode('balanced', chosen, reason)).toThrow(
      expect.objectContaining({ code, field }),
    );
  });
});

describe('shadow power', () => {
  it('is active above 0', () => {
    expect([shadowPower(0), shadowPower(1)]).toEqual([
      { amount: 0, isActive: false },
      { amount: 1, isActive: true },
    ]);
  });

  test.each([-1, 0.5, Number.NaN, MAX_SHADOW_POWER + 1])('is not %s', (amount) => {
    expect(() => shadowPower(amount)).toThrow(expect.objectContaining({ code: 'shadow-power.out-of-range' }));
  });
});
