import { expect, it } from 'vitest';
import { parseSlice, sliceSlug, slicesOf } from './place-slices.ts';

const rents = (bedrooms: number, homes: number, [lower, median, upper]: [number, number, number]) => ({
  bedrooms,
  homes,
  lower_quartile: lower * 100,
  median: median * 100,
  upper_quartile: upper * 100,
});

it.each(['1-bhk', '5-bhk', 'under-10000', 'under-100000'])('reads %s and writes it again', (text) => {
  const slice = parseSlice(text);
  expect(slice && sliceSlug(slice)).toBe(text);
});

it.each(['6-bhk', '0-bhk', 'under-25001', 'under-', 'kothrud', '2-bhk-', ''])(
  'takes "%s" for no page',
  (text) => {
    expect(parseSlice(text)).toBeNull();
  },
);

it('offers sizes of three homes or more, and budgets that at least three homes keep', () => {
  const place = [rents(1, 2, [9000, 9500, 9900]), rents(2, 27, [15_500, 18_000, 21_500])];
  expect(slicesOf(place).map(sliceSlug)).toEqual(['2-bhk', 'under-20000']);
});

it('offers no budget that every home keeps, nor one that none does', () => {
  expect(slicesOf([rents(2, 40, [26_000, 27_000, 29_000])]).map(sliceSlug)).toEqual(['2-bhk']);
  expect(slicesOf([])).toEqual([]);
});
