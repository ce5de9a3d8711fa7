import { expect, it } from 'vitest';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';

function device(text?: string) {
  const stored = new Map<string, string>(text === undefined ? [] : [['kiraya.searches', text]]);
  stored.set('kiraya.history', 'yes');
  const area = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return () => area;
}
const text = (name: string) => ({ name, path: `/properties?q=${name}` });

it('keeps the newest six, each once, and forgets them all', () => {
  const area = device();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) keepSearch(text(name), area);
  expect(recentSearches(area).map(({ name }) => name)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  forgetSearches(area);
  expect(recentSearches(area)).toEqual([]);
});

it.each([
  ['no JSON', '{', 0],
  ['no list', '{"name":"a"}', 0],
  ['an address elsewhere', '[{"name":"a","path":"//elsewhere.example"}]', 0],
  ['a kind of place that is none', '[{"name":"a","kind":"moon","path":"/properties?q=a"}]', 0],
  ['a city that is none', '[{"name":"a","city":7,"path":"/properties?q=a"}]', 0],
  ['a place', '[{"name":"a","kind":"locality","city":"Pune","path":"/properties?locality=a"}]', 1],
])('of %s on the device %s are read: %i', (_, stored, count) => {
  expect(recentSearches(device(stored))).toHaveLength(count);
});

it('works where the device keeps nothing', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  keepSearch(text('a'), forbidden);
  forgetSearches(forbidden);
  expect(recentSearches(forbidden)).toEqual([]);
});
