import { describe, expect, it } from 'vitest';
import { permissions } from './permissions.ts';
import { isProofFresh, needsFreshProof, proofsOf, stepUpActs } from './step-up.ts';

describe('a proof', () => {
  it.each([
    [null, false],
    [0, true],
    [299, true],
    [300, false],
    [86_400, false],
  ])('given %s seconds ago is fresh: %s', (secondsAgo, isFresh) => {
    expect(isProofFresh(secondsAgo)).toBe(isFresh);
  });
});

describe('whoever has', () => {
  it.each([
    [{ hasPassword: false, hasSecondFactor: false }, ['emailed-code']],
    [{ hasPassword: true, hasSecondFactor: false }, ['password', 'emailed-code']],
    [{ hasPassword: false, hasSecondFactor: true }, ['second-factor']],
    [{ hasPassword: true, hasSecondFactor: true }, ['second-factor']],
  ])('%o may prove it by %s', (person, ways) => {
    expect(proofsOf(person)).toEqual(ways);
  });
});

describe('fresh proof', () => {
  it('is asked for by the acts of the table and by nothing else', () => {
    const asking = (Object.keys(permissions) as (keyof typeof permissions)[]).filter(needsFreshProof);
    expect(asking.toSorted()).toEqual(Object.values(stepUpActs).flat().toSorted());
  });
});
