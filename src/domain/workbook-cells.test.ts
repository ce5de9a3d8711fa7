import { describe, expect, it } from 'vitest';
import { cellPlace, type NumberFormat, numberFormat, numberText, withoutEscapes } from './workbook-cells.ts';

it.each<[number, string | undefined, NumberFormat]>([
  [0, undefined, 'plain'],
  [9, undefined, 'share'],
  [14, undefined, 'date'],
  [44, undefined, 'plain'],
  [47, undefined, 'date'],
  [164, 'General', 'plain'],
  [164, 'dd/mm/yyyy', 'date'],
  [165, '[$-409]d\\-mmm\\-yy;@', 'date'],
  [165, '[h]:mm', 'date'],
  [166, '0.00%', 'share'],
  [167, '"₹" #,##,##0.00', 'plain'],
  [167, '[$₹-4009] #,##0;[Red]-#,##0', 'plain'],
  [168, '0" months"', 'plain'],
  [169, '000000', { zeros: 6 }],
])('format %j %j is %j', (id, code, format) => {
  expect(numberFormat(id, code)).toEqual(format);
});

describe('numberText', () => {
  it.each<[string, NumberFormat, string]>([
    ['25000', 'plain', '25000'],
    ['25000.0', 'plain', '25000'],
    ['411045', 'plain', '411045'],
    ['9.87654321E9', 'plain', '9876543210'],
    ['919876543210', 'plain', '919876543210'],
    ['1.5E+15', 'plain', '1500000000000000'],
    ['0.30000000000000004', 'plain', '0.3'],
    ['2.5', 'plain', '2.5'],
    ['-3', 'plain', '-3'],
    ['0.085', 'share', '8.5%'],
    ['0.07', 'share', '7%'],
    ['46357', 'date', '2026-12-01'],
    ['46357.4375', 'date', '2026-12-01 10:30'],
    ['0.4375', 'date', '10:30'],
    ['99999999', 'date', '99999999'],
    ['-1', 'date', '-1'],
    ['7', { zeros: 4 }, '0007'],
    ['', 'plain', ''],
    ['#N/A', 'plain', '#N/A'],
  ])('%j as %j is %j', (raw, format, text) => {
    expect(numberText(raw, format)).toBe(text);
  });

  it('counts days from 1904 where the workbook does', () => {
    expect(numberText('44895', 'date', true)).toBe('2026-12-01');
  });
});

it.each([
  ['A1', { column: 0, row: 0 }],
  ['C5', { column: 2, row: 4 }],
  ['AB12', { column: 27, row: 11 }],
  ['XFD1048576', { column: 16_383, row: 1_048_575 }],
  ['5', null],
  ['a1', null],
  ['ABCD1', null],
])('cell %j is at %j', (name, place) => {
  expect(cellPlace(name)).toEqual(place);
});

it('reads signs by their number', () => {
  expect(withoutEscapes('Near temple_x000D_Baner')).toBe('Near temple\rBaner');
});
