// Answers page requests: React Router renders, the cache keeps what is public, and the policy names its scripts.
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import {
  inEnglish,
  isPageIn,
  isPageLanguage,
  LANGUAGE_COOKIE,
  languageOf,
  type PageLanguage,
  pathIn,
  pathPrefixes,
} from '../../domain/languages.ts';
import type { Config } from '../lib/config.ts';
import { contentSecurityPolicy } from '../lib/http/security-headers.ts';
import { type CachedPage, PageCache, type Rendered } from './page-cache.ts';
import { pageCacheKey } from './page-cache-key.ts';

/** Set by a route's `headers`: what the page shows, as tags separated by spaces. Only pages that set it are kept. */
const TAGS_HEADER = 'x-page-tags';
/** How a browser sends a form by itself. */
export const PLAIN_FORM = 'application/x-www-form-urlencoded';

export type Pages = {
  respond(request: Request): Promise<Response>;
  /** Answers a form that a browser without scripts sent, for its sender alone. `caller` is their network address. */
  answerForm(request: Request, caller: string | null): Promise<Response>;
  cache: PageCache;
};

type Report = (error: unknown) => void;

/** What the renderer hands over beside its answer: what the loaders could not do, the page's text and its own inline scripts. */
export type PageHost = {
  report: Report;
  deliver(html: string, scripts: readonly string[]): void;
  /** Who is asking, where that counts; null for pages that all share. */
  caller: string | null;
};

/** The pages as built in one language; `loadContext` gives the loaders what they may use. */
export type BuiltPages = { build: ServerBuild; loadContext: (host: PageHost) => RouterContextProvider };

/** `policy` says whose checkout the pages may open. The copy of another language is loaded when somebody first asks for it. */
export function createPages(
  english: BuiltPages,
  log: Report,
  policy: Pick<Config, 'payments' | 'map' | 'assetsUrl'> = {
    payments: { kind: 'none' },
    map: { styleUrl: undefined, origins: [] },
    assetsUrl: undefined,
  },
  inAnother?: (language: PageLanguage) => Promise<BuiltPages>,
): Pages {
  const renderers = new Map<PageLanguage, Promise<Renderer>>();
  const rendererIn = (language: PageLanguage): Promise<Renderer> => {
    const known = renderers.get(language);
    if (known) return known;
    const made =
      language === 'en' || !inAnother
        ? Promise.resolve(rendererOf(english))
        : inAnother(language).then((pages) => rendererOf(pages, pathPrefixes[language]));
    renderers.set(language, made);
    return made;
  };
  const cache = new PageCache();
  // Only the address reaches the renderer: no cookie and no header of one person can end up in a shared page.
  const render = async (request: Request, caller: string | null = null): Promise<Rendered> => {
    let isBusy = false;
    let delivered: Delivered | undefined;
    const { handle, loadContext } = await rendererIn(languageOf(new URL(request.url).pathname));
    const context = loadContext({
      report: (error) => {
        isBusy ||= isOutOfService(error);
        log(error);
      },
      deliver: (html, scripts) => {
        delivered = { html, scripts };
      },
      caller,
    });
    const answer = await handle(request, context);
    // Redirects and last resorts come without a delivered page: theirs is the answer's own body, which runs no script.
    const rendered = readRendered(answer, delivered ?? { html: await answer.text(), scripts: [] }, policy);
    return isBusy ? comeAgain(rendered) : rendered;
  };
  return {
    cache,
    async respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
      }
      const { origin, pathname, search } = new URL(request.url);
      const elsewhere = inTheirLanguage(pathname, search);
      if (elsewhere) return elsewhere;
      const address = pageCacheKey(pathname, search);
      const page = await cache.get(address, () => render(new Request(`${origin}${address}`)));
      return inChosenLanguage(request, page) ?? answer(request, page);
    },
    async answerForm(request, caller) {
      const form = { method: 'POST', headers: { 'Content-Type': PLAIN_FORM }, body: await request.text() };
      const page = await render(new Request(request.url, form), caller);
      const headers = { ...page.headers, 'cache-control': 'no-store' };
      return new Response(new Uint8Array(page.body), { status: page.status, headers });
    },
  };
}

