import { beforeEach, expect, it } from 'vitest';
import { COMPARE_KEY, comparable, comparePath, createCompareStore } from './compare-store.ts';

const idOf = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const kept = new Map<string, string>();
const area = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
beforeEach(() => kept.clear());

it('keeps up to four homes and says when there is no room', () => {
  const store = createCompareStore(area);
  expect([1, 2, 3, 4].map((n) => store.toggle(idOf(n)))).toEqual([true, true, true, true]);
  expect(store.toggle(idOf(5))).toBe(false);
  expect(store.get()).toHaveLength(4);
  expect(store.toggle(idOf(1))).toBe(true);
  expect(store.get()).toEqual([2, 3, 4].map(idOf));
  expect(createCompareStore(area).get()).toEqual([2, 3, 4].map(idOf));
});

it('believes nothing that is no list of homes', () => {
  for (const text of ['{', '{"a":1}', '["x", 7, null]']) {
    kept.set(COMPARE_KEY, text);
    expect(createCompareStore(area).get()).toEqual([]);
  }
  expect(comparable([idOf(1), idOf(1), 'x', ...[2, 3, 4, 5].map(idOf)])).toEqual([1, 2, 3, 4].map(idOf));
});

it('makes an address that can be passed on', () => {
  expect(comparePath([idOf(1), idOf(2)])).toBe(`/compare?home=${idOf(1)}&home=${idOf(2)}`);
});
