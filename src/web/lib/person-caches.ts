// What the service worker keeps on a device for one person (src/web/service-worker), and how it goes.

/** Begins the name of a cache of answers; the person's number ends it. */
export const PERSON = 'kiraya-person-';
/** Pages for signed-in people: they hold nothing of anybody, but which of them were opened is a person's own matter. */
export const OWN_PAGES = 'kiraya-portal';

const PORTAL_HOME = /^(\/hi)?\/portal\/(user|landlord|manager|tenant|broker|affiliate)$/;

/** The first page of their portal that was seen last, where this device keeps one; public/offline.js looks the same way. */
export async function keptPortal(): Promise<string | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(OWN_PAGES))) return undefined;
  const kept = await (await caches.open(OWN_PAGES)).keys();
  return kept.map(({ url }) => new URL(url).pathname).findLast((path) => PORTAL_HOME.test(path));
}

/** Removes what is kept of everybody but `userId`; of everybody when nobody is signed in. */
export async function forgetOthers(userId: string | undefined): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PERSON) && name !== `${PERSON}${userId ?? ''}`);
  if (userId === undefined || others.length > 0) others.push(OWN_PAGES);
  await Promise.all(others.map((name) => caches.delete(name)));
}
