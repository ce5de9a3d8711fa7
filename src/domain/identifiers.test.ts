import { describe, expect, it } from 'vitest';
import { formatIdentifier, identifierOf, isMobile, reachedAt } from './identifiers.ts';

describe('what somebody signs in with', () => {
  it.each([
    ['Asha.Rao@Example.in ', { email: 'asha.rao@example.in' }],
    ['98765 43210', { phone: '+919876543210' }],
    ['098765-43210', { phone: '+919876543210' }],
    ['+91 98765 43210', { phone: '+919876543210' }],
    ['0091 9876543210', { phone: '+919876543210' }],
    ['९८७६५ ४३२१०', { phone: '+919876543210' }],
    ['\u202a+91 98765 43210\u202c', { phone: '+919876543210' }],
    ['+1 415 555 0132', { phone: '+14155550132' }],
    ['', 'missing'],
    ['   ', 'missing'],
    ['asha', 'bad-email'],
    ['asha@example', 'bad-email'],
    ['asha @example.in', 'bad-email'],
    ['12345', 'bad-phone'],
    ['022 2345 6789', 'bad-phone'],
    ['1800 123 4567', 'bad-phone'],
    ['987654321', 'bad-phone'],
    ['98765432101', 'bad-phone'],
  ])('%j is %j', (typed, read) => {
    expect(identifierOf(typed)).toEqual(read);
  });

  it('is read as people write it', () => {
    expect(['asha@example.in', '+919876543210', ''].map(formatIdentifier)).toEqual([
      'asha@example.in',
      '+91 98765 43210',
      '',
    ]);
    const phone = '+919876543210';
    expect(reachedAt({ email: 'asha@example.in', phone })).toBe('asha@example.in');
    expect(reachedAt({ email: null, phone })).toBe('+91 98765 43210');
  });

  it('a landline is no mobile number', () => {
    expect([isMobile('+912223456789'), isMobile('+916023456789'), isMobile('9876543210')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
