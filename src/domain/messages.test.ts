import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areContactsShared, withoutContacts } from './messages.ts';

describe('a message before both sides agreed', () => {
  it.each([
    ['Call me on 98765 43210', 'Call me on •••'],
    ['+91-98765-43210 or 09876543210', '••• or •••'],
    ['mail asha.rao@example.in please', 'mail ••• please'],
    ['asha (at) example.com', '•••'],
    ['see https://wa.me/919876543210 now', 'see ••• now'],
    ['www.example.com', '•••'],
    ['(022) 2345 67890', '(•••'],
  ])('%s shows as %s', (text, shown) => {
    expect(withoutContacts(text)).toBe(shown);
  });

  it.each([
    'Rent ₹25,000, deposit ₹1,00,000, PIN 560038',
    'From 2026-12-01 for 11 months, 1,100 sq ft',
    'Is the 3rd floor still free? 2 people and a cat.',
    '',
  ])('%s stays as it is', (text) => {
    expect(withoutContacts(text)).toBe(text);
  });

  it('never shows ten digits in a row', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[6-9]\d{9}$/), fc.string(), (before, phone, after) => {
        expect(withoutContacts(`${before} ${phone} ${after}`)).not.toContain(phone);
      }),
    );
  });
});

it.each([
  [false, false, false],
  [true, false, false],
  [false, true, false],
  [true, true, true],
])('contacts of seeker %s and lister %s: %s', (seekerShares, listerShares, shared) => {
  expect(areContactsShared({ seekerShares, listerShares })).toBe(shared);
});
