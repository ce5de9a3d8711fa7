// The pages of one's portal that this device holds, for somebody without a connection (src/web/service-worker).
import { OWN_PAGES } from './person-caches.ts';

export type HeldPage = { path: string; title: string };

const MOST = 5;

/** Newest first, each with its own name; without the page that is asked for, and in its language. */
export async function heldPages(asked: string): Promise<HeldPage[]> {
  if (!('caches' in globalThis) || !(await caches.has(OWN_PAGES))) return [];
  const cache = await caches.open(OWN_PAGES);
  const isHindi = asked.startsWith('/hi/');
  const found = new Map<string, HeldPage>();
  for (const request of [...(await cache.keys())].reverse()) {
    const { pathname: path } = new URL(request.url);
    const isPage = !path.endsWith('.data') && !path.endsWith('__manifest');
    if (!isPage || path === asked || found.has(path) || path.startsWith('/hi/') !== isHindi) continue;
    const html = await (await cache.match(request))?.text();
    const [title] = new DOMParser().parseFromString(html ?? '', 'text/html').title.split(' · ');
    if (title) found.set(path, { path, title });
    if (found.size === MOST) break;
  }
  return [...found.values()];
}
