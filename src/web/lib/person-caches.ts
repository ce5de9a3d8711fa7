// What the service worker keeps on a device for one person (src/web/service-worker), and how it goes.

/** Begins the name of a cache of answers; the person's number ends it. */
export const PERSON = 'kiraya-person-';
/** Pages for signed-in people: they hold nothing of anybody, but which of them were opened is a person's own matter. */
export const OWN_PAGES = 'kiraya-portal';

/** Removes what is kept of everybody but `userId`; of everybody when nobody is signed in. */
export async function forgetOthers(userId: string | undefined): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PERSON) && name !== `${PERSON}${userId ?? ''}`);
  if (userId === undefined || others.length > 0) others.push(OWN_PAGES);
  await Promise.all(others.map((name) => caches.delete(name)));
}
