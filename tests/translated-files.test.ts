/** The files that a browser takes as they are, in every language: they differ in words and addresses alone. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPageIn, languageTags, pathIn, translations } from '../src/domain/languages.ts';

const read = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url), 'utf8');

type Shortcut = { name: string; url: string };

it('the manifest’s shortcuts lead to what people come back for', () => {
  const { shortcuts } = JSON.parse(read('site.webmanifest'));
  expect(shortcuts.map(({ url }: Shortcut) => url)).toEqual([
    '/properties',
    '/shortlisted',
    '/track-applications',
    '/messages',
  ]);
});

describe.each(translations)('in %s', (language) => {
  it('the manifest opens the first page of the language and is that of the same app', () => {
    const [english, other] = ['site', `site-${language}`].map((name) =>
      JSON.parse(read(`${name}.webmanifest`)),
    );
    const { description, shortcuts, ...rest } = other;
    const names: string[] = shortcuts.map(({ name }: Shortcut) => name);
    for (const text of [description, ...names]) expect(text).toMatch(/^[^a-z]*[\u0900-\u097f][^a-z]*$/i);
    expect(shortcuts.map(({ url }: Shortcut) => url)).toEqual(
      english.shortcuts.map(({ url }: Shortcut) => pathIn(isPageIn(language, url) ? language : 'en', url)),
    );
    expect({ ...rest, description: english.description, shortcuts: english.shortcuts }).toEqual({
      ...english,
      lang: languageTags[language],
      start_url: pathIn(language, '/'),
    });
  });

  it('what is shown without a connection leads to pages of the language in its words', () => {
    const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    const [english, other] = [read('offline.html'), read(`offline-${language}.html`)];
    expect(links(other)).toEqual(
      links(english).map((href) => pathIn(isPageIn(language, href) ? language : 'en', href)),
    );
    expect(other).toContain(`<html lang="${languageTags[language]}">`);
    expect(other).toContain('<button id="again" type="button">');
    const words = other.replace(/<style>[\s\S]*<\/style>|<[^>]*>|Kiraya/g, '');
    expect(words.match(/[a-z]+/gi)).toBeNull();
  });
});
