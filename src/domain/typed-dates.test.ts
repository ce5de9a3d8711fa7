import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, type CalendarDate, monthOf } from './dates.ts';
import { languageTags } from './languages.ts';
import { readTypedDate, readTypedMonth } from './typed-dates.ts';

const today = '2026-11-20';

test.each([
  ['5 Nov 2026', '2026-11-05'],
  ['5 नवंबर 2026', '2026-11-05'],
  ['1 फ़रवरी', '2027-02-01'],
  ['1 फरवरी', '2027-02-01'],
  ['५ नवंबर २०२६', '2026-11-05'],
  ['०५/११/२०२६', '2026-11-05'],
  ['05/11/2026', '2026-11-05'],
  ['5-11-26', '2026-11-05'],
  ['5.11.2026', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['२०२६-११-०५', '2026-11-05'],
  ['1st Jan 2027', '2027-01-01'],
  ['22nd Dec', '2026-12-22'],
  ['1 december', '2026-12-01'],
  ['5 Nov', '2027-11-05'],
  ['20 nov', '2026-11-20'],
  ['31 Nov 2026', null],
  ['29 Feb 2027', null],
  ['5 nev 2026', null],
  ['soon', null],
  ['', null],
])('"%s" means %s', (text, date) => {
  expect(readTypedDate(text, today)).toBe(date);
});

it('leaves a day without a year unread where the present day is not known', () => {
  expect(readTypedDate('5 Nov')).toBeNull();
});

test.each([
  ['2026-11', '2026-11'],
  ['Nov 2026', '2026-11'],
  ['november 26', '2026-11'],
  ['नवंबर २०२६', '2026-11'],
  ['११/२०२६', '2026-11'],
  ['13/2026', null],
  ['Nov', null],
  ['', null],
])('the month "%s" is %s', (text, month) => {
  expect(readTypedMonth(text)).toBe(month);
});

describe('what the product shows', () => {
  const dates = fc.integer({ min: 0, max: 36_000 }).map((days): CalendarDate => addDays('2000-01-01', days));
  const ways = Object.values(languageTags).flatMap((tag) =>
    (['short', 'long', '2-digit'] as const).map((month) => {
      const own = { year: 'numeric', timeZone: 'UTC' } as const;
      const day = new Intl.DateTimeFormat(tag, { ...own, month, day: 'numeric' });
      return { day, month: new Intl.DateTimeFormat(tag, { ...own, month }) };
    }),
  );

  it.each(ways)('is read back in every way of writing it', (format) => {
    fc.assert(
      fc.property(dates, (date) => {
        const moment = new Date(`${date}T00:00:00Z`);
        expect(readTypedDate(format.day.format(moment))).toBe(date);
        expect(readTypedMonth(format.month.format(moment))).toBe(monthOf(date));
      }),
      { numRuns: 60 },
    );
  });
});
