// Kiraya without a connection: pages and own lists that were seen are shown again. What one person was answered is kept
// under that person's number and shown to nobody else; signing out removes it (src/web/lib/person-caches.ts).
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { Route, Router } from 'workbox-routing';
import { VIEW_HEADER } from '../../domain/view-as.ts';
import { OWN_PAGES, PERSON } from '../lib/person-caches.ts';
import {
  askFirst,
  cacheFirst,
  networkOnly,
  OFFLINE_FILES,
  OFFLINE_SCRIPT,
  orOfflinePage,
  orSamePage,
  orSameSearch,
} from './cache-strategies.ts';
import { fetchAhead, savesData } from './later-parts.ts';
import { cacheOfPage, isCachedRead, isHome, PAGES, personOf } from './paths.ts';
import { openPush, showPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGES).then((cache) => cache.addAll(OFFLINE_FILES)));
});

// A new version waits until the person says so: pages of two versions never mix.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event)));

const MOST_PAGES = 80;
const MOST_ANSWERS = 200;
/** Of one language some three hundred scripts, with the styles and fonts. */
const MOST_ASSETS = 800;

const ofPages = (cacheName: string) => {
  const data = askFirst(cacheName, MOST_PAGES, orSameSearch);
  /** A home that was opened by its address is also reached by a link; who saves data fetches it once. */
  const withData: WorkboxPlugin = {
    async cacheDidUpdate({ event, request }) {
      const { origin, pathname } = new URL(request.url);
      if (isHome(pathname) && !savesData())
        await data.handle({ event: event as FetchEvent, request: `${origin}${pathname}.data` });
    },
  };
  return { data, page: askFirst(cacheName, MOST_PAGES, withData, orSamePage, orOfflinePage) };
};
const cached = new Map([PAGES, OWN_PAGES].map((name) => [name, ofPages(name)]));
const cacheOf = (path: string) => cached.get(cacheOfPage(path) ?? '');

const router = new Router();
/** The first one that takes a request of this site up answers it. */
function answer(...[takes, handler]: ConstructorParameters<typeof Route>): void {
  router.registerRoute(new Route((asked) => asked.sameOrigin && takes(asked), handler));
}

const ASSETS = 'kiraya-assets';
const assets = cacheFirst(ASSETS, MOST_ASSETS);
// The map's background is fetched in parts, which the browser keeps by itself.
answer(
  ({ url: { pathname } }) => pathname.startsWith('/assets/') && !pathname.endsWith('.pmtiles'),
  ({ event, request }) => {
    const [response, isKept] = assets.handleAll({ event, request });
    const { clientId } = event as FetchEvent;
    event.waitUntil(isKept.then(() => fetchAhead(clientId, request.url, ASSETS)).catch(() => {}));
    return response;
  },
);
answer(({ url }) => url.pathname.startsWith('/files/public/'), cacheFirst('kiraya-photos', 240));
answer(
  // What was read as somebody else is nobody's to keep.
  ({ url, request }) => isCachedRead(url.pathname) && !request.headers.has(VIEW_HEADER) && personOf(request),
  ({ event, request, params }) =>
    askFirst(`${PERSON}${params}`, MOST_ANSWERS, orSameSearch).handle({ event, request }),
);
answer(({ url }) => url.pathname === OFFLINE_SCRIPT, askFirst(PAGES, MOST_PAGES));
// Pages hold nothing of any person: the server renders them without knowing who asks. Documents are no pages.
answer(
  ({ request, url }) => request.mode === 'navigate' && !/^\/(api|files)\//.test(url.pathname),
  ({ event, request, url }) => (cacheOf(url.pathname)?.page ?? networkOnly).handle({ event, request }),
);
answer(
  ({ url }) => /(\.data|\/__manifest)$/.test(url.pathname) && cacheOf(url.pathname),
  ({ event, request, url }) => (cacheOf(url.pathname)?.data ?? networkOnly).handle({ event, request }),
);

router.addFetchListener();
