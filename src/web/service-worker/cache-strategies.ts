// Strategies of Workbox with what this product asks of them: how much is kept, under which key, and what replaces an answer offline.
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { languageOf, type PageLanguage, pageLanguages } from '../../domain/languages.ts';
import { isBySearch, PAGES } from './paths.ts';

const offlinePage = (language: PageLanguage) =>
  language === 'en' ? '/offline.html' : `/offline-${language}.html`;

export const OFFLINE_SCRIPT = '/offline.js';
export const OFFLINE_FILES = [...pageLanguages.map(offlinePage), OFFLINE_SCRIPT];

export const ANY = { ignoreVary: true };

/** Answered from the cache once it was kept: for files whose address changes with their content. */
export const cacheFirst = (cacheName: string, most: number) =>
  new CacheFirst({ cacheName, matchOptions: ANY, plugins: [byAddress, whole, atMost(most)] });

/** Asks the server and keeps its answer for when there is no connection. */
export const askFirst = (cacheName: string, most: number, ...plugins: WorkboxPlugin[]) =>
  new NetworkFirst({
    cacheName,
    matchOptions: ANY,
    plugins: [byAddress, whole, ...plugins, atMost(most)],
  });

/** Under the address alone: the token of the request is not written to the device. */
const byAddress: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => request.url };

/** Keeps complete answers of the very address. The former one stays until the new one is here to its end, and then makes room for it. */
const whole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

/** The oldest goes first; the pages that say that there is no connection stay. */
const atMost = (most: number): WorkboxPlugin => ({
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const cached = await cache.keys();
    const others = cached.filter(({ url }) => !OFFLINE_FILES.includes(new URL(url).pathname));
    const oldest = others.slice(0, Math.max(0, cached.length - most));
    await Promise.all(oldest.map((one) => cache.delete(one, ANY)));
  },
});

/** The same search in another order, or with fields left empty, is the same. */
export const orSameSearch: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cacheName, cachedResponse, request }) =>
    cachedResponse ?? (await sameSearch(cacheName, request.url)),
};

/** A page of any search where the search decides only what is opened on it; the page says that it is a copy. */
export const orSamePage: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cacheName, cachedResponse, request: { url } }) {
    const { pathname } = new URL(url);
    const cached =
      cachedResponse ??
      (isBySearch(pathname)
        ? await sameSearch(cacheName, url)
        : await caches.match(pathname, { ...ANY, cacheName, ignoreSearch: true }));
    return cached && markCached(cached);
  },
};

/** In the place of a page that was never seen. */
export const orOfflinePage: WorkboxPlugin = {
  handlerDidError: ({ request }) =>
    caches.match(offlinePage(languageOf(new URL(request.url).pathname)), { cacheName: PAGES }),
};

/** Pages that are never kept. */
export const networkOnly = new NetworkOnly({ plugins: [orOfflinePage] });

async function sameSearch(cacheName: string, url: string): Promise<Response | undefined> {
  const wanted = new URL(url);
  const search = searchOf(wanted);
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const cached = new URL(request.url);
    if (cached.pathname === wanted.pathname && searchOf(cached) === search) return cache.match(request, ANY);
  }
  return undefined;
}

/** Where somebody came from is no part of what they search. */
const searchOf = ({ searchParams }: URL) =>
  JSON.stringify(
    [...searchParams].filter(([name, value]) => value && !/^(utm_|fbclid|gclid)/.test(name)).sort(),
  );

/** The page says that it is a copy, and of when (src/web/components/offline/connection-notice.tsx). */
async function markCached(page: Response): Promise<Response> {
  const { status, headers } = page;
  const sent = Date.parse(headers.get('date') ?? '');
  const at = Number.isNaN(sent) ? 'true' : new Date(sent).toISOString();
  return new Response((await page.text()).replace('<html ', `<html data-kept="${at}" `), { status, headers });
}
