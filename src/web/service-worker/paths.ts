// Which addresses belong to which cache. What depends on the sitemap and the contract is put in at build (bin/lib/service-worker.ts).
import { inEnglish } from '../../domain/languages.ts';
import { OWN_PAGES } from '../lib/person-caches.ts';

/** Patterns of the sitemap's portal pages, of its administrators' pages, and of what one person may read of the API and keep. */
declare const PORTAL_PAGES: string;
declare const OFFICE_PAGES: string;
declare const CACHED_READS: string;

export const PAGES = 'kiraya-pages';

const portalPages = new RegExp(PORTAL_PAGES);
const officePages = new RegExp(OFFICE_PAGES);
const cachedReads = new RegExp(CACHED_READS);

/** The path as the sitemap has it: without the language and without the ending of a page's data. */
const inSitemap = (path: string) =>
  inEnglish(path)
    .replace(/\.data$/, '')
    .replace(/(?<=.)\/$/, '');

/** The cache of a page or of its data; undefined for what administrators see, which is not kept on a device. */
export function cacheOfPage(path: string): string | undefined {
  const page = inSitemap(path);
  if (officePages.test(page)) return undefined;
  return portalPages.test(page) ? OWN_PAGES : PAGES;
}

export const isCachedRead = (path: string): boolean => cachedReads.test(path);

/** Pages that show something else for each search of their address (tests/kept-searches.test.ts); others open with it. */
export const isBySearch = (path: string): boolean =>
  /^\/(properties|compare|help|guaranteed-lease|property-owners|affiliate\/(register|invite-only)|register\/affiliate|portal\/user\/(?!viewed$).+|dev\/mailbox)$/.test(
    inSitemap(path),
  );

export const isHome = (path: string): boolean => /^\/property\/[^/]+$/.test(inEnglish(path));

/** Whose token the request carries; nobody's when it is only the public key. */
export function personOf(request: Request): string | undefined {
  const token = /^Bearer [\w-]+\.([\w-]+)\./.exec(request.headers.get('Authorization') ?? '');
  try {
    const { sub } = JSON.parse(atob((token?.[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return /^[\w-]{8,64}$/.test(sub) ? sub : undefined;
  } catch {
    return undefined;
  }
}
