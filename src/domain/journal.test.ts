import { describe, expect, it } from 'vitest';
import { appliedOn, isBalanced } from './journal.ts';

describe('an entry', () => {
  it.each([
    ['one line', [{ amount: 5 }]],
    ['a paisa too many', [{ amount: 5 }, { amount: -4 }]],
    ['an empty line', [{ amount: 5 }, { amount: -5 }, { amount: 0 }]],
    ['half a paisa', [{ amount: 0.5 }, { amount: -0.5 }]],
  ])('is refused with %s', (_, lines) => {
    expect(isBalanced(lines)).toBe(false);
  });
});

it('counts credit on the day its month is due, and what comes later on the day it came', () => {
  expect(appliedOn('2026-11-28', '2026-12-05')).toBe('2026-12-05');
  expect(appliedOn('2026-12-09', '2026-12-05')).toBe('2026-12-09');
});
