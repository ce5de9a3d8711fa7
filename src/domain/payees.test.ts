import { describe, expect, it } from 'vitest';
import {
  asWritten,
  checkConfirmation,
  isAccountNumber,
  isIfsc,
  isSameName,
  masked,
  nameConfirms,
  panHolder,
} from './payees.ts';

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

describe('the name a bank shows', () => {
  it.each([
    ['Asha Rao', 'Asha Rao', true],
    ['Asha Rao', 'MRS. RAO ASHA', true],
    ['Asha  Rao', 'asha-rao', true],
    ['Shri Om Prakash', 'OM PRAKASH', true],
    ['आशा राव', 'राव आशा', true],
    ['Asha Rao', 'Asha R', false],
    ['Asha Rao', 'Asha Rao Kumar', false],
    ['Asha Rao', 'Ravi Rao', false],
    ['Mrs', 'Mr', false],
    ['', '', false],
  ])('%j and %j are one: %s', (one, other, same) => expect(isSameName(one, other)).toBe(same));
});

describe('confirming an account', () => {
  const check = {
    isOwn: false,
    payeeName: 'Asha Rao',
    bankName: 'RAO ASHA',
    isSamePerson: false,
  };
  it.each([
    [{}, null],
    [{ bankName: 'Thief Kumar' }, 'payee.bank-name-differs'],
    [{ bankName: 'Thief Kumar', isSamePerson: true }, null],
    [{ isOwn: true }, 'payee.own-account'],
    [{ isOwn: true, isSamePerson: true }, 'payee.own-account'],
  ])('%o', (own, rule) => {
    const confirm = () => checkConfirmation({ ...check, ...own });
    if (rule === null) expect(confirm).not.toThrow();
    else expect(confirm).toThrow(expect.objectContaining({ code: rule }));
  });
});

describe('a name that the bank answered', () => {
  it.each([
    ['Asha Rao', 'RAO ASHA', 'confirmed'],
    ['Asha Rao', 'Mrs. Asha Rao', 'confirmed'],
    ['Asha Rao', 'A Rao', 'other-name'],
    ['Asha Rao', 'Thief Kumar', 'other-name'],
    ['', '', 'other-name'],
  ] as const)('for %j is %j: %s', (payeeName, bankName, outcome) =>
    expect(nameConfirms(payeeName, bankName)).toBe(outcome),
  );
});
