/** What a phone does with passkeys: makes a key for a site, and signs with it after its screen lock (WebAuthn level 2, ES256). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_KEY = 64;

/** `isUnlocked`: whether the device asked for its screen lock. */
export function passkeyDevice(origin: string, isUnlocked = true) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const siteAndFlags = (flags: number) => {
    counter += 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const site = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([
      site,
      Buffer.from([USER_PRESENT | (isUnlocked ? USER_VERIFIED : 0) | flags]),
      counted,
    ]);
  };
  return {
    id: named.id,
    /** Answers what `/passkeys/start` asks. */
    make({ challenge }: { challenge: string }) {
      // CBOR by hand: a COSE key, and a map of the three parts of an attestation that attests nothing.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const model = Buffer.alloc(16);
      const data = Buffer.concat([siteAndFlags(HAS_KEY), model, Buffer.from([0, id.length]), id, key]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers what `/sign-in/passkey/start` asks. */
    use({ challenge }: { challenge: string }) {
      const data = siteAndFlags(0);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
