import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ENOUGH_DESCRIPTION,
  ENOUGH_PHOTOS,
  listingScore,
  type ScoredListing,
  scoredParts,
} from './listing-score.ts';
import { paise } from './money.ts';
import { listedAs } from './properties.ts';

const whole: ScoredListing = {
  photos: ENOUGH_PHOTOS,
  description: ENOUGH_DESCRIPTION,
  hasPin: true,
  hasVisitHours: true,
  rent: paise(2_000_000),
  similar: { median: paise(2_000_000), homes: 8 },
  listedAs: 'owner',
  state: 'Karnataka',
  hasRera: false,
};

describe('the score of a listing', () => {
  it('is 100 with nothing left to do', () => {
    expect(listingScore(whole)).toEqual({ score: 100, next: null, amount: null });
  });

  it.each([
    ['photos', { photos: 2 }, 78, 4],
    ['description', { description: 0 }, 78, null],
    ['pin', { hasPin: false }, 83, null],
    ['visit_hours', { hasVisitHours: false }, 89, null],
    ['rent', { rent: paise(2_400_000) }, 89, 20],
    ['rera', { listedAs: 'broker' }, 90, null],
  ] as const)('names %s where that lacks most', (next, lacks, score, amount) => {
    expect(listingScore({ ...whole, ...lacks })).toEqual({ score, next, amount });
  });

  it('puts photos before all else in a bare listing', () => {
    const bare = { ...whole, photos: 0, description: 0, hasPin: false, hasVisitHours: false };
    expect(listingScore(bare)).toEqual({ score: 17, next: 'photos', amount: ENOUGH_PHOTOS });
  });

  it('holds no rent against a home that too few compare with, or that is cheap', () => {
    expect(listingScore({ ...whole, similar: null }).score).toBe(100);
    expect(listingScore({ ...whole, rent: paise(1_000_000) }).score).toBe(100);
    const few = { median: paise(1_000_000), homes: 4 };
    expect(listingScore({ ...whole, similar: few }).score).toBe(100);
  });

  it('wants a RERA number of agents alone, once the state is known', () => {
    expect(listingScore({ ...whole, listedAs: 'broker', hasRera: true }).score).toBe(100);
    expect(listingScore({ ...whole, listedAs: 'broker', state: null }).next).toBeNull();
    expect(listingScore({ ...whole, listedAs: 'managed' }).next).toBeNull();
  });

  it('is never 100 while something is left, and never falls when more is said', () => {
    const listing = fc.record({
      photos: fc.nat(20),
      description: fc.nat(400),
      hasPin: fc.boolean(),
      hasVisitHours: fc.boolean(),
      rent: fc.option(fc.integer({ min: 100_000, max: 10_000_000 }).map(paise)),
      similar: fc.option(fc.record({ median: fc.constant(paise(2_000_000)), homes: fc.nat(20) })),
      listedAs: fc.constantFrom(...listedAs),
      state: fc.constantFrom('Karnataka', 'Nagaland', null),
      hasRera: fc.boolean(),
    });
    fc.assert(
      fc.property(listing, (one) => {
        const { score, next } = listingScore(one);
        expect(score === 100).toBe(next === null);
        expect(score).toBeGreaterThanOrEqual(0);
        if (next !== null) expect(scoredParts).toContain(next);
        const better = { ...one, photos: one.photos + 1, hasPin: true, hasVisitHours: true, hasRera: true };
        expect(listingScore(better).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});
