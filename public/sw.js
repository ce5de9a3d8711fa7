// Kiraya without a connection: pages and own lists that were seen are shown again. What one person was answered is kept
// under that person's number and shown to nobody else; signing out removes it (src/web/lib/person-caches.ts).
const ASSETS = 'kiraya-assets';
const PAGES = 'kiraya-pages';
const PHOTOS = 'kiraya-photos';
const PERSON = 'kiraya-person-';
const OFFLINE = '/offline.html';
const OFFLINE_IN_HINDI = '/offline-hi.html';
const NOTICES = '/notifications';
const MOST = { [ASSETS]: 400, [PAGES]: 80, [PHOTOS]: 240 };
const MOST_OF_PERSON = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGES).then((cache) => cache.addAll([OFFLINE, OFFLINE_IN_HINDI])));
});

// A new version waits until the person says so: pages of two versions never mix.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const { pathname } = url;
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request, ASSETS));
  else if (pathname.startsWith('/files/public/')) event.respondWith(keptFirst(request, PHOTOS));
  else if (pathname.startsWith('/api/')) {
    const person = personOf(request);
    if (person && isOwnScreen(pathname)) event.respondWith(askFirst(event, PERSON + person, MOST_OF_PERSON));
  } else if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (pathname.endsWith('.data') || pathname.endsWith('/__manifest')) {
    event.respondWith(askFirst(event, PAGES, MOST[PAGES]));
  }
});

/** What administrators see, sign-in, and documents opened by signed links are not kept on a device: tests/kept-offline.test.ts. */
const OF_OFFICE =
  /^\/api\/(admin|audit|auth|claims|docs|enquiries|flags|mailbox|mail-log|payees|privacy|reports|roles|shadow-balancing|shadow-power|users)\b/;
const isOwnScreen = (path) =>
  !OF_OFFICE.test(path) && path !== '/api/affiliates' && !/\/(link|paper)$/.test(path);

/** Whose token the request carries; nobody's when it is only the public key. */
function personOf(request) {
  const token = /^Bearer [\w-]+\.([\w-]+)\./.exec(request.headers.get('Authorization') ?? '');
  try {
    const { sub } = JSON.parse(atob(token[1].replaceAll('-', '+').replaceAll('_', '/')));
    return /^[\w-]{8,64}$/.test(sub) ? sub : undefined;
  } catch {
    return undefined;
  }
}

async function keptFirst(request, name) {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(cache, request, answer.clone(), MOST[name]);
  return answer;
}

async function askFirst(event, name, most) {
  try {
    const answer = await fetch(event.request);
    if (answer.status === 200) event.waitUntil(keepIn(name, event.request, answer.clone(), most));
    return answer;
  } catch (error) {
    const cache = await caches.open(name);
    const kept = (await cache.match(event.request, { ignoreVary: true })) ?? (await sameSearch(cache, event.request));
    if (kept) return kept;
    throw error;
  }
}

/** Pages hold nothing of any person: the server renders them without knowing who asks. */
async function page(event, path) {
  try {
    const answer = await fetch(event.request);
    if (answer.status === 200 && !answer.redirected) {
      event.waitUntil(keepIn(PAGES, event.request, answer.clone(), MOST[PAGES]));
      // A home that was opened by its address is also reached by a link.
      if (/^(\/hi)?\/property\//.test(path)) event.waitUntil(keepData(`${path}.data`));
    }
    return answer;
  } catch {
    const cache = await caches.open(PAGES);
    const options = { ignoreVary: true };
    const kept =
      (await cache.match(event.request, options)) ??
      (BY_SEARCH.test(path)
        ? await sameSearch(cache, event.request)
        : await cache.match(path, { ...options, ignoreSearch: true }));
    if (kept) return asKept(kept);
    return cache.match(/^\/hi(\/|$)/.test(path) ? OFFLINE_IN_HINDI : OFFLINE);
  }
}

/** Pages that show something else for each search of their address (tests/kept-searches.test.ts); others open with it. */
const BY_SEARCH =
  /^(\/hi)?\/(properties|compare|guaranteed-lease|property-owners|affiliate\/(register|invite-only)|register\/affiliate|portal\/user\/(?!viewed$).+|dev\/mailbox)$/;

/** What was kept of the same page under the same search, in whatever order, with or without fields left empty. */
async function sameSearch(cache, { url }) {
  const wanted = new URL(url);
  const search = searchOf(wanted);
  for (const request of await cache.keys()) {
    const kept = new URL(request.url);
    if (kept.pathname === wanted.pathname && searchOf(kept) === search) {
      return cache.match(request, { ignoreVary: true });
    }
  }
}

/** Where somebody came from is no part of what they search. */
const searchOf = ({ searchParams }) =>
  JSON.stringify([...searchParams].filter(([name, value]) => value && !/^(utm_|fbclid|gclid)/.test(name)).sort());

/** The page says that it is a copy (src/web/components/offline/connection-notice.tsx). */
async function asKept(page) {
  const { status, headers } = page;
  return new Response((await page.text()).replace('<html ', '<html data-kept="true" '), { status, headers });
}

async function keepData(path) {
  const answer = await fetch(path);
  if (answer.status === 200) await keepIn(PAGES, new Request(path), answer, MOST[PAGES]);
}

const keepIn = async (name, request, answer, most) => keep(await caches.open(name), request, answer, most);

async function keep(cache, request, answer, most) {
  try {
    await cache.delete(request, { ignoreVary: true });
    await cache.put(request, answer);
    const kept = await cache.keys();
    const others = kept.filter(({ url }) => !/\/offline(-hi)?\.html$/.test(url));
    const oldest = others.slice(0, Math.max(0, kept.length - most));
    await Promise.all(oldest.map((one) => cache.delete(one, { ignoreVary: true })));
  } catch {
    // The device has no room: the answer is shown all the same.
  }
}

/** What the server sealed for this browser (src/server/notifications/push-sender.ts). A browser wants every push to be seen. */
self.addEventListener('push', (event) => {
  const { id, title, text, path } = readPush(event.data);
  event.waitUntil(
    self.registration.showNotification(title ?? 'Kiraya', {
      body: text,
      tag: id,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { path: path ?? NOTICES },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(ownAddress(event.notification.data?.path)));
});

function readPush(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
}

/** The notification centre for whatever is no page of this site. */
function ownAddress(path) {
  const { origin } = self.location;
  const url = typeof path === 'string' && path.startsWith('/') ? new URL(path, origin) : undefined;
  return url?.origin === origin ? url.href : origin + NOTICES;
}

async function showPage(address) {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(address);
  await open.focus();
  return open.navigate(address);
}
