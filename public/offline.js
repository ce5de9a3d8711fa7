// Of the pages that say that there is no connection: they open what was wanted once it is back, are set in the product's font, and lead
// signed-in people to the first page of their portal that this device keeps (src/web/lib/person-caches.ts); the office has no lists here.
const AGAIN_MS = 20_000;

addEventListener('online', () => location.reload());
document.getElementById('again').addEventListener('click', () => location.reload());
// The device may be online while the server is out of reach: nothing then says that it is back.
setInterval(() => navigator.onLine && location.reload(), AGAIN_MS);

async function linkOwnPortal() {
  if (!(await caches.has('kiraya-portal'))) return;
  const kept = (await (await caches.open('kiraya-portal')).keys()).map(({ url }) => new URL(url).pathname);
  const own = kept.findLast((path) => /^(\/hi)?\/portal\/(user|landlord|manager|tenant|broker|affiliate)$/.test(path));
  if (!own) return;
  const link = document.getElementById('own');
  link.href = own;
  link.hidden = false;
  link.nextElementSibling.hidden = false;
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
