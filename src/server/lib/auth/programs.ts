/**
 * OAuth 2.1 for programs of others (docs/decisions/0097-programs-ask-by-oauth.md): the library speaks the protocol, and what a
 * program may do is what its person's row of `api_programs` says. Nothing here but the person's answer reads a cookie.
 */
import type { Pool } from 'pg';
import { z } from 'zod';
import { LASTING, PROGRAM_NAME_MAX, scopesAsked } from '../../../domain/api-tokens.ts';
import { parseJson } from '../../../domain/parse-json.ts';
import { CONNECT_PAGE, programGrants } from './program-plugin.ts';
import { type RateLimits, TooManyTries } from './rate-limits.ts';
import { type Call, type Door, refuse, textsIn } from './sign-in-door.ts';
import type { SignInLibrary } from './sign-in-library.ts';

const LARGEST_FORM = 16 * 1024;

/** Pages of the web, an app on the person's own device, and none by which a browser would run what it is given. */
function isReturnAddress(text: string): boolean {
  const url = text.includes('#') ? null : URL.parse(text);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  if (url.protocol === 'http:') return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  // Named by a domain of its maker, as RFC 8252 (7.1) wants it.
  return /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:\/[^/]/i.test(text);
}

/** What of a registration (RFC 7591) is taken. Keys and addresses that we would have to fetch are not. */
const registration = z.object({
  client_name: z
    .string()
    .trim()
    .min(1)
    .max(PROGRAM_NAME_MAX * 2)
    .default('A program without a name'),
  client_uri: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional()
    .catch(undefined),
  redirect_uris: z.array(z.string().max(1000).refine(isReturnAddress)).min(1).max(10),
  token_endpoint_auth_method: z.enum(['none', 'client_secret_basic', 'client_secret_post']).default('none'),
  grant_types: z
    .array(z.string())
    .default([...programGrants])
    .transform((named) => programGrants.filter((one) => named.includes(one)))
    .pipe(z.array(z.enum(programGrants)).min(1)),
  response_types: z.array(z.literal('code')).default(['code']),
});

export type Programs = {
  /** Null for a program that is not registered, or not with that way back. */
  find(clientId: string, redirectUri: string): Promise<{ name: string } | null>;
  /** The protocol's own addresses; null for any other. */
  handle(path: string, request: Request, address: string | null): Promise<Response> | null;
};

type Parts = {
  pool: Pool;
  library: () => SignInLibrary;
  limits: RateLimits;
  /** Without a path. */
  origin: string;
  basePath: string;
  onError: (error: unknown) => void;
};

export function createPrograms(parts: Parts): Programs {
  const { pool, origin, basePath } = parts;
  return {
    async find(clientId, redirectUri) {
      if (!isReturnAddress(redirectUri)) return null;
      const { rows } = await pool.query<{ name: string | null; redirect_uris: string[] }>(
        'select name, redirect_uris from auth.oauth_clients where client_id = $1 and disabled is not true',
        [clientId],
      );
      const [row] = rows;
      const isKnown = row?.redirect_uris.some((known) => withoutPort(known) === withoutPort(redirectUri));
      return row && isKnown ? { name: row.name ?? clientId } : null;
    },
    handle(path, request, address) {
      const route = `${request.method} ${path}`;
      if (request.method === 'OPTIONS' && path.startsWith('/oauth2/'))
        return Promise.resolve(
          open(
            new Response(null, {
              status: 204,
              headers: {
                'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
                'Access-Control-Allow-Headers': 'Authorization, Content-Type, Mcp-Protocol-Version',
                'Access-Control-Max-Age': '3600',
              },
            }),
          ),
        );
      switch (route) {
        case 'GET /.well-known/oauth-authorization-server':
          return said(parts, () => fromLibrary(parts, `${basePath}${path}`));
        case 'GET /oauth2/authorize': {
          // Our cookies do not come along from elsewhere: a page of ours asks the person, and answers for them.
          const location = `${origin}${CONNECT_PAGE}${new URL(request.url).search}`;
          return Promise.resolve(new Response(null, { status: 302, headers: { location } }));
        }
        case 'POST /oauth2/register':
          return said(parts, () => register(parts, request, address));
        case 'POST /oauth2/token':
        case 'POST /oauth2/revoke':
          return said(parts, () => form(parts, path, request, address));
        default:
          return null;
      }
    },
  };
}

/** Any port of one's own device is as good as another (RFC 8252, 7.3). */
function withoutPort(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:') return address;
  url.port = '';
  return url.href;
}

/** Programs in a browser read it too: no cookie has a part in it. */
function open(response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', '*');
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  return response;
}

const failed = (status: number, error: string, error_description: string, headers = {}) =>
  Response.json({ error, error_description }, { status, headers });

/** In the protocol's own shape, which is not ours. */
async function said({ onError }: Parts, work: () => Promise<Response>): Promise<Response> {
  try {
    const answer = await work();
    const headers = new Headers();
    for (const name of ['content-type', 'cache-control', 'www-authenticate', 'retry-after']) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
    if (answer.status >= 500) throw new Error(`OAuth answered ${answer.status}: ${await answer.text()}`);
    return open(new Response(answer.body, { status: answer.status, headers }));
  } catch (error) {
    if (error instanceof TooManyTries)
      return open(
        failed(429, 'temporarily_unavailable', error.message, { 'Retry-After': String(error.retryAfter) }),
      );
    onError(error);
    return open(failed(500, 'server_error', 'Something went wrong on our side'));
  }
}

