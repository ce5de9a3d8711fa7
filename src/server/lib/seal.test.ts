import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSeals, SealBroken, sealKeyList } from './seal.ts';

const older = { id: '2025', key: randomBytes(32) };
const newer = { id: '2026', key: randomBytes(32) };
const fingerprintKey = randomBytes(32);
const place = { column: 'tax_identities.sealed', owner: 'asha' };
const seals = createSeals([newer, older], fingerprintKey);

describe('sealing', () => {
  it('opens to what was sealed, with the key whose id is kept beside it', () => {
    const sealed = seals.seal('ABCPE1234F', place);
    expect(sealed.keyId).toBe('2026');
    expect(seals.open(sealed, place)).toBe('ABCPE1234F');
    const before = createSeals([older], fingerprintKey).seal('नमस्ते', place);
    expect(seals.open(before, place)).toBe('नमस्ते');
  });

  it('never gives the same bytes twice, and never the secret itself', () => {
    const [first, second] = [seals.seal('ABCPE1234F', place), seals.seal('ABCPE1234F', place)];
    expect(first.sealed.equals(second.sealed)).toBe(false);
    expect(first.sealed.includes('ABCPE')).toBe(false);
  });

  it('notices a change of any byte', () => {
    const { keyId, sealed } = seals.seal('ABCPE1234F', place);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => seals.open({ keyId, sealed: changed }, place)).toThrow(SealBroken);
    }
  });

  it.each([0, 5, 12, 27, 28])('notices that only %i bytes are left', (length) => {
    const { keyId, sealed } = seals.seal('ABCPE1234F', place);
    expect(() => seals.open({ keyId, sealed: sealed.subarray(0, length) }, place)).toThrow(SealBroken);
  });

  it.each([
    ['another person', { ...place, owner: 'ravi' }],
    ['another column', { ...place, column: 'payout_accounts.sealed' }],
  ])('does not open for %s', (_, other) => {
    expect(() => seals.open(seals.seal('ABCPE1234F', place), other)).toThrow(SealBroken);
  });

  it('does not open with another key of the same id, nor without the key', () => {
    const sealed = seals.seal('ABCPE1234F', place);
    const wrong = createSeals([{ id: '2026', key: randomBytes(32) }], fingerprintKey);
    expect(() => wrong.open(sealed, place)).toThrow('does not open with key 2026');
    const without = createSeals([older], fingerprintKey);
    expect(() => without.open(sealed, place)).toThrow('SEAL_KEYS has no key 2026');
  });

  it('complains without the secret', () => {
    const sealed = seals.seal('ABCPE1234F', place);
    expect(() => seals.open(sealed, { ...place, owner: 'ravi' })).not.toThrow(/ABCPE/);
  });
});

it('knows equal secrets by a fingerprint that depends on its key', () => {
  const other = createSeals([newer], randomBytes(32));
  expect(seals.fingerprint('ABCPE1234F')).toEqual(seals.fingerprint('ABCPE1234F'));
  expect(seals.fingerprint('ABCPE1234F')).not.toEqual(seals.fingerprint('ABCPE1234G'));
  expect(seals.fingerprint('ABCPE1234F')).not.toEqual(other.fingerprint('ABCPE1234F'));
});

describe('the list of keys', () => {
  const base64 = older.key.toString('base64');

  it('is read newest first', () => {
    expect(sealKeyList.parse(`b:${newer.key.toString('base64')}, a:${base64}`)).toEqual([
      { id: 'b', key: newer.key },
      { id: 'a', key: older.key },
    ]);
  });

  it.each([base64, 'a:short', `A B:${base64}`, `a:${base64},`, `a:${base64},a:${base64}`])(
    'may not be %s',
    (text) => {
      expect(sealKeyList.safeParse(text).success).toBe(false);
    },
  );
});
