// The one fetch of the web client: headers, 30 s time-out, shared reads and circuit breakers around the browser's own.
// It does not retry by itself: the query cache and the dedupe helper do, and retries in two places would multiply.
import { createCircuitBreakers } from './resilience/circuit-breaker.ts';
import { ClientFailure } from './resilience/failure.ts';
import { FETCH_TIMEOUT_MS } from './resilience/limits.ts';
import { type Credentials, setRequestHeaders } from './resilience/request-headers.ts';

type Fetch = (request: Request) => Promise<Response>;

/** One request on its way, and how many callers wait for its answer. */
type SharedRead = {
  answer: Promise<Response>;
  readers: number;
  forget: () => void;
  abandoned: AbortController;
};

/** What this page has changed so far, through any client: a read begun before a change does not answer one made after it. */
let changes = 0;

/** `credentials` is asked for each request, so a refreshed token is used at once. */
export function createResilientFetch(
  credentials: () => Credentials | Promise<Credentials>,
  send: Fetch = (request) => fetch(request),
): Fetch {
  const throughBreaker = createCircuitBreakers();
  const reads = new Map<string, SharedRead>();

  const sendGuarded = (request: Request) =>
    throughBreaker(breakerKey(request.url), () => sendTimed(send, request));

  const startRead = (key: string, { url, method, headers }: Request): SharedRead => {
    const abandoned = new AbortController();
    // Detached from the first caller's signal: one who leaves must not take the answer from the others.
    const detached = new Request(url, { method, headers, signal: abandoned.signal });
    const forget = () => {
      if (reads.get(key) === read) reads.delete(key);
    };
    const read: SharedRead = { answer: sendGuarded(detached).finally(forget), readers: 0, forget, abandoned };
    reads.set(key, read);
    return read;
  };

  const shareRead = async (request: Request): Promise<Response> => {
    const key = [changes, request.method, request.url, request.headers.get('Authorization')].join(' ');
    const read = reads.get(key) ?? startRead(key, request);
    read.readers += 1;
    try {
      return await untilAborted(read.answer, request.signal);
    } finally {
      read.readers -= 1;
      // Nobody waits for it any more: another try asks anew and does not join a request that hangs.
      if (request.signal.aborted && read.readers === 0) {
        read.forget();
        read.abandoned.abort(request.signal.reason);
      }
    }
  };

  const sendAs = async (request: Request, body: BodyInit | null, who: Credentials) => {
    const headers = new Headers(request.headers);
    setRequestHeaders(headers, who);
    const prepared = new Request(request, body === null ? { headers } : { headers, body });
    if (isRead(prepared)) {
      const response = await shareRead(prepared);
      return response.clone();
    }
    return sendGuarded(prepared).finally(() => {
      changes += 1;
    });
  };

  return async (request) => {
    const who = await credentials();
    // In memory and not as a stream, which can be sent only once.
    const bytes = isRead(request) ? null : await request.arrayBuffer();
    const body = bytes?.byteLength ? bytes : null;
    const response = await sendAs(request, body, who);
    if (response.status !== 401 || !who.accessToken) return response;
    const accessToken = await who.renewRefused?.(who.accessToken);
    return accessToken ? sendAs(request, body, { ...who, accessToken }) : response;
  };
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** The first words of many features' paths: one's own lists, and what the office sees. */
const SHARED = ['my', 'admin'];

/** One breaker per feature of the API: `/api/properties/…` failing does not close `/api/visits`, nor `/api/my/leads` `/api/my/rent`. */
export function breakerKey(url: string): string {
  const words = new URL(url, 'http://localhost').pathname.split('/');
  return words.slice(0, SHARED.includes(words[2] ?? '') ? 4 : 3).join('/');
}

async function sendTimed(send: Fetch, request: Request): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new ClientFailure('request-timeout')), FETCH_TIMEOUT_MS);
  const signal = AbortSignal.any([request.signal, controller.signal]);
  try {
    return await untilAborted(send(new Request(request, { signal })), signal);
  } finally {
    clearTimeout(timer);
  }
}

function untilAborted<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    // Nobody waits for its answer: its refusal is not an error of the page.
    task.catch(() => {});
    return Promise.reject(signal.reason);
  }
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    task.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