const fromLibrary = ({ library, origin }: Parts, path: string, init: RequestInit = {}) =>
  library().handler(new Request(`${origin}${path}`, init));

async function register(parts: Parts, request: Request, address: string | null): Promise<Response> {
  await parts.limits.consume('program.address', address ?? 'unknown');
  const text = await request.text();
  const given = text.length > LARGEST_FORM ? null : registration.safeParse(parseJson(text));
  if (!given?.success) {
    const isWay = given?.error.issues[0]?.path[0] === 'redirect_uris';
    return isWay
      ? failed(400, 'invalid_redirect_uri', 'Name https addresses, or those of an app on one’s own device')
      : failed(400, 'invalid_client_metadata', given?.error.issues[0]?.message ?? 'This is too large');
  }
  const isNative = given.data.redirect_uris.every((one) => !one.startsWith('https:'));
  return fromLibrary(parts, `${parts.basePath}/oauth2/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: parts.origin },
    body: JSON.stringify({ ...given.data, application_type: isNative ? 'native' : 'web' }),
  });
}

/** The secret of a program that has one comes in the header or in the form. */
async function form(parts: Parts, path: string, request: Request, address: string | null): Promise<Response> {
  await parts.limits.consume('program-token.address', address ?? 'unknown');
  const text = await request.text();
  if (text.length > LARGEST_FORM) return failed(400, 'invalid_request', 'This is too large');
  const fields = new URLSearchParams(text);
  if (!fields.getAll('resource').every((one) => isOurs(parts.origin, one)))
    return failed(400, 'invalid_target', 'This is no address of ours');
  // A token of ours is for all of ours: what it opens is said by its scopes.
  fields.delete('resource');
  const headers = new Headers({
    'content-type': 'application/x-www-form-urlencoded',
    origin: parts.origin,
  });
  const secret = request.headers.get('authorization');
  if (secret?.startsWith('Basic ')) headers.set('authorization', secret);
  return fromLibrary(parts, `${parts.basePath}${path}`, { method: 'POST', headers, body: fields.toString() });
}

/** What a token can be asked for (RFC 8707). */
const isOurs = (origin: string, resource: string): boolean =>
  ['', '/', '/mcp', '/mcp/', '/api', '/api/'].some((path) => resource === `${origin}${path}`);

/** What counts of how a program asks; anything else does not get to the library. */
const passed = [
  'response_type',
  'client_id',
  'redirect_uri',
  'state',
  'code_challenge',
  'code_challenge_method',
];

/** The person's answer, from our page, with their cookies. A yes was written down before, after a proof of who they are. */
export const answerProgram: Call = async (door, values, headers) => {
  const { query, answer } = textsIn(values, 'query', 'answer');
  const asked = new URLSearchParams(query);
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  const scopes = scopesAsked(asked.get('scope') ?? undefined);
  if (!scopes) return refuse(422, 'PROGRAM_REQUEST');
  if (answer === 'yes' && !(await isAllowed(door, found.user.id, asked.get('client_id') ?? '', scopes)))
    return refuse(403, 'PROGRAM_NOT_ALLOWED');
  if (!asked.getAll('resource').every((one) => isOurs(door.origin, one)))
    return refuse(422, 'PROGRAM_REQUEST');
  const clean = new URLSearchParams();
  for (const name of passed) {
    const value = asked.get(name);
    if (value !== null) clean.set(name, value);
  }
  clean.set('scope', [...scopes, LASTING].join(' '));
  clean.set('prompt', 'consent');
  const cookie = headers.get('cookie') ?? '';
  const call = async (path: string, init: RequestInit = {}) => {
    const given = new Headers({ cookie, origin: door.origin, accept: 'application/json' });
    if (init.body) given.set('content-type', 'application/json');
    const response = await door.library.handler(
      new Request(`${door.origin}/api/auth/oauth2${path}`, { ...init, headers: given }),
    );
    const body = (await response.json().catch(() => ({}))) as { url?: string; redirect_uri?: string };
    return body.url ?? body.redirect_uri ?? response.headers.get('location');
  };
  const page = await call(`/authorize?${clean}`);
  // Anything else is the way back to the program with what was wrong, or our page of errors.
  const signed = page && URL.parse(page, door.origin);
  if (!signed) return refuse(422, 'PROGRAM_REQUEST');
  if (signed.pathname !== CONNECT_PAGE || signed.origin !== door.origin)
    return signed.origin === door.origin
      ? refuse(422, 'PROGRAM_REQUEST')
      : Response.json({ url: signed.href });
  const url = await call('/consent', {
    method: 'POST',
    body: JSON.stringify({ accept: answer === 'yes', oauth_query: signed.search.slice(1) }),
  });
  return url ? Response.json({ url }) : refuse(422, 'PROGRAM_REQUEST');
};

async function isAllowed(
  { pool }: Door,
  userId: string,
  clientId: string,
  scopes: readonly string[],
): Promise<boolean> {
  const { rows } = await pool.query<{ held: string[] | null }>('select app.program_scopes($1, $2) as held', [
    userId,
    clientId,
  ]);
  const held = rows[0]?.held ?? [];
  return scopes.every((scope) => held.includes(scope));
}
