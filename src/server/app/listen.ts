// Listens on a port, and stops without losing a request it has begun to answer.
import { createServer, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Config } from '../lib/config.ts';
import { withoutScripts } from '../lib/http/security-headers.ts';

export type Listening = {
  port: number;
  /** Every answer from now on is the last of its connection: whoever kept one comes back by a new one, which a balancer leads elsewhere. */
  sendAway(): void;
  /** Takes nothing new, finishes what is running, and then resolves. */
  close(): Promise<void>;
};

type Place = Pick<Config, 'host' | 'port' | 'publicUrl' | 'payments' | 'map' | 'assetsUrl'>;

/** At a stop, a client that reads its answer this slowly is not waited for. */
const PATIENCE_MS = 10_000;
const HEADERS_TIMEOUT_MS = 20_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than proxies keep theirs (60 s is common): whoever sends must be the one who closes. Waiting is no part of a request's time. */
const KEEP_ALIVE_MS = 75_000;

export type Limits = {
  /** Connections at once; those beyond are closed unanswered. */
  connections: number;
  /** A connection in use on which not a byte moves for so long is closed: longer than any statement may run. */
  silenceMs: number;
  /** An answer that somebody reads byte by byte is broken off: a photo of 10 MB over a slow mobile line takes less. */
  answerMs: number;
};
const usualLimits: Limits = { connections: 5_000, silenceMs: 60_000, answerMs: 10 * 60_000 };

export function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  place: Place,
  limits: Limits = usualLimits,
): Promise<Listening> {
  const refusing = withoutScripts(place);
  const answer = getRequestListener(fetch, {
    errorHandler: (error) =>
      new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: refusing }),
  });
  return new Promise((resolve, reject) => {
    const server = createServer(
      {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        // Node would refuse by itself, without our headers; the listener refuses too.
        requireHostHeader: false,
      },
      answer,
    );
    server.maxConnections = limits.connections;
    server.timeout = limits.silenceMs;
    let isLeaving = false;
    let isStopping = false;
    const answers = new WeakMap<Socket, ServerResponse>();
    server.prependListener('request', ({ socket, headers, httpVersion }, response) => {
      // Balancers probe by HTTP/1.0, which asks for no name; what follows would refuse them, and with them every server.
      if (httpVersion === '1.0') headers.host ??= 'localhost';
      answers.set(socket, response);
      const tooSlow = setTimeout(() => socket.destroy(), limits.answerMs).unref();
      response.once('close', () => clearTimeout(tooSlow));
      // Connections kept open for a next request would hold up the stop: their answer says that there is no next one.
      if (isLeaving) response.setHeader('Connection', 'close');
      else response.once('finish', () => isStopping && socket.end());
    });
    server.on('checkExpectation', (_, response) => response.writeHead(417, refusing).end());
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      const begun = answers.get(socket);
      const isAnswering = begun?.headersSent && !begun.writableEnded;
      if (socket.writable && !isAnswering) socket.write(refusal(error.code, refusing));
      socket.destroy(error);
    });
    server.once('listening', () =>
      resolve({
        port: (server.address() as { port: number }).port,
        sendAway() {
          isLeaving = true;
        },
        close() {
          isLeaving = true;
          isStopping = true;
          return stop(server);
        },
      }),
    );
    server.once('error', reject);
    server.listen(place.port, place.host);
  });
}

/** As Node answers what it cannot read. */
const refusedBy: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function refusal(code: string | undefined, headers: Record<string, string>): string {
  const status = refusedBy[code ?? ''] ?? 400;
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

function stop(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearTimeout(patience);
      resolve();
    });
  });
}
