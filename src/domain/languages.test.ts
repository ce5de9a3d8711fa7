import { describe, expect, it, test } from 'vitest';
import { inEnglish, isInDevanagari, isPageIn, languageOf, pathIn } from './languages.ts';

test.each([
  ['/', '/hi', '/mr'],
  ['/?theme=dark', '/hi?theme=dark', '/mr?theme=dark'],
  ['/properties?city=Pune', '/hi/properties?city=Pune', '/mr/properties?city=Pune'],
  ['/rent/pune', '/hi/rent/pune', '/mr/rent/pune'],
])('%s is %s in Hindi and %s in Marathi', (english, hindi, marathi) => {
  expect([pathIn('en', english), pathIn('hi', english), pathIn('mr', english)]).toEqual([
    english,
    hindi,
    marathi,
  ]);
  expect([english, hindi, marathi].map(languageOf)).toEqual(['en', 'hi', 'mr']);
  expect([english, hindi, marathi].map(inEnglish)).toEqual([english, english, english]);
});

test.each(['/hi.data', '/hi.data?_routes=root', '/hi/properties.data'])(
  '%s is what a browser asks of a Hindi page',
  (path) => {
    expect(languageOf(path)).toBe('hi');
  },
);

test.each(['/hill', '/hi-tech', '/hi.database', '/history?hi', '/property/hi', '/mr-sharma'])(
  '%s is an English address',
  (path) => {
    expect([languageOf(path), inEnglish(path)]).toEqual(['en', path]);
  },
);

describe('a language of public pages', () => {
  it.each([
    '/',
    '/properties?city=Pune',
    '/property/2-bhk-kothrud-0190',
    '/rent/pune/kothrud',
    '/help/apply',
    '/auth?mode=sign-up',
  ])('has %s', (path) => {
    expect(isPageIn('mr', path)).toBe(true);
  });

  it.each([
    '/portal',
    '/settings',
    '/properties/1/edit',
    '/terms-conditions',
    '/consent/x',
    '/help/repairs',
    '/admin',
  ])('has no %s, which English and Hindi have', (path) => {
    expect([isPageIn('mr', path), isPageIn('hi', path), isPageIn('en', path)]).toEqual([false, true, true]);
  });
});

it('knows the script of each language by its name', () => {
  expect(['en', 'hi', 'mr', 'ta'].map(isInDevanagari)).toEqual([false, true, true, false]);
});
