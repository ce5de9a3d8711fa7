import { describe, expect, it } from 'vitest';
import type { Instant } from './dates.ts';
import { newcomerStage } from './newcomers.ts';

const createdAt = '2026-11-01T06:00:00.000Z' as Instant;
const daysOn = (days: number) => new Date(Date.parse(createdAt) + days * 86_400_000).toISOString() as Instant;

describe('newcomerStage', () => {
  it.each([
    [0, 1, false, 'first', 30],
    [6.9, 1, false, 'first', 30],
    [7, 1, false, 'later', 30],
    [29.9, 0, false, 'later', 30],
    [30, 1, false, null, null],
    [0, 2, false, 'later', 7],
    [7, 2, false, null, null],
    [0, 1, true, null, null],
  ] as const)('after %s days with %s confirmed, known %s: %s', (days, confirmed, isKnown, stage, until) => {
    expect(newcomerStage({ createdAt, confirmed, isKnown }, daysOn(days))).toEqual(
      stage && { stage, until: daysOn(until) },
    );
  });
});
