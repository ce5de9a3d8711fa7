// A public page that is kept leaves before anything else looks at the request: it is the same for everyone, and a search
// that costs nothing needs no limit. Whatever else is asked goes on to the app.

import { countLookup } from '../lib/cache-lookups.ts';
import { answersTo } from '../lib/http/host-check.ts';
import { recorder } from '../lib/http/observe.ts';
import { requestIdOf, traceIdOf } from '../lib/http/request-ids.ts';
import { withoutScripts } from '../lib/http/security-headers.ts';
import type { Services } from '../lib/request-context.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { headersOf, preferredEncoding } from './pages.ts';

type Answer<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;

export function servePagesFromCache<Bindings>(
  services: Services,
  cache: PageCache,
  otherwise: Answer<Bindings>,
): Answer<Bindings> {
  const fixed = withoutScripts(services.config);
  const record = recorder(services);
  const heads = new WeakMap<CachedPage, Record<string, string>>();
  const headOf = (page: CachedPage) => {
    const known = heads.get(page);
    if (known) return known;
    const head = { ...fixed, ...headersOf(page, 'br', page.bodies.br) };
    heads.set(page, head);
    return head;
  };
  return (request, bindings) => {
    const started = performance.now();
    const { method, headers } = request;
    const address = addressOf(request.url);
    const page = method === 'GET' ? cache.find(address) : undefined;
    const isPlain =
      page?.status === 200 &&
      preferredEncoding(headers) === 'br' &&
      !headers.has('if-none-match') &&
      answersTo(services.config, headers.get('host') ?? undefined);
    if (!isPlain) return otherwise(request, bindings);
    countLookup('pages', true);
    const requestId = requestIdOf(headers, services.config.trustProxy);
    const answer = new Response(page.bodies.br, { headers: { ...headOf(page), 'x-request-id': requestId } });
    record({
      requestId,
      traceId: traceIdOf(headers),
      method,
      path: pathOf(address),
      status: 200,
      ms: performance.now() - started,
    });
    return answer;
  };
}

/** Path and query of a complete URL as the server made it, without the price of taking it apart. */
const addressOf = (url: string) => url.slice(url.indexOf('/', 'https://'.length));

function pathOf(address: string): string {
  const query = address.indexOf('?');
  return query < 0 ? address : address.slice(0, query);
}
