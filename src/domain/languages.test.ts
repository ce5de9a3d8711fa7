import { expect, test } from 'vitest';
import { languageOf, pathIn } from './languages.ts';

test.each([
  ['/', '/hi'],
  ['/?theme=dark', '/hi?theme=dark'],
  ['/properties?city=Pune', '/hi/properties?city=Pune'],
  ['/rent/pune', '/hi/rent/pune'],
])('%s is %s in Hindi', (english, hindi) => {
  expect(pathIn('hi', english)).toBe(hindi);
  expect(pathIn('en', english)).toBe(english);
  expect([languageOf(english), languageOf(hindi)]).toEqual(['en', 'hi']);
});

test.each(['/hi.data', '/hi.data?_routes=root', '/hi/properties.data'])(
  '%s is what a browser asks of a Hindi page',
  (path) => {
    expect(languageOf(path)).toBe('hi');
  },
);

test.each(['/hill', '/hi-tech', '/hi.database', '/history?hi', '/property/hi'])(
  '%s is an English address',
  (path) => {
    expect(languageOf(path)).toBe('en');
  },
);
