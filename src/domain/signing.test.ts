import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaseStates } from './leases.ts';
import { isTurnOf, outcomeOf, signingEnds, turnAtSigning } from './signing.ts';

describe('whose turn it is', () => {
  const landlord = { turn: 1, signedAt: null };
  const [asha, nisha] = [
    { turn: 2, signedAt: null },
    { turn: 2, signedAt: null },
  ];

  it('is the landlord’s first, then of all who rent at once, and of nobody twice', () => {
    expect(isTurnOf(landlord, [landlord, asha, nisha])).toBe(true);
    expect(isTurnOf(asha, [landlord, asha, nisha])).toBe(false);
    const signed = { ...landlord, signedAt: '2026-11-26T06:00:00Z' };
    expect([asha, nisha].map((signer) => isTurnOf(signer, [signed, asha, nisha]))).toEqual([true, true]);
    expect(isTurnOf(signed, [signed, asha, nisha])).toBe(false);
  });

  it('is never of those who are only named', () => {
    expect((['co_owner', 'occupant'] as const).map(turnAtSigning)).toEqual([null, null]);
  });
});

it('ends with the fourteenth day in India', () => {
  expect(signingEnds('2026-11-26T19:00:00.000Z')).toBe('2026-12-11T18:29:59.000Z');
});

describe('a signature', () => {
  const proposed = {
    signedAt: '2026-11-26T06:00:00.000Z',
    expiresAt: '2026-12-10T18:29:59.000Z',
    lease: 'proposed',
    isCurrent: true,
    hasAccepted: false,
    isHomeTaken: false,
  } as const;

  it.each([
    [{}, 'accepted'],
    [{ hasAccepted: true }, 'kept'],
    [{ hasAccepted: true, lease: 'active' }, 'kept'],
    [{ isCurrent: false }, 'void'],
    [{ isCurrent: false, hasAccepted: true }, 'void'],
    [{ isHomeTaken: true }, 'void'],
    [{ lease: 'draft' }, 'void'],
    [{ lease: 'cancelled' }, 'void'],
    [{ signedAt: '2026-12-10T18:30:00.000Z' }, 'void'],
  ] as const)('%j is %s', (own, outcome) => {
    expect(outcomeOf({ ...proposed, ...own })).toBe(outcome);
  });

  it('is a yes to nothing but the very document of a proposal, in time', () => {
    fc.assert(
      fc.property(
        fc.record({
          lease: fc.constantFrom(...leaseStates),
          isCurrent: fc.boolean(),
          hasAccepted: fc.boolean(),
          isHomeTaken: fc.boolean(),
          signedAt: fc.constantFrom(proposed.signedAt, '2027-01-01T00:00:00.000Z'),
        }),
        (given) => {
          if (outcomeOf({ ...proposed, ...given }) !== 'accepted') return;
          expect({ ...given, signedAt: given.signedAt < proposed.expiresAt }).toEqual({
            lease: 'proposed',
            isCurrent: true,
            hasAccepted: false,
            isHomeTaken: false,
            signedAt: true,
          });
        },
      ),
    );
  });
});
