/** Every link that is written out in the pages leads to a page of the sitemap. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screens } from './support/screens.ts';

/** `<Link to="/rent">`, `{ to: '/rent' }` and `to={`/property/${id}`}`: what is put in stands for a parameter. */
const LINK = /\bto(?:=|: ?|=\{)["'`](\/[^"'`]*)["'`]/g;

const links = globSync('src/web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(LINK)].map(([, to = '']) => to),
);

it('finds links of menus, of texts and with parameters', () => {
  expect(links).toEqual(
    expect.arrayContaining(['/become-broker', '/privacy-policy', '/rent', '/portal/user']),
  );
  expect(links.filter((to) => to.includes('${')).length).toBeGreaterThan(5);
});

const segments = (path: string) => path.replace(/[?#].*$/, '').split('/');
const leadsTo = (pattern: string, to: string) => {
  const given = segments(to);
  const wanted = segments(pattern);
  return (
    wanted.length === given.length &&
    wanted.every(
      (segment, place) => segment.startsWith(':') || given[place]?.includes('${') || segment === given[place],
    )
  );
};

it.each([...new Set(links)])('%s is a page', (to) => {
  const patterns = screens.map(({ pattern }) => pattern).filter((pattern) => !pattern.endsWith('*'));
  expect(patterns.filter((pattern) => leadsTo(pattern, to))).not.toEqual([]);
});
