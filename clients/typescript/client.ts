/**
 * A client of the Kiraya API without dependencies: `createClient({ baseUrl, token })`, then `client.get('/properties', { query: { city: 'Pune' } })`.
 * Paths, what is sent and what is answered are typed by `api.ts`, which is written from the API's own description.
 */
import type { components, paths } from './api.ts';

export type Schemas = components['schemas'];
export type Problem = Schemas['Problem'];

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type With<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> = paths[P] extends Record<M, infer O> ? O : never;

type Query<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;
type Path<O> = O extends { parameters: { path: infer P } } ? P : never;
type Content<B> = [B] extends [never]
  ? never
  : B extends { content: { 'application/json': infer J } }
    ? J
    : FormData;
type Body<O> = O extends { requestBody?: infer B } ? Content<NonNullable<B>> : never;
type Success<O> = O extends { responses: infer R } ? R[Extract<keyof R, 200 | 201 | 202 | 204>] : never;
type Answer<O> =
  Success<O> extends { content: infer C }
    ? C extends { 'application/json': infer J }
      ? J
      : Blob
    : undefined;

/** Only what an operation takes may be given, and what it needs must be. */
type Optional<Name extends string, Value> = [Value] extends [never]
  ? { [N in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };
export type Input<O> = Optional<'query', Query<O>> &
  Optional<'path', Path<O>> &
  Optional<'body', Body<O>> & {
    /** Repeats a write safely: the same key gets the first answer again. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };
type Given<O> =
  Record<string, never> extends Omit<Input<O>, 'idempotencyKey' | 'signal'>
    ? [input?: Input<O>]
    : [input: Input<O>];

/** A refusal, with the problem that the API answered. */
export class KirayaError extends Error {
  override readonly name = 'KirayaError';
  readonly status: number;
  readonly problem: Problem;
  /** Seconds to wait before it may be asked again; null where waiting does not help. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Problem, retryAfter: number | null) {
    super(problem.detail);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export type Options = {
  /** Such as https://kiraya.example/api */
  baseUrl: string;
  /** A personal access token (kir_…); without it, what everybody may read. */
  token?: string;
  fetch?: (request: Request) => Promise<Response>;
};

const MOST_TRIES = 3;
const LONGEST_WAIT_SECONDS = 60;

type Loose = {
  query?: Record<string, unknown>;
  path?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

export function createClient({ baseUrl, token, fetch: send = fetch }: Options) {
  async function call(
    method: Method,
    path: string,
    { query = {}, body, signal, ...input }: Loose = {},
  ): Promise<unknown> {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(input.path?.[name])),
    );
    const url = new URL(baseUrl.replace(/\/$/, '') + filled);
    for (const [name, value] of Object.entries(query)) {
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined) url.searchParams.append(name, String(one));
    }
    const headers = new Headers({ Accept: 'application/json' });
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    if (input.idempotencyKey !== undefined) headers.set('Idempotency-Key', input.idempotencyKey);
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
    const ask = () =>
      send(
        new Request(url, {
          method: method.toUpperCase(),
          headers,
          ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
          ...(signal && { signal }),
        }),
      );
    const mayRepeat = method === 'get' || input.idempotencyKey !== undefined;
    let answer = await ask();
    // Busy, or too fast: what may be asked twice is asked again, when the answer says.
    for (
      let tries = 1;
      mayRepeat && tries < MOST_TRIES && (answer.status === 503 || answer.status === 429);
      tries++
    ) {
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
      if (!(seconds <= LONGEST_WAIT_SECONDS)) break;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      answer = await ask();
    }
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok) {
      const wait = answer.headers.get('retry-after');
      throw new KirayaError(
        answer.status,
        await problemOf(answer, type),
        wait === null ? null : Number(wait),
      );
    }
    if (answer.status === 204) return undefined;
    return type.startsWith('application/json') ? answer.json() : answer.blob();
  }

  const by =
    <M extends Method>(method: M) =>
    <P extends With<M>>(path: P, ...[input]: Given<Operation<P, M>>): Promise<Answer<Operation<P, M>>> =>
      call(method, path, input as Loose | undefined) as Promise<Answer<Operation<P, M>>>;

  return { get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), delete: by('delete') };
}

/** What a proxy answers in its own words is told as a problem too. */
async function problemOf(answer: Response, type: string): Promise<Problem> {
  if (type.startsWith('application/problem+json')) return answer.json();
  const detail = answer.statusText || `HTTP ${answer.status}`;
  return {
    type: 'about:blank',
    title: detail,
    status: answer.status,
    detail,
    code: 'INTERNAL_SERVER_ERROR',
    request_id: answer.headers.get('x-request-id') ?? '',
  };
}

export type Client = ReturnType<typeof createClient>;

/** Every entry of a list, page by page: `for await (const visit of all((cursor) => client.get('/my/visits', { query: { cursor } })))`. */
export async function* all<Item>(
  page: (cursor: string | undefined) => Promise<{ items: Item[]; next_cursor: string | null }>,
): AsyncGenerator<Item> {
  let cursor: string | undefined;
  do {
    const { items, next_cursor: next } = await page(cursor);
    yield* items;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}
