// What is owed leads, until the present month is worth more and old enough to say so.
import { expect, it } from 'vitest';
import { isBalanceFirst } from './leading-figure.ts';

const of = (earned: number, empty: string | null = null) => ({
  estimate: { month: '2026-12', person: { earned } } as never,
  empty,
});

it.each([
  ['nothing is owed', 0, of(900), '2026-12-20', false],
  ['more is owed than the month would add', 1_000, of(900), '2026-12-20', true],
  ['the month would add more', 800, of(900), '2026-12-20', false],
  ['the month would add more, on its second day', 800, of(900), '2026-12-02', true],
  ['nothing is paid yet in the month', 800, of(900, '2026-12'), '2026-12-20', true],
] as const)('%s', (_, payable, shown, today, first) => {
  expect(isBalanceFirst(payable, shown as Parameters<typeof isBalanceFirst>[1], today as never)).toBe(first);
});
