/** The pages of the sitemap (src/web/routes.ts), each with the whole of its path. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import sitemap from '../../src/web/routes.ts';

/** `file` and the files of the layouts around it, the outermost first, are below `src/web`. */
export type SitemapPage = { path: string; file: string; layouts: readonly string[] };

export const sitemapPages = async (): Promise<SitemapPage[]> => pagesOf(await sitemap);

function pagesOf(
  routes: readonly RouteConfigEntry[],
  parent = '',
  layouts: readonly string[] = [],
): SitemapPage[] {
  return routes.flatMap(({ path, index, file, children }) => {
    const full = path ? `${parent}/${path}` : parent;
    const own = path || index ? [{ path: full || '/', file, layouts }] : [];
    return [...own, ...pagesOf(children ?? [], full, [...layouts, file])];
  });
}
