// Listens on a port, and stops without losing a request it has begun to answer.
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';

export type Listening = {
  port: number;
  /** Takes nothing new, finishes what is running, and then resolves. */
  close(): Promise<void>;
};

type Place = { host: string; port: number };

/** A client that reads its answer this slowly is not waited for. */
const PATIENCE_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than proxies keep theirs (60 s is common): whoever sends must be the one who closes. Waiting is no part of a request's time. */
const KEEP_ALIVE_MS = 75_000;

export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { host, port }: Place,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch,
      hostname: host,
      port,
      serverOptions: {
        requestTimeout: REQUEST_TIMEOUT_MS,
        headersTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
      },
    }) as Server;
    let isStopping = false;
    // Connections kept open for a next request would hold up the stop: their answer says that there is no next one.
    server.prependListener('request', (_, response) => {
      if (isStopping) response.setHeader('Connection', 'close');
      else response.once('finish', () => isStopping && response.req.socket.end());
    });
    server.once('listening', () =>
      resolve({
        port: (server.address() as { port: number }).port,
        close() {
          isStopping = true;
          return stop(server);
        },
      }),
    );
    server.once('error', reject);
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearTimeout(patience);
      resolve();
    });
  });
}
