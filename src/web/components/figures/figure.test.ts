import { describe, expect, it } from 'vitest';
import {
  axisTicks,
  axisWords,
  dwarfedSeries,
  filledRows,
  plainNumber,
  type Series,
  shortTextOf,
  textOf,
  unknownEnd,
  withoutEmptyStart,
} from './figure.ts';

describe('a figure', () => {
  it.each([
    [1234567, 'count', '12,34,567', 1234567],
    [0, 'count', '0', 0],
    [1_50_000_50, 'money', '₹1,50,001', 150000.5],
    [-2_500_00, 'money', '-₹2,500', -2500],
    [2_911, 'percent', '29.1%', 29.11],
    [null, 'money', '–', null],
    [undefined, 'count', '–', null],
  ] as const)('%s as %s is %s, and %s in a file', (value, unit, text, plain) => {
    expect(textOf(value, unit)).toBe(text);
    expect(plainNumber(value, unit)).toBe(plain);
  });

  it('is short beside an axis', () => {
    expect([shortTextOf(1_50_000_00, 'money'), shortTextOf(12.5, 'count')]).toEqual(['₹1.5 L', '12.5']);
  });
});

describe('the marks of an axis', () => {
  it.each([
    [34_00_000_00, [0, 10_00_000_00, 20_00_000_00, 30_00_000_00, 40_00_000_00]],
    [2_500, [0, 500, 1_000, 1_500, 2_000, 2_500]],
    [17, [0, 5, 10, 15, 20]],
    [3, [0, 1, 2, 3]],
    [1, [0, 1]],
    [0, [0, 1]],
  ])('up to %s are round', (most, ticks) => {
    expect(axisTicks(most)).toEqual(ticks);
  });
});

const drawn: Series[] = [{ name: 'homes', label: 'Homes', unit: 'count', colour: 'teal.5' }];
const month = (label: string, homes: number | null) => ({ label, values: { homes } });

it('leaves out the rows that say nothing, and keeps all where none says anything', () => {
  const rows = [month('Sep', 0), month('Oct', 2), month('Nov', null)];
  expect(filledRows(rows, drawn).map(({ label }) => label)).toEqual(['Oct']);
  expect(filledRows([month('Sep', 0)], drawn)).toHaveLength(1);
});

it('begins a chart at its first figure, and keeps the gaps after it', () => {
  const rows = [month('Sep', 0), month('Oct', 2), month('Nov', 0)];
  expect(withoutEmptyStart(rows, drawn).map(({ label }) => label)).toEqual(['Oct', 'Nov']);
  expect(withoutEmptyStart([month('Sep', 0)], drawn)).toHaveLength(1);
});

describe('months beside an axis', () => {
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  it.each([
    [names.slice(0, 5), ['Jan', 'Feb', 'Mar', 'Apr', 'May']],
    [names, ['Jan', 'Apr', 'Jun', 'Aug', 'Oct', 'Dec']],
    [names.slice(1, 9), ['Feb', 'May', 'Jul', 'Sep']],
    [names.slice(0, 10), ['Jan', 'Apr', 'Jun', 'Aug', 'Oct']],
    [names.slice(3), ['Apr', 'Jun', 'Aug', 'Oct', 'Dec']],
  ])('of %j have their words from the first to the last: %j', (all, shown) => {
    expect(axisWords(all.map((name) => month(name, 1)))).toEqual(shown);
  });
});

it('nothing is known of the months after the last one that is closed', () => {
  const rows = [month('Sep', 0), month('Oct', null), month('Nov', null)];
  expect(unknownEnd(rows, drawn).map(({ label }) => label)).toEqual(['Oct', 'Nov']);
  expect(unknownEnd([month('Oct', null)], drawn)).toEqual([]);
});

it('a series whose bars nobody would see beside the others is drawn by itself', () => {
  const two: Series[] = [...drawn, { name: 'own', label: 'Own', unit: 'count', colour: 'teal.4' }];
  const of = (own: number) => dwarfedSeries([{ label: 'Sep', values: { homes: 100, own } }], two);
  expect(of(4).map(({ name }) => name)).toEqual(['own']);
  expect(of(5)).toEqual([]);
  expect(of(0)).toEqual([]);
});
