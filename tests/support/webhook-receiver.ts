/** A program of somebody's that receives webhooks: keeps what comes, and answers what it is told to. */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export type Received = {
  id: string;
  timestamp: string;
  signature: string;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
};

export type Receiver = {
  url: string;
  received: Received[];
  /** The status of the answers from now on; a redirect leads back to the receiver. */
  answers(status: number): void;
};

/** Listens on this machine until the file's tests are over. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const header = (name: string) => String(request.headers[name]);
      received.push({
        id: header('webhook-id'),
        timestamp: header('webhook-timestamp'),
        signature: header('webhook-signature'),
        text,
        body: JSON.parse(text || '{}'),
      });
      response.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answers: (next) => {
      status = next;
    },
  };
}

/** As a receiver proves it, written apart from what signs. */
export function isProven(secret: string, { id, timestamp, signature, text }: Received): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const proof = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64');
  return signature.split(' ').includes(`v1,${proof}`);
}
