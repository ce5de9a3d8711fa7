import { describe, expect, it } from 'vitest';
import {
  isShownAt,
  isTaken,
  runsOfDays,
  someDateOn,
  type VisitHours,
  weekdayOf,
  weekdays,
} from './visit-hours.ts';

const hours: VisitHours[] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: 18, until: 20 },
  { days: ['sat', 'sun'], from: 10, until: 17 },
];
/** A Thursday and the Saturday after it. */
const thursday = '2026-11-05';
const saturday = '2026-11-07';

it('knows the weekday of a date, before and after the Monday it counts from', () => {
  expect(weekdayOf(thursday)).toBe('thu');
  expect(weekdayOf('2026-11-01')).toBe('sun');
  expect(weekdayOf('2024-02-29')).toBe('thu');
  expect(weekdays.map((day) => weekdayOf(someDateOn(day)))).toEqual(weekdays);
});

describe('hours by weekday', () => {
  it.each([
    [thursday, 17, false],
    [thursday, 18, true],
    [thursday, 19, true],
    [saturday, 9, false],
    [saturday, 10, true],
    [saturday, 16, true],
    // It would end at six, after the home is shown.
    [saturday, 17, false],
  ])('on %s at %i: %s', (date, hour, isShown) => {
    expect(isShownAt(hours, date, hour)).toBe(isShown);
  });

  it('may be two on one day', () => {
    const twice: VisitHours[] = [
      { days: ['thu'], from: 9, until: 11 },
      { days: ['thu'], from: 18, until: 20 },
    ];
    expect([9, 10, 11, 17, 18].map((hour) => isShownAt(twice, thursday, hour))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  it('are any, where none are named, also for several people at once', () => {
    expect(isShownAt(null, thursday, 9)).toBe(true);
    const taken = [{ date: thursday, hour: 18 }];
    expect(isTaken({ hours: null, taken }, thursday, 18)).toBe(false);
    expect(isTaken({ hours, taken }, thursday, 18)).toBe(true);
    expect(isTaken({ hours, taken }, thursday, 19)).toBe(false);
    expect(isTaken({ hours, taken }, saturday, 18)).toBe(false);
  });
});

it('days that follow each other are one run', () => {
  expect(runsOfDays(['mon', 'tue', 'wed', 'thu', 'fri'])).toEqual([['mon', 'fri']]);
  expect(runsOfDays(['sun', 'mon', 'wed'])).toEqual([
    ['mon', 'mon'],
    ['wed', 'wed'],
    ['sun', 'sun'],
  ]);
});
