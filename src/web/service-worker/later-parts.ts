// What a page of the portal loads only once it is opened, a dialog or a part further down, is fetched ahead: without a connection it opens too.
import { OWN_PAGES } from '../lib/person-caches.ts';
import { ANY } from './cache-strategies.ts';
import { cacheOfPage } from './paths.ts';

declare const self: ServiceWorkerGlobalScope;

/** As the build lists in a script what its parts of later need (`__vite__mapDeps`). */
const LATER = /"(assets\/[\w./-]+\.(?:js|css))"/g;

/** What the device says of its line, where the browser tells. */
const line = () =>
  (self.navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

export const savesData = (): boolean => line().saveData === true;

/** Whoever pays for each megabyte, or waits for each, fetches what is opened alone. */
const isSparing = (): boolean => savesData() || line().effectiveType?.includes('2g') === true;

/** Scripts whose later parts were looked for since the worker started. */
const read = new Set<string>();

/** After the page was given its script, one by one and behind all that the page itself asks for. */
export async function fetchAhead(clientId: string, script: string, cacheName: string): Promise<void> {
  if (!script.endsWith('.js') || read.has(script) || isSparing()) return;
  const page = await self.clients.get(clientId);
  if (!page || cacheOfPage(new URL(page.url).pathname) !== OWN_PAGES) return;
  read.add(script);
  const cache = await caches.open(cacheName);
  const text = await (await cache.match(script, ANY))?.text();
  for (const [, path] of text?.matchAll(LATER) ?? []) {
    const address = `${self.location.origin}/${path}`;
    if (await cache.match(address, ANY)) continue;
    const response = await fetch(address, { priority: 'low' }).catch(() => undefined);
    if (response === undefined) return;
    if (response.ok) await cache.put(address, response);
  }
}
