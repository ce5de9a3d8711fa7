// How every answer of the API behaves towards programs that nobody here wrote: origins, methods, caches, limits and compression.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { type Allowance, TooManyTries } from '../lib/auth/rate-limits.ts';
import type { HttpEnv } from '../lib/request-context.ts';
import { GOING } from './api-docs/versions.ts';
import { methodsForPrograms, methodsOf, namesOlder } from './api-methods.ts';

/** Signed by cookies or by a provider: they have manners of their own. */
const CLOSED = /^\/(auth|payments|signing|mail|messaging)\//;
/** The description of the API, for tools that read it in a browser. */
const DESCRIPTION = /^\/(openapi\.json|docs(\/|$))/;
/** The public key is not among them: what a page elsewhere does in somebody's name, it does with their access token. */
const TAKEN =
  'Authorization, Content-Type, Idempotency-Key, If-None-Match, Accept-Language, Mcp-Protocol-Version';
const SHOWN =
  'ETag, Location, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id, Idempotent-Replayed, Allow, Deprecation, Sunset, Link';
const HOUR = '3600';

const TEXT = /^(application\/(problem\+)?json|text\/(html|css|javascript))/;
/** Below it a packed answer travels no faster. */
const WORTH_PACKING = 1024;

type Packing = 'br' | 'gzip';
const pack = {
  br: (bytes: Uint8Array<ArrayBuffer>) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Uint8Array<ArrayBuffer>) => promisify(gzip)(bytes),
};

export function manners(): MiddlewareHandler<HttpEnv> {
  const packed = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: (bytes) => bytes.length,
  });
  return async (c, next) => {
    const path = c.req.path.slice('/api'.length);
    if (CLOSED.test(path)) return next();
    const open = DESCRIPTION.test(path) ? ['GET'] : methodsForPrograms(path);
    if (c.req.method === 'OPTIONS') {
      const wanted = c.req.header('access-control-request-method') ?? '';
      return preflight(methodsOf(path), open.includes(wanted) ? open : null);
    }
    await next();
    const { headers } = c.res;
    // Never with cookies, nor as a client of ours; and what programs cannot use, a page elsewhere does not read: the mailbox of a demo, say.
    if (open.length > 0 && c.req.header('apikey') === undefined) {
      headers.set('Access-Control-Allow-Origin', '*');
      headers.set('Access-Control-Expose-Headers', SHOWN);
    }
    const allowance = c.error instanceof TooManyTries ? c.error.allowance : c.get('allowance');
    if (allowance) tellAllowance(headers, allowance);
    if (namesOlder(path, new URL(c.req.url).searchParams)) tellOfEnd(headers);
    if (!TEXT.test(headers.get('content-type') ?? '')) return;
    if (c.res.status >= 400 && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    if (c.res.status === 200 && isRead(c.req.method)) await answerRead(c, packed);
  };
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** `open` are the methods for pages elsewhere, if what they ask for is among them. */
function preflight(methods: readonly string[], open: readonly string[] | null): Response {
  const forPages = open && {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': allowedOf(open),
    'Access-Control-Allow-Headers': TAKEN,
    'Access-Control-Max-Age': HOUR,
  };
  return new Response(null, { status: 204, headers: { Allow: allowedOf(methods), ...forPages } });
}

/** As `Allow` says it: who can read can ask for the head alone. */
export const allowedOf = (methods: readonly string[]): string =>
  [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');

/** As draft-ietf-httpapi-ratelimit-headers says. */
function tellAllowance(headers: Headers, { name, points, seconds, left, resetSeconds }: Allowance): void {
  headers.set('RateLimit-Policy', `"${name}";q=${points};w=${seconds}`);
  headers.set('RateLimit', `"${name}";r=${left};t=${resetSeconds}`);
}

/** As RFC 9745 and RFC 8594 say it. */
function tellOfEnd(headers: Headers): void {
  headers.set('Deprecation', `@${Date.parse(GOING.since) / 1000}`);
  headers.set('Sunset', new Date(GOING.until).toUTCString());
  headers.append('Link', '</api/docs#versions>; rel="deprecation"; type="text/html"');
}

/** Whoever has it already is told so; others get it packed as they can unpack it. */
async function answerRead(
  c: Context<HttpEnv>,
  packed: LRUCache<string, Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const { headers } = c.res;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
  headers.set('ETag', etag);
  headers.append('Vary', 'Accept-Encoding, Authorization');
  // It may be kept, and is asked about each time: a home that is gone is gone at once.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  if (isAmong(c.req.header('if-none-match'), etag)) {
    headers.delete('Content-Type');
    return give(c, new Response(null, { status: 304, headers }));
  }
  const packing = bytes.length < WORTH_PACKING ? null : packingOf(c.req.header('accept-encoding') ?? '');
  if (!packing) return give(c, new Response(bytes, { headers }));
  headers.set('Content-Encoding', packing);
  const known = c.get('subject') ? undefined : packed.get(packing + etag);
  const small = known ?? new Uint8Array(await pack[packing](bytes));
  if (!known && !c.get('subject')) packed.set(packing + etag, small);
  give(c, new Response(small, { headers }));
}

/** Without the old answer's headers being laid over the new one's. */
function give(c: Context<HttpEnv>, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}

/** Compared weakly, as reads are (RFC 9110, 13.1.2). */
const isAmong = (asked: string | undefined, etag: string): boolean =>
  asked !== undefined &&
  (asked.trim() === '*' || asked.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2)));

function packingOf(accepted: string): Packing | null {
  const takes = (name: Packing) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}
