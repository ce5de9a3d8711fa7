/**
 * Stands in for a browser and its push service: hands out subscriptions, takes messages over HTTP, checks who signed them (RFC 8292)
 * and opens them with the browser's own key (RFC 8291). Written from the standards, without the library that sealed them.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { jwtVerify } from 'jose';
import { afterAll } from 'vitest';

export type Pushed = {
  endpoint: string;
  message: Record<string, string>;
  claims: Record<string, unknown>;
  topic: string | undefined;
  ttl: string | undefined;
};
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

export type PushService = {
  origin: string;
  /** A browser that allowed it; only messages signed with this key are taken. */
  subscribe(serverKey: string): Subscription;
  pushed: Pushed[];
  /** What it answers instead of taking the message, until changed. */
  status: number;
};

type Browser = { privateKey: Buffer; publicKey: Buffer; auth: Buffer; serverKey: string };

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const server = createServer(async (request, response) => {
    const browser = browsers.get(request.url ?? '');
    if (!browser) return void response.writeHead(404).end();
    if (service.status !== 201)
      return void response.writeHead(service.status, { location: '/elsewhere' }).end();
    try {
      const claims = await signedBy(browser.serverKey, request, service.origin);
      const message = JSON.parse(open(await bodyOf(request), browser));
      const { topic, ttl } = request.headers as Record<string, string | undefined>;
      service.pushed.push({ endpoint: `${service.origin}${request.url}`, message, claims, topic, ttl });
      response.writeHead(201).end();
    } catch (error) {
      response.writeHead(403).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The push service has no port');
  const service: PushService = {
    origin: `http://127.0.0.1:${address.port}`,
    pushed: [],
    status: 201,
    subscribe(serverKey) {
      const pair = createECDH('prime256v1');
      const publicKey = pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      browsers.set(path, { privateKey: pair.getPrivateKey(), publicKey, auth, serverKey });
      const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `${service.origin}${path}`, keys };
    },
  };
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return service;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The claims, once the key that the browser subscribed with has signed them for this service. */
async function signedBy(serverKey: string, request: IncomingMessage, origin: string) {
  const [, token = '', key] = /^vapid t=([^,]+), *k=(\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (key !== serverKey) throw new Error('Signed with another key');
  const point = Buffer.from(serverKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], audience: origin });
  const hours = ((payload.exp ?? 0) * 1000 - Date.now()) / 3_600_000;
  if (hours <= 0 || hours > 24) throw new Error('It ends too late');
  return payload;
}

/** RFC 8188 with the key of RFC 8291: salt, record size, the sender's key, one record. */
function open(body: Buffer, { privateKey, publicKey, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const sealed = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
