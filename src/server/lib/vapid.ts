/** The key pair by which push services know our server (RFC 8292): of the environment, or made from the installation's own secret. */
import { createECDH, createHmac } from 'node:crypto';

export type VapidKeys = { publicKey: string; privateKey: string };

/** The same secret makes the same pair in every process, so that nothing has to be stored. */
export function vapidKeysFrom(secret: string): VapidKeys {
  return pairOf(createHmac('sha256', secret).update('web push: VAPID').digest());
}

/** Throws when the 32 bytes are no key of the curve. */
export function vapidKeysOf(privateKey: string): VapidKeys {
  return pairOf(Buffer.from(privateKey, 'base64url'));
}

function pairOf(key: Buffer): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') };
}
