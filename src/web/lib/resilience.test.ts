// The client's fetch: headers, time-out, shared reads and breakers, with the specification's figures and words.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakerKey, createResilientFetch } from './resilience.ts';

const home = 'http://localhost:3000/api/properties?city=Pune';
const signedIn = () => ({ publicKey: 'public', accessToken: 'token' });
const answer = (status = 200) => new Response('{"items":[]}', { status });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// spec 7: Public key as API key and bearer, client info, JSON, preference for the representation
test('carries key, token, client, JSON and representation', async () => {
  const send = vi.fn(async (_request: Request) => answer());
  await createResilientFetch(signedIn, send)(new Request(home));
  const headers = send.mock.calls[0]?.[0].headers;
  expect(Object.fromEntries(headers?.entries() ?? [])).toEqual({
    apikey: 'public',
    authorization: 'Bearer token',
    'content-type': 'application/json',
    prefer: 'return=representation',
    'x-client-info': 'kiraya-web/1.0',
  });
});

// spec 7: Public key as API key and bearer, client info, JSON, preference for the representation … signed out the bearer is the public key
test('signed out, the bearer is the public key', async () => {
  const send = vi.fn(async (_request: Request) => answer());
  await createResilientFetch(
    () => ({ publicKey: 'public', accessToken: undefined }),
    send,
  )(new Request(home));
  expect(send.mock.calls[0]?.[0].headers.get('Authorization')).toBe('Bearer public');
});

// spec client: "User is not authenticated or session has expired", "Session error: …", "Authentication configuration error - API key missing" … without a key nothing is sent
test('without a key nothing is sent', async () => {
  const send = vi.fn(async () => answer());
  const request = createResilientFetch(
    () => ({ publicKey: '', accessToken: undefined }),
    send,
  )(new Request(home));
  await expect(request).rejects.toThrow('Authentication configuration error - API key missing');
  expect(send).not.toHaveBeenCalled();
});

test('an upload keeps its own content type', async () => {
  const send = vi.fn(async (_request: Request) => answer());
  const body = new FormData();
  body.set('file', new Blob(['x']), 'x.jpg');
  await createResilientFetch(signedIn, send)(new Request(home, { method: 'POST', body }));
  expect(send.mock.calls[0]?.[0].headers.get('Content-Type')).toMatch(/^multipart\/form-data/);
});

// spec 9: Client time-out 30 s
test('gives up after 30 seconds', async () => {
  const never = () => new Promise<Response>(() => {});
  const outcome = createResilientFetch(
    signedIn,
    never,
  )(new Request(home)).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toBe('Request timeout - please try again');
});

test('equal reads in flight share one request, and each caller reads the answer', async () => {
  const send = vi.fn(async () => answer());
  const resilientFetch = createResilientFetch(signedIn, send);
  const both = await Promise.all([resilientFetch(new Request(home)), resilientFetch(new Request(home))]);
  expect(await Promise.all(both.map((response) => response.text()))).toEqual([
    '{"items":[]}',
    '{"items":[]}',
  ]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a caller who leaves does not take the answer from the others', async () => {
  let release: (response: Response) => void = () => {};
  const send = () =>
    new Promise<Response>((resolve) => {
      release = resolve;
    });
  const resilientFetch = createResilientFetch(signedIn, send);
  const leaving = new AbortController();
  const left = resilientFetch(new Request(home, { signal: leaving.signal })).catch(
    (error: Error) => error.name,
  );
  const stayed = resilientFetch(new Request(home));
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  release(answer());
  expect(await left).toBe('AbortError');
  expect((await stayed).status).toBe(200);
});

test('a read made after a change is not answered by one that began before it', async () => {
  const answers: ((response: Response) => void)[] = [];
  const held = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)));
  const reading = createResilientFetch(signedIn, held);
  const before = reading(new Request(home));
  // The change goes through another client of the page.
  await createResilientFetch(signedIn, async () => answer(201))(
    new Request('http://localhost:3000/api/maintenance', { method: 'POST', body: '{}' }),
  );
  const after = reading(new Request(home));
  await vi.advanceTimersByTimeAsync(0);
  for (const [place, resolve] of answers.entries()) resolve(new Response(`${place}`));
  expect(await (await before).text()).toBe('0');
  expect(await (await after).text()).toBe('1');
  expect(held).toHaveBeenCalledTimes(2);
});

