// Of the pages that say that there is no connection: they open what was wanted once it is back, and lead signed-in people
// to the first page of their portal that this device keeps (src/web/lib/person-caches.ts).
const AGAIN_MS = 20_000;

addEventListener('online', () => location.reload());
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

linkOwnPortal();
