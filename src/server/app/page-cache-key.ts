// What a kept page reads of its address. The rest of a query changes nothing on it, so it must not make another page to draw and keep:
// neither the names that campaigns add nor those somebody makes up to keep us busy.
import { filterNames } from '../../contract/property-filters.ts';
import { inEnglish } from '../../domain/languages.ts';

const estimate = ['rent', 'empty', 'brokerage', 'guaranteed'];

/** The kept pages, without language and ending, and the names each reads. Other pages are drawn for their whole address. */
const readBy: readonly [page: RegExp, names: readonly string[]][] = [
  [/^\/properties$/, filterNames],
  [/^\/property\/[^/]+$/, ['step', 'photo']],
  [/^\/compare$/, ['home']],
  [/^\/help$/, ['q']],
  [/^\/help\/[^/]+$/, []],
  [/^\/(guaranteed-lease|property-owners)$/, estimate],
  [/^\/(rent(\/[^/]+){0,3})?$/, []],
  [/^\/(about|terms-conditions|privacy-policy|tenants|corporates|brokers|services|contact|complaint)$/, []],
  [/^\/(tenant-verification|furnished-leasing|legal-support|property-management)$/, []],
];

/** The address of the page that is drawn for it: the same path, and of the query what the page reads, as it came. */
export function pageCacheKey(pathname: string, search: string): string {
  const isData = pathname.endsWith('.data');
  const page = inEnglish(pathname).replace(/\.data$/, '');
  const names = readBy.find(([pattern]) => pattern.test(page === '/_' ? '/' : page))?.[1];
  if (!search || !names) return `${pathname}${search}`;
  // React Router asks for the data of some routes of a page by this name.
  const isRead = (name: string) => names.includes(name) || (isData && name === '_routes');
  const read = search
    .slice(1)
    .split('&')
    .filter((part) => isRead(nameOf(part)));
  return read.length > 0 ? `${pathname}?${read.join('&')}` : pathname;
}

const nameOf = (part: string): string => new URLSearchParams(part).keys().next().value ?? '';