test('a read that everybody gave up is sent anew, so a second try does not join a request that hangs', async () => {
  const signals: AbortSignal[] = [];
  const send = vi.fn((request: Request) => {
    signals.push(request.signal);
    return signals.length === 1 ? new Promise<Response>(() => {}) : Promise.resolve(answer());
  });
  const resilientFetch = createResilientFetch(signedIn, send);
  const given = new AbortController();
  const first = resilientFetch(new Request(home, { signal: given.signal })).catch(
    (error: Error) => error.name,
  );
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  given.abort();
  expect(await first).toBe('AbortError');
  expect(signals[0]?.aborted).toBe(true);
  expect((await resilientFetch(new Request(home))).status).toBe(200);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a read that was given up before it was sent leaves no error behind', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const hangs = () => new Promise<Response>(() => {});
  const left = createResilientFetch(signedIn, hangs)(new Request(home, { signal: AbortSignal.abort() }));
  expect(await left.catch((error: Error) => error.name)).toBe('AbortError');
  vi.useRealTimers();
  // Node says it once all that was under way has ended.
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('writes are never shared', async () => {
  const send = vi.fn(async () => answer());
  const resilientFetch = createResilientFetch(signedIn, send);
  const write = () => resilientFetch(new Request(home, { method: 'POST', body: '{}' }));
  await Promise.all([write(), write()]);
  expect(send).toHaveBeenCalledTimes(2);
});

// spec 9: Circuit breaker: 5 failures, 60 s
test('five failures open the breaker of that feature for 60 seconds', async () => {
  const send = vi.fn(async (request: Request) => answer(request.url.includes('/properties') ? 503 : 200));
  const resilientFetch = createResilientFetch(signedIn, send);
  for (let failure = 0; failure < 5; failure += 1) await resilientFetch(new Request(home));
  await expect(resilientFetch(new Request(home))).rejects.toThrow(
    'Circuit breaker is open for /api/properties',
  );
  expect(send).toHaveBeenCalledTimes(5);
  expect((await resilientFetch(new Request('http://localhost:3000/api/visits'))).status).toBe(200);

  await vi.advanceTimersByTimeAsync(60_000);
  send.mockImplementation(async () => answer());
  expect((await resilientFetch(new Request(home))).status).toBe(200);
});

// spec client: Data access: closed, open after 5 failures in a row for a key, closed again after 60 seconds
test('failures must follow each other, and refusals are not failures', async () => {
  const statuses = [503, 503, 503, 503, 200, 503, 503, 503, 503, 404, 403, 503, 200];
  const send = vi.fn(async () => answer(statuses.shift()));
  const resilientFetch = createResilientFetch(signedIn, send);
  const seen: number[] = [];
  while (statuses.length > 0) seen.push((await resilientFetch(new Request(home))).status);
  expect(seen.at(-1)).toBe(200);
});

// spec client: A breaker stands for one key
test('a breaker stands for a feature of the API', () => {
  expect(breakerKey('http://localhost:3000/api/properties/0199/similar?x=1')).toBe('/api/properties');
  expect(breakerKey('http://localhost:3000/api/my/visits/received?limit=20')).toBe('/api/my/visits');
  expect(breakerKey('/api/admin/months/2026-10/preview')).toBe('/api/admin/months');
});

test('a refused token is renewed and the call sent once more, with all it carries', async () => {
  const send = vi.fn(async (request: Request) =>
    answer(
      request.headers.get('Authorization') === 'Bearer renewed' && (await request.text()) === '{}'
        ? 200
        : 401,
    ),
  );
  const renewRefused = vi.fn(async (): Promise<string | undefined> => 'renewed');
  const resilientFetch = createResilientFetch(() => ({ ...signedIn(), renewRefused }), send);
  const write = () => resilientFetch(new Request(home, { method: 'POST', body: '{}' }));
  expect((await write()).status).toBe(200);
  expect(renewRefused).toHaveBeenCalledExactlyOnceWith('token');
  expect(send).toHaveBeenCalledTimes(2);
  renewRefused.mockResolvedValueOnce(undefined);
  expect((await write()).status).toBe(401);
  expect(send).toHaveBeenCalledTimes(3);
});
