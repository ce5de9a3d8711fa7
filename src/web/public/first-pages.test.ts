import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import sitemap from '../routes.ts';
import { firstPageOf } from './first-pages.ts';

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsOf(children ?? [])]);
const paths = pathsOf(await sitemap);

/** Above these stand only addresses that nobody is given: of a letter, of one home or lease, of a mailed link. */
const alone = ['/unsubscribe', '/consent', '/dev', '/register', '/properties/:id', '/portal/leases/:id'];
const above = [
  ...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))).filter((path) => path !== '')),
].filter((path) => !alone.includes(path));

test.each(above)('%s, above other pages, is a page itself', (path) => {
  expect(paths).toContain(path);
});

test.each([
  ['/portal/affiliate', '/portal/affiliate/overview'],
  ['/hi/portal/affiliate/', '/portal/affiliate/overview'],
  ['/affiliate', '/affiliate/register'],
  ['/portal/landlord/leases', '/portal/landlord/tenants'],
  ['/about', null],
])('%s leads to %s', (path, page) => {
  expect(firstPageOf(path)).toBe(page);
  if (page) expect(paths).toContain(page);
});
