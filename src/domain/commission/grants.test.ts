import { expect, it, test } from 'vitest';
import { grantServes, latestGrantEnd } from './grants.ts';
import { presentPlan } from './plan.ts';

test.each([
  [
    { start: '2026-01-15', end: '2026-07-14' },
    ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'],
  ],
  [
    { start: '2026-01-31', end: '2026-08-02' },
    ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'],
  ],
  [
    { start: '2026-03-01', end: '2026-12-31' },
    ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08'],
  ],
  [{ start: '2026-02-27', end: '2026-02-28' }, ['2026-02']],
  [{ start: '2026-02-01', end: '2026-02-27' }, []],
  [{ start: '2025-12-31', end: '2026-01-30' }, []],
  [null, []],
])('%j serves %j', (grant, served) => {
  const year = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`);
  expect(year.filter((month) => grantServes(grant, month, presentPlan))).toEqual(served);
});

it('ends at most 183 days after its start', () => {
  expect(latestGrantEnd('2026-01-15', presentPlan)).toBe('2026-07-17');
});
