import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { procedures } from '../../../contract/every-procedure.ts';
import { withoutSecret } from './observe.ts';

// security abuse: The log has no part of an address that opens something to whoever has it
it.each([
  ['/calendar/Zm9v.ics', '/calendar/…'],
  ['/feeds/eyJhbGciOi.xml', '/feeds/…'],
  ['/unsubscribe/eyJhbGciOi', '/unsubscribe/…'],
  ['/hi/unsubscribe/eyJhbGciOi.data', '/hi/unsubscribe/…'],
  ['/consent/eyJhbGciOi', '/consent/…'],
  ['/api/asked-tenant-checks/eyJhbGciOi/refuse', '/api/asked-tenant-checks/…'],
  ['/hi/complaint/eyJhbGciOi.data', '/hi/complaint/…'],
  ['/property/two-rooms-in-hsr', '/property/two-rooms-in-hsr'],
  ['/rent/pune/feed.xml', '/rent/pune/feed.xml'],
])('%s is logged as %s', (path, logged) => {
  expect(withoutSecret(path)).toBe(logged);
});

// security abuse: The log has no part of an address that opens something to whoever has it … of each operation and page that has one
it('hides the token of every operation and page that has one', () => {
  const routes = readFileSync(new URL('../../../web/routes.ts', import.meta.url), 'utf8');
  const pages = [...routes.matchAll(/route\('([^']*:token[^']*)'/g)].map(([, path]) => `/${path}`);
  const operations = procedures.map(({ path }) => `/api${path}`).filter((path) => path.includes('{token}'));
  expect(pages.length).toBeGreaterThan(2);
  expect(operations.length).toBeGreaterThan(2);
  const logged = [...pages, ...operations].map((path) =>
    withoutSecret(path.replace(/:token|[{]token[}]/, 'SECRET')),
  );
  expect(logged.filter((path) => path.includes('SECRET'))).toEqual([]);
});