type Renderer = ReturnType<typeof rendererOf>;

/** A copy of the pages with what answers requests for them below `basename`. */
const rendererOf = ({ build, loadContext }: BuiltPages, basename = build.basename) => ({
  handle: createRequestHandler({ ...build, basename }, 'production'),
  loadContext,
});

/** A page that is not in the language of its address is read in English. What a page asks for itself, data and `/__manifest`, is answered. */
function inTheirLanguage(pathname: string, search: string): Response | undefined {
  const path = inEnglish(pathname);
  const isAskedByPage = pathname.endsWith('.data') || path.startsWith('/__');
  if (isAskedByPage || isPageIn(languageOf(pathname), path)) return undefined;
  // A browser takes `//…` for another site.
  const location = path.replace(/^\/+/, '/');
  return new Response(null, { status: 302, headers: { Location: `${location}${search}` } });
}

/**
 * Pages that are no search engine's have one address in people's minds: they open in the language chosen on the device.
 * Public ones stay as addressed, so that a kept page is the same for everyone.
 */
function inChosenLanguage(request: Request, page: CachedPage): Response | undefined {
  const isScreen =
    page.status === 200 && page.tags.length === 0 && page.headers['content-type']?.startsWith('text/html');
  const chosen = CHOSEN.exec(request.headers.get('cookie') ?? '')?.[1];
  if (!isScreen || !isPageLanguage(chosen) || chosen === 'en') return undefined;
  const { pathname, search } = new URL(request.url);
  if (languageOf(pathname) !== 'en' || !isPageIn(chosen, pathname)) return undefined;
  return new Response(null, {
    status: 302,
    headers: { Location: pathIn(chosen, `${pathname}${search}`), 'Cache-Control': 'no-store' },
  });
}

const CHOSEN = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)(?:;|$)`);

/** A procedure that had no database to ask. */
const isOutOfService = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 503;

const comeAgain = (rendered: Rendered): Rendered => ({
  ...rendered,
  status: 503,
  headers: { ...rendered.headers, 'retry-after': '5', 'cache-control': 'no-store' },
  tags: [],
});

type Delivered = { html: string; scripts: readonly string[] };

function readRendered(
  response: Response,
  { html, scripts }: Delivered,
  policy: Pick<Config, 'payments' | 'map' | 'assetsUrl'>,
): Rendered {
  const headers = Object.fromEntries(response.headers);
  const tags = headers[TAGS_HEADER]?.split(' ').filter(Boolean) ?? [];
  delete headers[TAGS_HEADER];
  delete headers['content-length'];
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(scripts, policy);
  }
  headers['cache-control'] ??=
    tags.length > 0 ? 'public, max-age=0, s-maxage=1, must-revalidate' : 'private, no-cache';
  return { status: response.status, headers, body: Buffer.from(html), tags };
}

async function answer(request: Request, page: CachedPage): Promise<Response> {
  if (page.status === 200 && request.headers.get('if-none-match') === page.etag) {
    return new Response(null, { status: 304, headers: ofEveryForm(page) });
  }
  // Nothing, compressed, is a byte that whoever waits for it would wait for in vain.
  if (page.bodies.identity.length === 0) {
    return new Response(null, { status: page.status, headers: ofEveryForm(page) });
  }
  const encoding = preferredEncoding(request.headers);
  const body = encoding === 'gzip' ? await page.gzip() : page.bodies[encoding];
  const headers = headersOf(page, encoding, body);
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers });
}

type Encoding = 'br' | 'gzip' | 'identity';

const ofEveryForm = (page: CachedPage): Record<string, string> => ({
  ...page.headers,
  etag: page.etag,
  vary: 'Accept-Encoding',
});

export const headersOf = (
  page: CachedPage,
  encoding: Encoding,
  body: Uint8Array,
): Record<string, string> => ({
  ...ofEveryForm(page),
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  'content-length': String(body.length),
});

export function preferredEncoding(headers: Headers): Encoding {
  const accepted = headers.get('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
