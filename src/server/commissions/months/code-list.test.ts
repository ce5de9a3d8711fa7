import { describe, expect, it } from 'vitest';
import { CodeList } from './code-list.ts';

const listOf = (codes: readonly string[]) => {
  const list = new CodeList();
  for (const code of codes) list.add(Buffer.from(code));
  return list;
};
const inOrder = (list: CodeList) => Array.from(list.inOrder(), (place) => list.text(place));

describe('a list of codes', () => {
  it('finds every code again after it grew, and no other', () => {
    const codes = Array.from({ length: 10_000 }, (_, i) => `KRY-${((i * 7919) % 10_007).toString(32)}`);
    const list = listOf(codes);
    expect(codes.every((code, place) => list.placeOf(Buffer.from(code)) === place)).toBe(true);
    expect(codes.every((code, place) => list.text(place) === code)).toBe(true);
    expect(list.placeOf(Buffer.from('KRY-'))).toBe(-1);
    expect(list.placeOf(Buffer.from('KRY-zzzzz'))).toBe(-1);
  });

  it('reads a code from the middle of a buffer', () => {
    const list = listOf(['A', 'BC']);
    const row = Buffer.from('..BCD..');
    expect(list.placeOf(row, 2, 4)).toBe(1);
    expect(list.placeOf(row, 2, 5)).toBe(-1);
    expect(list.text(list.add(row, 2, 5))).toBe('BCD');
  });

  it('gives the places in the order of the codes', () => {
    expect(inOrder(listOf(['KRY-B2345', 'KRY-ZZZZZ', 'KRY-A2345', 'KRY-B2344']))).toEqual([
      'KRY-A2345',
      'KRY-B2344',
      'KRY-B2345',
      'KRY-ZZZZZ',
    ]);
    expect(inOrder(listOf(['B', 'AB', 'A']))).toEqual(['A', 'AB', 'B']);
    expect(inOrder(listOf([]))).toEqual([]);
    expect(inOrder(listOf(['KRY-ONE']))).toEqual(['KRY-ONE']);
  });

  it('has every place once when letters beyond the fifth decide, or all are beyond ASCII', () => {
    for (const codes of [
      ['xaaaaa2', 'xaaaaa1', 'yaaaaa0'],
      ['ñü', 'éß', 'ñ'],
    ]) {
      expect(inOrder(listOf(codes)).sort()).toEqual([...codes].sort());
    }
  });
});
