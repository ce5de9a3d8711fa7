import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  dateInIndia,
  daysBetween,
  epochMs,
  firstDayOf,
  formatDate,
  formatInstant,
  formatMonth,
  hourInIndia,
  instantInIndia,
  isCalendarDate,
  isInstant,
  isLeapYear,
  isMonth,
  lastDayOf,
  monthOf,
  shiftMonth,
} from './dates.ts';

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('validity', () => {
  test.each(['2024-02-29', '2000-02-29', '2026-12-31'])('%s exists', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '0001-01-01',
    'today',
    '',
  ])('%j does not', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('knows leap years', () => {
    expect([1900, 2000, 2023, 2024].map(isLeapYear)).toEqual([false, true, false, true]);
  });

  it('knows months', () => {
    expect(['2026-01', '2026-12', '2026-13', '2026-1', '2026'].map(isMonth)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('knows instants', () => {
    expect(isInstant('2026-11-05T09:00:00+05:30')).toBe(true);
    expect(isInstant('2026-11-05T03:30Z')).toBe(true);
    expect(isInstant('2026-02-30T03:30:00Z')).toBe(false);
    expect(isInstant('2026-11-05T25:00:00Z')).toBe(false);
    expect(isInstant('2026-11-05 09:00')).toBe(false);
  });

  it('says what is wrong', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow('date.invalid');
    expect(() => addDays('9999-12-31', 1)).toThrow('date.invalid');
    expect(() => addDays('2026-01-01', 1e18)).toThrow('date.invalid');
    expect(() => shiftMonth('2026-13', 1)).toThrow('month.invalid');
    expect(() => firstDayOf('2026')).toThrow('month.invalid');
    expect(() => lastDayOf('2026')).toThrow('month.invalid');
    expect(() => monthOf('2026')).toThrow('date.invalid');
    expect(() => dateInIndia('2026-11-05')).toThrow('instant.invalid');
    expect(() => instantInIndia('2026-11-05', 24)).toThrow('instant.invalid');
  });
});

describe('days', () => {
  it('crosses months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-01-15', '2026-07-17')).toBe(183);
  });

  it('adds what lies between', () => {
    fc.assert(fc.property(dates, dates, (from, to) => addDays(from, daysBetween(from, to)) === to));
  });
});

describe('months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-05', 2, '2027-01-05'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('%s and %s months are %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('shifts back what it shifted on', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, months) => {
        const month = monthOf(date);
        expect(shiftMonth(shiftMonth(month, months), -months)).toBe(month);
      }),
    );
  });

  it('knows first and last days', () => {
    expect([firstDayOf('2024-02'), lastDayOf('2024-02'), lastDayOf('2026-12')]).toEqual([
      '2024-02-01',
      '2024-02-29',
      '2026-12-31',
    ]);
    fc.assert(
      fc.property(
        dates,
        (date) => monthOf(addDays(lastDayOf(monthOf(date)), 1)) === shiftMonth(monthOf(date), 1),
      ),
    );
  });
});

describe('India', () => {
  it('begins its day at 18:30 UTC', () => {
    expect(dateInIndia('2026-11-04T18:29:59Z')).toBe('2026-11-04');
    expect(dateInIndia('2026-11-04T18:30:00Z')).toBe('2026-11-05');
    expect(dateInIndia('2026-11-05T00:00:00+05:30')).toBe('2026-11-05');
    expect(hourInIndia('2026-11-04T18:30:00Z')).toBe(0);
    expect(hourInIndia('2026-11-05T06:29:00Z')).toBe(11);
  });

  it('turns a date and an hour there into a moment', () => {
    expect(instantInIndia('2026-11-05', 9)).toBe('2026-11-05T03:30:00.000Z');
    expect(epochMs('2026-11-05T09:00:00+05:30')).toBe(epochMs('2026-11-05T03:30:00Z'));
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 23 }), (date, hour) => {
        const instant = instantInIndia(date, hour);
        expect([dateInIndia(instant), hourInIndia(instant)]).toEqual([date, hour]);
      }),
    );
  });
});

describe('display', () => {
  // spec 9: Dates en-IN
  it('shows day, short month and year', () => {
    expect(formatDate('2026-11-05')).toBe('5 Nov 2026');
    expect(formatMonth('2026-11')).toBe('Nov 2026');
    expect(formatInstant('2026-11-04T18:30:00Z')).toMatch(/^5 Nov 2026, 12:00\sam$/);
  });

  test('every month has three letters', () => {
    const months = Array.from({ length: 12 }, (_, at) => shiftMonth('2026-01', at));
    for (const month of months) expect(formatMonth(month)).toMatch(/^[A-Z][a-z]{2} 2026$/);
  });
});
