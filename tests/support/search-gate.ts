/** The way from whoever writes to the search nodes: requests on it can be held, refused, or be the moment at which something happens. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface SearchGate {
  url: string;
  /** When the next bulk is written and before that is noted: the note never arrives. */
  atNote(act: () => Promise<void>): Promise<void>;
  /** Holds the next bulk, whatever becomes of its sender, until the answer is called. */
  hold(): Promise<() => Promise<void>>;
  /** Answers 429 to each bulk while it is full. */
  full(isFull: boolean): void;
  close(): Promise<void>;
}

export async function startSearchGate(nodeUrls: readonly string[]): Promise<SearchGate> {
  let note: (() => void) | undefined;
  let noted: Promise<void> | undefined;
  let holding: ((held: () => Promise<void>) => void) | undefined;
  let isFull = false;
  let last = 0;

  /** To a node that lives, the one of before first. */
  async function forward(from: IncomingMessage, body: Buffer, to: ServerResponse): Promise<void> {
    for (let tries = 0; tries < nodeUrls.length; tries += 1) {
      if (await send(nodeUrls[last] ?? '', from, body, to)) return;
      last = (last + 1) % nodeUrls.length;
    }
    to.writeHead(502).end();
  }

  const send = (
    url: string,
    { method, url: path, headers }: IncomingMessage,
    body: Buffer,
    to: ServerResponse,
  ) =>
    new Promise<boolean>((resolve) => {
      const { hostname, port } = new URL(url);
      const onwards = request({ hostname, port, method, path, headers }, (there) => {
        to.writeHead(there.statusCode ?? 502, there.headers);
        there.pipe(to);
        there.on('end', () => resolve(true)).on('error', () => resolve(true));
      });
      onwards.on('error', () => resolve(to.headersSent));
      onwards.end(body);
    });

  async function answer(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = await buffer(from);
    const path = (from.url ?? '').split('?')[0] ?? '';
    if (note && path === '/homes-progress/_doc/homes' && from.method === 'PUT') {
      note();
      note = undefined;
      await noted;
      return void to.destroy();
    }
    if (!path.endsWith('/_bulk')) return forward(from, body, to);
    if (isFull) return void to.writeHead(429, { 'content-type': 'application/json' }).end('{"error":"full"}');
    if (!holding) return forward(from, body, to);
    const released = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    holding(() => {
      released.resolve();
      return gone.promise;
    });
    holding = undefined;
    await released.promise;
    await forward(from, body, to).finally(gone.resolve);
  }

  const server = createServer((from, to) => void answer(from, to).catch(() => to.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async atNote(act) {
      const arrives = Promise.withResolvers<void>();
      note = arrives.resolve;
      noted = arrives.promise.then(act);
      await noted;
    },
    hold() {
      const held = Promise.withResolvers<() => Promise<void>>();
      holding = held.resolve;
      return held.promise;
    },
    full(now) {
      isFull = now;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
