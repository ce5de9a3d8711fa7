import { describe, expect, it } from 'vitest';
import { asWritten, isAccountNumber, isIfsc, masked, panHolder } from './payees.ts';

describe('a PAN', () => {
  it.each([
    ['ABCPE1234F', 'person'],
    ['AAACK1234A', 'company'],
    ['AAAHK1234A', 'family'],
    ['AAAFK1234A', 'firm'],
    ['AAATK1234A', 'trust'],
  ])('%s belongs to a %s', (pan, holder) => expect(panHolder(pan)).toBe(holder));

  it.each([
    '',
    'ABCPE1234',
    'ABCPE12345',
    'ABCDE1234F',
    'ABC1E1234F',
    'abcpe1234f',
    'ABCPE1234FX',
    ' ABCPE1234F',
  ])('%j is none', (text) => expect(panHolder(text)).toBeNull());

  it('may be typed with blanks and small letters', () =>
    expect(asWritten(' abcpe 1234-f ')).toBe('ABCPE1234F'));
});

it.each([
  ['HDFC0000001', true],
  ['SBIN0A12345', true],
  ['HDFC1000001', false],
  ['HDF00000001', false],
  ['HDFC000001', false],
])('%s as a branch code: %s', (code, isOne) => expect(isIfsc(code)).toBe(isOne));

it.each([
  ['123456789', true],
  ['123456789012345678', true],
  ['12345678', false],
  ['1234567890123456789', false],
  ['12345678a', false],
  ['000000000', false],
  ['777777777777', false],
])('%s as an account number: %s', (number, isOne) => expect(isAccountNumber(number)).toBe(isOne));

it('shows the last four characters, and hides the rest', () => {
  expect(masked('ABCPE1234F')).toBe('******234F');
  expect(masked('50100012345678')).toBe('**********5678');
});
