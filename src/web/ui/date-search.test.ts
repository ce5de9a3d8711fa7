// The keyboard finds the day that is meant, within 365 days.
import { expect, test } from 'vitest';
import { addDays } from '../../domain/dates.ts';
import { DATE_SEARCH_DAYS, nextEnabledDate } from './date-search.ts';

const today = '2026-11-20';

test('a day that can be chosen is found at once, others are stepped over', () => {
  expect(nextEnabledDate(today, 1, () => true)).toBe(today);
  expect(nextEnabledDate(today, 1, (date) => date > '2026-11-24')).toBe('2026-11-25');
  expect(nextEnabledDate(today, -1, (date) => date < '2026-11-10')).toBe('2026-11-09');
  expect(nextEnabledDate(today, 7, (date) => date > '2026-11-21')).toBe('2026-11-27');
});

// spec 9: Date-picker keyboard search: up to 365 days
test('the search ends after 365 days', () => {
  const only = (date: string) => (found: string) => found === date;
  const last = addDays(today, DATE_SEARCH_DAYS);
  expect(nextEnabledDate(today, 1, only(last))).toBe(last);
  expect(nextEnabledDate(today, 1, only(addDays(last, 1)))).toBeUndefined();
  expect(nextEnabledDate(today, -1, only(addDays(today, -DATE_SEARCH_DAYS)))).toBe('2025-11-20');
});
