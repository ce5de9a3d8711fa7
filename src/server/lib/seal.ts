/** Seals what must not be readable in a stolen database: AES-256-GCM under keys of the environment, bound to its place. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type SealKey = { id: string; key: Buffer };
export type Sealed = { keyId: string; sealed: Buffer };

/** Whose secret it is and in which column: bytes moved to another row or column do not open. */
export type Place = { column: string; owner: string };

export type Seals = {
  /** Every new secret is sealed with this one. */
  newestKeyId: string;
  seal(secret: string, place: Place): Sealed;
  /** Throws SealBroken when the key is not there, or the bytes or their place were changed. */
  open(sealed: Sealed, place: Place): string;
  /** Tells two equal secrets without opening either; worthless without the key. */
  fingerprint(secret: string): Buffer;
};

/** Says what did not open, never what was in it. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
  /** What it was sealed with. */
  readonly keyId: string;
  /** Or the bytes or their place were changed. */
  readonly isKeyMissing: boolean;

  constructor(message: string, keyId: string, isKeyMissing: boolean) {
    super(message);
    this.keyId = keyId;
    this.isKeyMissing = isKeyMissing;
  }
}

/** Newest key first; the others only open what was sealed before. */
export function createSeals(keys: readonly SealKey[], fingerprintKey: Buffer): Seals {
  const [newest] = keys;
  if (!newest) throw new Error('There is no key to seal with');
  const keyOf = new Map(keys.map(({ id, key }) => [id, key]));
  return {
    newestKeyId: newest.id,
    seal: (secret, place) => ({ keyId: newest.id, sealed: encrypt(newest.key, secret, place) }),
    open: ({ keyId, sealed }, place) => {
      const key = keyOf.get(keyId);
      if (!key)
        throw new SealBroken(`SEAL_KEYS has no key ${keyId}, which sealed ${nameOf(place)}`, keyId, true);
      try {
        return decrypt(key, sealed, place);
      } catch {
        throw new SealBroken(`${nameOf(place)} does not open with key ${keyId}`, keyId, false);
      }
    },
    fingerprint: (secret) => createHmac('sha256', fingerprintKey).update(secret).digest(),
  };
}

const nameOf = ({ column, owner }: Place) => `${column} of ${owner}`;
const boundTo = ({ column, owner }: Place) => Buffer.from(JSON.stringify([column, owner]));

function encrypt(key: Buffer, secret: string, place: Place): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(boundTo(place));
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, sealed: Buffer, place: Place): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const text = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(boundTo(place)).setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

const key = z.base64('must be base64').transform((text) => Buffer.from(text, 'base64'));

/** 32 bytes in base64, as `openssl rand -base64 32` prints them. */
export const secretKey = key.refine(
  ({ length }) => length === KEY_BYTES,
  `must be ${KEY_BYTES} bytes in base64`,
);

const listed = /^[a-z0-9][a-z0-9-]{0,19}:[A-Za-z0-9+/]{43}=$/;

/** "2026-11:base64,2025-01:base64", newest first. */
export const sealKeyList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => listed.test(part)), 'must be a list of "id:32 bytes in base64"')
  .transform((parts) => parts.map(sealKeyOf))
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'names a key twice');

function sealKeyOf(part: string): SealKey {
  const at = part.indexOf(':');
  return { id: part.slice(0, at), key: Buffer.from(part.slice(at + 1), 'base64') };
}
