/** Makes one script of src/web/service-worker, with what it must know of the sitemap and of the contract. */
import { rolldown } from 'rolldown';
import { procedures } from '../../src/contract/every-procedure.ts';
import { STAFF } from '../../src/domain/access/audience.ts';
import { audienceOf, type Permission } from '../../src/domain/permissions.ts';
import { sitemapPages } from './sitemap-pages.ts';

/** The code of the service worker, as browsers load it under `/sw.js`. */
export async function bundleServiceWorker(): Promise<string> {
  const pages = await sitemapPages();
  const below = (area: string) => pages.filter(({ file }) => file.startsWith(area)).map(({ path }) => path);
  const define = {
    PORTAL_PAGES: JSON.stringify(anyOf(below('portal/'))),
    OFFICE_PAGES: JSON.stringify(anyOf(below('admin/'))),
    CACHED_READS: JSON.stringify(anyOf(cachedReads())),
    'process.env.NODE_ENV': '"production"',
    // One worker serves the pages of every language: it is of none of their copies.
    'import.meta.url': '""',
  };
  const bundle = await rolldown({
    input: 'src/web/service-worker/service-worker.ts',
    platform: 'browser',
    transform: { define, target: 'es2022' },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  return output[0].code;
}

/** Answers that must be fresh, links that open a document to whoever has them, and the letters of a trial. */
const NEVER_CACHED = /^(mailbox\.|enquiries\.form$)|link$/i;

/** Paths of the API's reads that are not the office's alone: money and people of others stay off the devices of staff. */
const cachedReads = () =>
  procedures
    .filter(({ name, isRead, permission }) => isRead && !isOfOffice(permission) && !NEVER_CACHED.test(name))
    .map(({ path }) => `/api${path}`);

function isOfOffice(permission: Permission): boolean {
  const audience = audienceOf(permission);
  return Array.isArray(audience) && audience.every((role) => (STAFF as readonly string[]).includes(role));
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
