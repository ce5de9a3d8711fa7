import { afterEach, expect, it, vi } from 'vitest';
import { clock } from './clock.ts';

afterEach(() => vi.useRealTimers());

it('tells the time of the device, ahead by as much as the product is', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T18:29:00Z') });
  expect(clock.now()).toBe('2026-11-24T18:29:00.000Z');
  expect(clock.today()).toBe('2026-11-24');
  clock.follow(60_000);
  expect(clock.now()).toBe('2026-11-24T18:30:00.000Z');
  // Midnight in India.
  expect(clock.today()).toBe('2026-11-25');
});
