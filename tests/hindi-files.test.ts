/** The files that a browser takes as they are, in both languages: they differ in words and addresses alone. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url), 'utf8');

it('the manifest in Hindi opens the Hindi first page and is that of the same app', () => {
  const [english, hindi] = ['site', 'site-hi'].map((name) => JSON.parse(read(`${name}.webmanifest`)));
  const { description, ...rest } = hindi;
  expect(description).toMatch(/^[^a-z]*[\u0900-\u097f][^a-z]*$/i);
  expect({ ...rest, description: english.description }).toEqual({
    ...english,
    lang: 'hi-IN',
    start_url: '/hi',
  });
});

it('what is shown without a connection leads to Hindi pages in Hindi', () => {
  const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  const [english, hindi] = [read('offline.html'), read('offline-hi.html')];
  expect(links(hindi)).toEqual(links(english).map((href) => `/hi${href}`.replace(/\/$/, '')));
  expect(hindi).toContain('<html lang="hi-IN">');
  const words = hindi.replace(/<style>[\s\S]*<\/style>|<[^>]*>|Kiraya/g, '');
  expect(words.match(/[a-z]+/gi)).toBeNull();
});
