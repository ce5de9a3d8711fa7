import { describe, expect, it } from 'vitest';
import { growthPercent } from './growth.ts';

describe('growth against last month', () => {
  it.each([
    [90_000_000, 80_000_000, 12.5],
    [103, 100, 3],
    [1, 3, -66.7],
    [100, 100, 0],
    [0, 4, -100],
  ])('from %i it is now %i', (now, before, percent) => {
    expect(growthPercent(now, before)).toBe(percent);
  });

  it('has no percentage where there was nothing before', () => {
    expect(growthPercent(5, 0)).toBeNull();
  });
});
