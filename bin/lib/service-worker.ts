/** Makes one script of src/web/service-worker, with what it must know of the sitemap and of the contract. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { rolldown } from 'rolldown';
import { contract } from '../../src/contract/contract.ts';
import { audienceOf, type Permission } from '../../src/domain/permissions.ts';
import sitemap from '../../src/web/routes.ts';

/** The code of the service worker, as browsers load it under `/sw.js`. */
export async function bundleServiceWorker(): Promise<string> {
  const pages = pagesOf(await sitemap);
  const below = (area: string) => pages.filter(({ file }) => file.startsWith(area)).map(({ path }) => path);
  const define = {
    PORTAL_PAGES: JSON.stringify(anyOf(below('portal/'))),
    OFFICE_PAGES: JSON.stringify(anyOf(below('admin/'))),
    KEPT_READS: JSON.stringify(anyOf(keptReads(contract))),
    'process.env.NODE_ENV': '"production"',
  };
  const bundle = await rolldown({
    input: 'src/web/service-worker/service-worker.ts',
    platform: 'browser',
    transform: { define, target: 'es2022' },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  return output[0].code;
}

type Page = { path: string; file: string };

function pagesOf(routes: readonly RouteConfigEntry[], parent = ''): Page[] {
  return routes.flatMap(({ path, index, file, children }) => {
    const full = path ? `${parent}/${path}` : parent;
    const own = path || index ? [{ path: full || '/', file }] : [];
    return [...own, ...pagesOf(children ?? [], full)];
  });
}

/** Answers that must be fresh, links that open a document to whoever has them, and the letters of a trial. */
const NEVER_KEPT = /^(mailbox\.|enquiries\.form$)|link$/i;

/** Paths of the API's reads that are not administrators' alone. */
function keptReads(node: object, name = ''): string[] {
  if (!('~orpc' in node)) {
    return Object.entries(node).flatMap(([key, inner]) => keptReads(inner, name ? `${name}.${key}` : key));
  }
  const { route, meta } = node['~orpc'] as {
    route: { method?: string; path?: string };
    meta: { permission: Permission };
  };
  const audience = audienceOf(meta.permission);
  const isOfOffice = Array.isArray(audience) && audience.every((role) => role === 'admin');
  const isKept = route.method === 'GET' && !isOfOffice && !NEVER_KEPT.test(name);
  return isKept && route.path ? [`/api${route.path}`] : [];
}

/** A pattern of paths with `:name`, `{name}` and `*`. */
function anyOf(paths: readonly string[]): string {
  const patterns = paths.map((path) =>
    path
      .replaceAll('.', '\\.')
      .replaceAll(/:\w+|\{\w+\}/g, '[^/]+')
      .replaceAll('*', '.*'),
  );
  return `^(${patterns.join('|')})$`;
}
