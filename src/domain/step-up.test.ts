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
    ['an address', ['emailed-code']],
    ['a number', ['texted-code']],
    ['an address, a number', ['emailed-code', 'texted-code']],
    ['an address, a password', ['password', 'emailed-code']],
    ['a number, a password', ['password', 'texted-code']],
    ['an address, a number, a password', ['password', 'emailed-code', 'texted-code']],
    ['a number, a second factor', ['second-factor']],
    ['an address, a number, a password, a second factor', ['second-factor']],
  ])('%s may prove it by %s', (has, ways) => {
    const person = {
      hasPassword: has.includes('a password'),
      hasSecondFactor: has.includes('a second factor'),
      hasEmail: has.includes('an address'),
      hasPhone: has.includes('a number'),
    };
    expect(proofsOf(person)).toEqual(ways);
  });
});

describe('fresh proof', () => {
  it('is asked for by the acts of the table and by nothing else', () => {
    const asking = (Object.keys(permissions) as (keyof typeof permissions)[]).filter(needsFreshProof);
    expect(asking.toSorted()).toEqual(Object.values(stepUpActs).flat().toSorted());
  });
});
