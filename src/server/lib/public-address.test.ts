import { promisify } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { ClosedAddress, isPublicAddress, lookupPublic, problemOfUrl } from './public-address.ts';

const closed = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'not an address',
];

describe('addresses', () => {
  // security review: Smaller ones (L6) … webhooks could call an address inside a cloud
  test.each(closed)('%s is closed', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('%s is open', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('an address for webhooks', () => {
  test.each([
    'http://example.in/',
    'ftp://example.in/',
    'file:///etc/passwd',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://localhost./',
    'https://db/',
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://name:word@example.in/',
    'https://example.in/#there',
    'example.in',
    '',
  ])('%s is refused', (url) => {
    expect(problemOfUrl(url, false)?.reason).toMatch(/^webhook-address[.]/);
  });

  test.each(['https://example.in/hooks?key=1', 'https://example.in:8443/', 'https://8.8.8.8/'])(
    '%s is taken',
    (url) => {
      expect(problemOfUrl(url, false)).toBeNull();
    },
  );

  it('may be on this machine where that is allowed for trying out', () => {
    expect(problemOfUrl('http://127.0.0.1:4000/', true)).toBeNull();
    expect(problemOfUrl('ftp://127.0.0.1/', true)).not.toBeNull();
  });
});

// security programs: Webhooks are told in the transaction of the act, and of nothing that was taken back … never to a private address, by number or by name
it('a name that leads to this machine is refused when it is called', async () => {
  const lookup = promisify(lookupPublic);
  await expect(lookup('localhost', {})).rejects.toThrow(ClosedAddress);
});
