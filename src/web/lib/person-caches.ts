// What the service worker keeps of answers to one person (public/sw.js), and how it goes.
const PERSON = 'kiraya-person-';

/** Removes what is kept of everybody but `userId`; of everybody when nobody is signed in. */
export async function forgetOthers(userId: string | undefined): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PERSON) && name !== `${PERSON}${userId ?? ''}`);
  await Promise.all(others.map((name) => caches.delete(name)));
}
