/** A search engine's way through the demo: every link is followed that robots.txt leaves open. */
import { beforeAll, expect, it } from 'vitest';
import { isPageIn, languageOf, pathIn, translations } from '../../src/domain/languages.ts';
import { productOrigin } from '../support/origin.ts';

type Page = {
  status: number;
  to: string | null;
  title: string;
  canonical: string;
  isIndexed: boolean;
  links: string[];
};

const origin = productOrigin();
const AT_ONCE = 4;
const pages = new Map<string, Page>();
let listed: string[] = [];
let closed: RegExp[] = [];

const text = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

async function read(path: string): Promise<Page> {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual' });
  const html = answer.headers.get('content-type')?.includes('html') ? await answer.text() : '';
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const { origin: of, pathname, search } = new URL(href.replaceAll('&amp;', '&'), `${origin}${path}`);
    return of === origin ? [pathname + search] : [];
  });
  const location = answer.headers.get('location');
  return {
    status: answer.status,
    to: location && new URL(location, origin).href.slice(origin.length),
    title: text(html, /<title>([^<]*)<\/title>/),
    canonical: text(html, /<link rel="canonical" href="([^"]*)"/).replace(origin, '') || '/',
    isIndexed: answer.status === 200 && html !== '' && !/<meta name="robots" content="noindex/.test(html),
    links,
  };
}

/** English pages: those in other languages are the same ones, named by each. */
const isOpen = (path: string) =>
  !closed.some((start) => start.test(path)) && languageOf(path) === 'en' && !/^\/(files|assets)\//.test(path);

beforeAll(async () => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(
    ([, start = '']) => new RegExp(`^${start.replaceAll(/[?.]/g, '\\$&').replaceAll('*', '.*')}`),
  );
  const addresses = async (file: string) =>
    [...(await (await fetch(`${origin}${file}`)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, at = '']) => new URL(at).href.slice(new URL(at).origin.length),
    );
  const files = await addresses('/sitemap.xml');
  listed = (await Promise.all(files.map(addresses))).flat();
  const waiting = ['/'];
  const seen = new Set(waiting);
  const follow = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await read(path);
      pages.set(path, page);
      for (const link of [...page.links, ...(page.to ? [page.to] : [])]) {
        if (seen.has(link) || !isOpen(link)) continue;
        seen.add(link);
        waiting.push(link);
      }
    }
  };
  while (waiting.length > 0 && pages.size < 20_000)
    await Promise.all(Array.from({ length: AT_ONCE }, follow));
}, 1_800_000);

const found = () => [...pages];
const indexed = () => found().filter(([path, page]) => page.isIndexed && page.canonical === path);
const doubled = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

it('no link leads to nothing, and none leads twice around', () => {
  const broken = found().filter(([, { status }]) => status >= 400);
  expect(broken.map(([path, { status }]) => `${status} ${path}`)).toEqual([]);
  expect(found().filter(([, { to }]) => to && pages.get(to)?.to)).toEqual([]);
});

it('no page is there twice: each that may be indexed names itself, by a title of its own', () => {
  const elsewhere = found().filter(([path, page]) => page.isIndexed && page.canonical !== path);
  const lost = elsewhere.filter(([, { canonical }]) => pages.get(canonical)?.canonical !== canonical);
  expect(lost.map(([path, { canonical }]) => `${path} → ${canonical}`)).toEqual([]);
  const places = indexed().filter(([path]) => !path.startsWith('/property/'));
  expect(doubled(places.map(([, { title }]) => title))).toEqual([]);
});

it('nothing is listed that is not reached or not to be indexed, and nothing to be indexed is not listed', () => {
  const english = listed.filter((path) => languageOf(path) === 'en');
  for (const language of translations) {
    const translated = english.filter((path) => isPageIn(language, path));
    expect(listed.filter((path) => languageOf(path) === language)).toEqual(
      translated.map((path) => pathIn(language, path)),
    );
  }
  expect(english.filter((path) => !pages.get(path)?.isIndexed)).toEqual([]);
  const known = new Set(english);
  expect(indexed().flatMap(([path]) => (known.has(path) ? [] : [path]))).toEqual([]);
});

it('there is no trap: not many more addresses than pages', () => {
  expect(pages.size).toBeLessThan(listed.length * 2);
});

it('titles of homes fit a result', () => {
  const homes = indexed().filter(([path]) => path.startsWith('/property/'));
  expect(homes.length).toBeGreaterThan(100);
  expect(homes.flatMap(([, { title }]) => (title.length > 60 ? [title] : []))).toEqual([]);
});
