import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageCacheKey } from './page-cache-key.ts';

// security abuse: Beyond its limits the server sheds with 503 and stays alive … what a page does not read of its address makes no further page to draw
// security review: Each unknown query key drew a page anew (L4)
it.each([
  ['/?utm_source=mail&x=1', '/'],
  ['/hi?x=1', '/hi'],
  ['/_.data?x=1', '/_.data'],
  ['/hi.data?x=1&_routes=root', '/hi.data?_routes=root'],
  ['/properties?x=1&city=pune&q=2%20BHK&%63ity=goa', '/properties?city=pune&q=2%20BHK&%63ity=goa'],
  ['/property/01?x=1&step=visit', '/property/01?step=visit'],
  ['/hi/rent/pune/baner?x', '/hi/rent/pune/baner'],
  ['/guaranteed-lease?rent=25,000&x=1', '/guaranteed-lease?rent=25,000'],
  ['/compare?home=1&home=2&_routes=x', '/compare?home=1&home=2'],
])('reads of %s what the page reads: %s', (given, read) => {
  const { pathname, search } = new URL(given, 'http://localhost');
  expect(pageCacheKey(pathname, search)).toBe(read);
});

it('leaves the address of a page that is not kept as it is', () => {
  expect(pageCacheKey('/auth', '?mode=sign-up&x=1')).toBe('/auth?mode=sign-up&x=1');
  expect(pageCacheKey('/hindi', '?x=1')).toBe('/hindi?x=1');
});

it('knows every page that may be kept', () => {
  const web = new URL('../../web/', import.meta.url);
  const routes = readFileSync(new URL('routes.ts', web), 'utf8');
  const cached = readdirSync(new URL('public/', web), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') &&
      /X-Page-Tags|fixedPage\(/.test(readFileSync(new URL(`public/${file}`, web), 'utf8')),
  );
  expect(cached.length).toBeGreaterThan(15);
  for (const file of cached) {
    const [, path = ''] = new RegExp(`route\\('([^']+)', 'public/${file}'`).exec(routes) ?? [];
    const example = `/${path.replace(/:\w+/g, 'one')}`;
    expect([file, pageCacheKey(example, '?junk=1')]).toEqual([file, example]);
  }
});
