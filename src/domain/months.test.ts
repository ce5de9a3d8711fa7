import { describe, expect, it } from 'vitest';
import { cutOffOf, isCutOff, openMonths, postingMonthAt } from './months.ts';

describe('the cut-off of a month', () => {
  it.each([
    ['2026-10', '2026-11-09T18:30:00.000Z'],
    ['2026-12', '2027-01-09T18:30:00.000Z'],
  ])('of %s is midnight in India on the 10th of the next month', (month, instant) => {
    expect(cutOffOf(month)).toBe(instant);
  });

  it.each([
    ['2026-12', '2027-01-09T23:59:59.999+05:30', false],
    ['2026-12', '2027-01-10T00:00:00+05:30', true],
    ['2026-12', '2027-01-09T18:30:00Z', true],
  ])('of %s has passed at %s: %s', (month, now, passed) => {
    expect(isCutOff(month, now)).toBe(passed);
  });
});

describe('the month that late money posts in', () => {
  it.each([
    ['2026-11-05T12:00:00+05:30', '2026-10'],
    ['2026-11-09T23:59:59+05:30', '2026-10'],
    ['2026-11-10T00:00:00+05:30', '2026-11'],
    ['2026-11-30T18:30:00Z', '2026-11'],
    ['2027-01-09T18:29:59Z', '2026-12'],
    ['2027-01-09T18:30:00Z', '2027-01'],
  ])('at %s is %s', (now, month) => {
    expect(postingMonthAt(now)).toBe(month);
  });
});

describe('the open months', () => {
  it.each([
    ['2026-09', ['2026-11', '2026-10', '2026-09']],
    ['2026-11', ['2026-11']],
    [null, ['2026-11']],
    ['2026-12', ['2026-12']],
  ])('on 21 November, when %s closes next', (next, months) => {
    expect(openMonths(next, '2026-11-21T12:00:00+05:30')).toEqual(months);
  });
});
