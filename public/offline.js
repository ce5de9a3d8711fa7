// Of the pages that say that there is no connection: they open what was wanted once it is back, are set in the product's font, and lead
// signed-in people to what this device keeps of their portal (src/web/lib/person-caches.ts); the office has no lists here.
const AGAIN_MS = 20_000;

addEventListener('online', () => location.reload());
document.getElementById('again').addEventListener('click', () => location.reload());
// The device may be online while the server is out of reach: nothing then says that it is back.
setInterval(() => navigator.onLine && location.reload(), AGAIN_MS);

const MOST = 6;
const ID = /\/[0-9a-f]{8}-[0-9a-f-]{27}/;
const nameOf = (html) =>
  new DOMParser().parseFromString(html, 'text/html').title.replace(/\s*·\s*Kiraya$/, '');

async function linkOwnPortal() {
  if (!(await caches.has('kiraya-portal'))) return;
  const cache = await caches.open('kiraya-portal');
  const requests = await cache.keys();
  const kept = requests.map(({ url }) => new URL(url).pathname);
  if (await linkWork(cache, requests, kept)) return;
  const own = kept.findLast((path) => /^(\/hi)?\/portal\/(user|landlord|manager|tenant|broker|affiliate)$/.test(path));
  if (!own) return;
  const link = document.getElementById('own');
  link.href = own;
  link.hidden = false;
  link.nextElementSibling.hidden = false;
}

/** Whoever has a portal of work goes on there: its first page, then those opened last, in the language of this page where there are such. */
async function linkWork(cache, requests, kept) {
  const places = kept.map((path, at) => ({
    at,
    path,
    portal: /^(?:\/hi)?\/portal\/(landlord|manager|tenant|broker|affiliate)(?:\/|$)/.exec(path)?.[1],
    isOwnLanguage: path.startsWith('/hi/') === location.pathname.startsWith('/hi/'),
  }));
  const pages = places.filter(({ path, portal }) => portal && !path.endsWith('.data') && !ID.test(path)).reverse();
  const own = pages.filter(({ portal }) => portal === pages[0].portal);
  const isFirst = ({ path, portal }) => path.endsWith(`/${portal}`);
  own.sort((a, b) => isFirst(b) - isFirst(a) || b.isOwnLanguage - a.isOwnLanguage);
  const links = new Map();
  const seen = new Set();
  for (const { at, path } of own) {
    const page = path.replace(/^\/hi/, '');
    if (links.size === MOST || seen.has(page)) continue;
    const name = nameOf(await (await cache.match(requests[at], { ignoreVary: true })).text());
    if (!name || links.has(name)) continue;
    seen.add(page);
    links.set(name, path);
  }
  const lists = document.getElementById('lists');
  if (!lists || links.size === 0) return false;
  lists.replaceChildren(
    ...[...links].flatMap(([name, path]) => {
      const link = document.createElement('a');
      link.href = path;
      link.textContent = name;
      return [link, ' · '];
    }),
  );
  return true;
}

/** The fonts are files of a build: their names are known by what this device keeps. */
async function setFonts() {
  if (!(await caches.has('kiraya-assets'))) return;
  const kept = (await (await caches.open('kiraya-assets')).keys()).map(({ url }) => url);
  for (const [family, file] of [['Anek Latin', 'anek-latin-'], ['Anek Devanagari', 'anek-devanagari-']]) {
    const url = kept.findLast((one) => one.endsWith('.woff2') && one.includes(`/${file}`) && !one.includes('-rest'));
    if (!url) continue;
    const font = new FontFace(family, `url("${url}")`, { weight: '400 700' });
    document.fonts.add(await font.load());
  }
}

if (/\/admin(-secure)?\/?$/.test(location.pathname)) {
  document.getElementById('ways').remove();
  document.getElementById('home').href = location.pathname;
} else linkOwnPortal();
setFonts();
