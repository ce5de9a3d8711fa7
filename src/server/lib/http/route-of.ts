import { inEnglish } from '../../../domain/languages.ts';

/** The template under which a request is measured. Never an address as it came: a stranger could make as many series as words. */

/** Segments of a page's address that stand in its template as they are: the first, and of the portals the next two. */
const PORTAL = /^\/portal\/[a-z-]+(\/[a-z-]+)?/;

/**
 * `'/property'` for every home and `'/api/visits/{id}'` for every visit. What was not found or leads elsewhere is one series
 * each. `templateOf` answers an operation's path below `/api`, null for one that is no operation.
 */
export function routeOf(
  path: string,
  status: number,
  templateOf: (path: string) => string | null = () => null,
): string {
  if (status === 404 || status === 405 || status === 410) return 'not found';
  if (status >= 300 && status < 400 && status !== 304) return 'elsewhere';
  if (path.startsWith('/api/auth/')) return '/api/auth';
  if (path.startsWith('/api/')) return withPrefix(templateOf(path.slice('/api'.length))) ?? '/api';
  const page = inEnglish(path).replace(/[.]data$/, '');
  const own = PORTAL.exec(page)?.[0];
  return own ?? `/${page.split('/')[1]}`;
}

const withPrefix = (template: string | null) => template && `/api${template}`;
